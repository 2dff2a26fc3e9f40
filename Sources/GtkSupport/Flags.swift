import CAdwaita

// C flag enumerations come in without set operations.
// swift-format-ignore: AvoidRetroactiveConformances
extension GdkModifierType: @retroactive OptionSet {}
