export const nl = {
  nothing: 'Vink eerst een of meer regels aan.',
  tooMany: 'Vink hoogstens {{most}} regels tegelijk aan. Er is niets gedaan.',
  tick: 'Kies',
  tickOne: 'Kies {{name}}',
  tickAll_one: 'Vink de regel op deze pagina aan',
  tickAll_other: 'Vink alle {{count}} regels op deze pagina aan',
  heading: 'Wat er gebeurd is: {{done}} van {{all}} gedaan',
  remind: 'Herinneren',
  reminded: {
    done: 'herinnerd: {{names}}',
    nothing: 'er is niets te laat of binnenkort aan de beurt',
    nobody: 'niemand van de organisatie kan inloggen',
    muted: 'wie het aangaat, wil geen herinneringen',
    today: 'wie het aangaat, kreeg vandaag al een herinnering',
  },
  gone: 'is er niet meer',
}
