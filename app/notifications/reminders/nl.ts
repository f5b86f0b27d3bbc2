export const nl = {
  whatOne: '{{title}}, {{where}}',
  what: '{{count}} taken ({{organisation}})',
  needed: 'Nog nodig: {{list}}',
  neededMore: 'Nog nodig: {{list}} en nog {{count}}',
}
