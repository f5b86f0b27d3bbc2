export const nl = {
  lead: 'U zette het aantal van {{shown}} op {{wanted}}. Er zijn er {{filled}} ingevuld. Er is nog niets verwijderd.',
  goneTitle: 'Dan gaat dit weg',
  goneText_one: 'De andere blijft zoals die is. U kunt dit terugzetten bij “Wijzigingen bekijken”.',
  goneText_other: 'De andere {{count}} blijven zoals ze zijn. U kunt dit terugzetten bij “Wijzigingen bekijken”.',
  keptTitle: 'Zo laag kan het aantal nu niet',
  kept: 'Hier is al iets voor ingevuld. Alleen wij kunnen dit archiveren.',
  keptText: 'Bel of mail ons als dit toch weg moet. Wij bewaren dan wat er is ingevuld.',
  none: 'Nog niets gekozen',
}
