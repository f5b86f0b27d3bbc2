export const nl = {
  marks: {
    none: 'Open',
    busy: 'Bezig',
    done: 'Klaar',
    confirmed: 'Gecontroleerd',
    waiting: 'Wacht op een ander',
    returned: 'Teruggestuurd',
    late: 'Te laat',
  },
}
