export const nl = {
  /** The steps in a word, for columns of a few narrow marks. */
  steps: {
    location: 'Unit',
    'setting-up': 'Op één lijn',
    technical: 'Techniek',
    'start-meeting': 'Start',
    'installation-day': 'Dag',
  },
  marks: {
    none: 'Open',
    busy: 'Bezig',
    done: 'Klaar',
    confirmed: 'Gecontroleerd',
    waiting: 'Wacht',
    returned: 'Teruggestuurd',
    'not-needed': 'Niet nodig',
    late: 'Te laat',
  },
}
