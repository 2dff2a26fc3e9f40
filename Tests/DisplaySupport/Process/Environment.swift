import CXTest
import Glibc

/// The variables a program is started with.
public struct Environment: Sendable {
  /// Name and value of each variable.
  public var variables: [String: String]

  /// Makes an environment of these variables.
  public init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// This process's own variables, as they are now.
  public static var current: Environment {
    var variables: [String: String] = [:]
    var entry = environment_block()
    while let pointer = entry?.pointee {
      let text = String(cString: pointer)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      entry = entry?.successor()
    }
    return Environment(variables)
  }

  /// This environment with some variables set to other values, or taken out where `nil`.
  public func setting(_ changes: [String: String?]) -> Environment {
    var result = self
    for (name, value) in changes {
      result.variables[name] = value
    }
    return result
  }

  /// Gives this process the same variables, so that libraries in it see them.
  public static func apply(_ changes: [String: String?]) {
    for (name, value) in changes {
      if let value {
        setenv(name, value, 1)
      } else {
        unsetenv(name)
      }
    }
  }
}
