/// The settings openbox runs with.
enum OpenboxConfiguration {
  /// Its configuration file: no keys of its own, so that all keys reach the program.
  static func text(maximised: Bool) -> String {
    let rule =
      maximised
      ? "<application class=\"*\"><decor>no</decor><maximized>yes</maximized></application>" : ""
    return """
      <?xml version="1.0"?>
      <openbox_config xmlns="http://openbox.org/3.4/rc">
        <focus><focusNew>yes</focusNew><followMouse>no</followMouse></focus>
        <desktops><number>1</number><popupTime>0</popupTime></desktops>
        <keyboard></keyboard>
        <mouse></mouse>
        <applications>\(rule)</applications>
      </openbox_config>
      """
  }
}
