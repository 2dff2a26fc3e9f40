/// Three rows of three numbers.
struct Matrix3 {
  private let rows: [[Double]]

  init(rows: [[Double]]) { self.rows = rows }

  init(columns: [[Double]]) {
    rows = (0..<3).map { row in columns.map { $0[row] } }
  }

  init(diagonal: [Double]) {
    rows = (0..<3).map { row in (0..<3).map { $0 == row ? diagonal[row] : 0 } }
  }

  func times(_ vector: [Double]) -> [Double] {
    rows.map { row in row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] }
  }

  func times(_ other: Matrix3) -> Matrix3 {
    Matrix3(
      rows: rows.map { row in
        (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * other.rows[$1][column] } }
      })
  }

  /// The matrix that undoes this one; `nil` where there is none.
  var inverse: Matrix3? {
    let m = rows
    let minors = (0..<3).map { row in
      (0..<3).map { column in
        let (a, b) = ((column + 1) % 3, (column + 2) % 3)
        let (c, d) = ((row + 1) % 3, (row + 2) % 3)
        return m[a][c] * m[b][d] - m[a][d] * m[b][c]
      }
    }
    let determinant = m[0][0] * minors[0][0] + m[0][1] * minors[1][0] + m[0][2] * minors[2][0]
    guard abs(determinant) > 1e-12 else { return nil }
    return Matrix3(rows: minors.map { row in row.map { $0 / determinant } })
  }
}
