export const nl = {
  note: { title: 'Briefje over {{name}}', file: 'Briefje {{location}}', hello: 'Dit gaat over {{name}}.' },
}
