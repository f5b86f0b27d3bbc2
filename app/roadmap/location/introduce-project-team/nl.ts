export const nl = {
  title: 'Projectteam',
  intro: {
    heading: 'Stel het projectteam voor',
    what: 'U noemt de collega’s die samen met u de aansluitdag voorbereiden.',
    why: 'Dan weten wij en uw collega’s wie waarvoor te vragen is. De voorbereiding duurt ongeveer anderhalve maand.',
    who: 'De projectleider of de teamleider.',
    ready: 'Handig om bij de hand te hebben: de namen, functies en e-mailadressen van de collega’s.',
  },
  pages: {
    details: {
      title: 'Teamleden',
      heading: 'Wie zitten er in het projectteam?',
      lead: 'Denk aan de projectleider, iemand uit de zorg, iemand van ICT en iemand van de technische dienst. Wij mailen hen alleen over dit project.',
    },
  },
  fields: {
    numberOfMembers: 'Aantal teamleden',
    members: {
      first_name: 'Voornaam teamlid',
      last_name: 'Achternaam teamlid',
      email: 'E-mailadres teamlid',
      position: 'Functie teamlid',
    },
  },
  legends: {},
  hints: {
    members: { position: 'Bijvoorbeeld projectleider of verzorgende' },
  },
  options: {},
  rows: {
    members: {
      legend: 'Teamlid {{number}}',
      named: 'Teamlid {{number}}: {{name}}',
      add: 'Nog een teamlid',
      remove: 'Teamlid {{number}} verwijderen',
      fewer: {
        title_one: 'Welk teamlid gaat weg?',
        title_other: 'Welke {{count}} teamleden gaan weg?',
        gone: 'Van wie u kiest: naam, e-mailadres en functie.',
        remove_one: 'Verwijder het gekozen teamlid',
        remove_other: 'Verwijder de gekozen teamleden',
        keep: 'Nee, laat {{count}} teamleden staan',
      },
    },
  },
  missing: { members: 'voor- en achternaam van minstens één teamlid' },
  done: {
    heading: 'Het projectteam is bekend',
    text: 'Vertel uw collega’s dat zij in het team zitten. Verandert het team, dan past u het hier aan.',
  },
  dueReason: 'Dan weet iedereen vanaf het begin wie wat voorbereidt.',
}
