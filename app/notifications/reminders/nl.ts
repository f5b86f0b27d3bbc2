export const nl = {
  subjectOne: 'Herinnering: {{title}}, {{where}}',
  subject: 'Herinnering voor {{organisation}}: {{count}} taken',
  hello: 'Beste {{name}},',
  lead_one: 'Deze taak is bijna aan de beurt of al te laat.',
  lead_other: 'Deze taken zijn bijna aan de beurt of al te laat.',
  open: 'Verder met {{title}}',
  needed: 'Nog nodig: {{list}}',
  neededMore: 'Nog nodig: {{list}} en nog {{count}} meer',
  atMost: 'Wij herinneren u hoogstens drie keer aan een taak, en niet meer zodra die klaar is.',
}
