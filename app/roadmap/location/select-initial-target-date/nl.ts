export const nl = {
  title: 'Streefdatum',
  intro: {
    heading: 'Kies een streefdatum',
    what: 'U kiest de dag waarop u de bedsensoren het liefst laat aansluiten.',
    why: 'Vanaf deze dag rekenen we terug. Zo ziet u op de routekaart wanneer elke taak klaar moet zijn.',
    who: 'De projectleider, samen met de teamleider.',
    ready: 'Handig om bij de hand te hebben: de agenda van het team, met vakanties en andere drukke dagen.',
  },
  pages: {
    details: {
      title: 'Streefdatum',
      heading: 'Wanneer wilt u de aansluitdag?',
      lead: 'Reken op ongeveer anderhalve maand voorbereiding. De dag is nog niet vast: later plannen we samen de definitieve data.',
    },
  },
  fields: { date: 'Streefdatum voor de aansluitdag' },
  legends: {},
  hints: { date: 'Kies een werkdag waarop genoeg collega’s aanwezig zijn' },
  options: {},
  rows: {},
  missing: {},
  done: {
    heading: 'De streefdatum staat',
    text: 'Op de routekaart ziet u nu wanneer elke taak klaar moet zijn. Komt de dag toch niet uit? Dan kiest u hier een andere.',
  },
  dueReason: 'Dan is er nog anderhalve maand om alles voor te bereiden.',
}
