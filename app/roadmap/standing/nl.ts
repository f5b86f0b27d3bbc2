export const nl = {
  /** On the tag of a task, for the people of the organisation. */
  tag: {
    busy: 'Bezig',
    returned: 'Terug van ons',
    colleague: 'Bij {{name}}',
    guest: 'Wacht op {{name}}',
    someone: 'Wacht',
    provider: 'Bij ons',
    task: 'Na {{number}}',
    notNeeded: 'Niet nodig',
  },
  agreed: 'Wij zijn het eens: dit hoeft hier niet.',
  /** In tables for spreadsheets. */
  shown: {
    open: 'Open',
    busy: 'Bezig',
    returned: 'Teruggestuurd',
    waits: 'Wacht',
    done: 'Klaar',
    checked: 'Gecontroleerd',
    'not-needed': 'Niet nodig',
  },
  holders: {
    us: 'de locatie',
    colleague: 'een collega',
    guest: 'iemand met een link',
    provider: 'wij',
    task: 'een andere taak',
    nobody: 'niemand',
  },
}
