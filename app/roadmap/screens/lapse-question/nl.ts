export const nl = {
  notYet_one: 'Dan geldt een antwoord niet meer. Er is nog niets opgeslagen.',
  notYet_other: 'Dan gelden {{count}} antwoorden niet meer. Er is nog niets opgeslagen.',
  title_one: 'Dan geldt dit antwoord niet meer',
  title_other: 'Dan gelden deze antwoorden niet meer',
  agreed: '{{name}} is akkoord met “{{task}}”',
  signed: '{{name}} tekende “{{task}}”',
  at: '({{location}})',
  text: 'Wat u wijzigt, staat in de tekst waarop is geantwoord. Slaat u het op, dan is het een andere tekst. Daarvoor is opnieuw een antwoord nodig.',
  textStaff: 'De organisatie leest op haar startpagina dat zij het opnieuw moet vragen.',
  ask: 'Opslaan en opnieuw vragen',
  only: 'Alleen opslaan',
  leave: 'Niet opslaan',
}
