export const nl = {
  title: 'WiFi-looptest',
  intro: {
    heading: 'Test de WiFi op uw locatie',
    what: 'Wij sturen u de WiFi-check: een kastje dat test of onze sensoren op uw netwerk komen. U zet het aan en loopt ermee langs de kamers.',
    why: 'Zo weten we vóór de aansluitdag dat elke kamer goed bereik heeft. Dat scheelt wachten op de dag zelf.',
    who: 'De teamleider of een collega die de afdelingen kent. ICT kan helpen als het niet lukt.',
    ready: 'Wat u nodig heeft: de WiFi-gegevens zijn ingevuld en de WiFi-check is bezorgd.',
  },
  pages: {
    prepare: {
      title: 'Voorbereiden',
      heading: 'Zijn de WiFi-gegevens bekend?',
      lead: 'We stellen de WiFi-check in met de gegevens van uw netwerk. Daarna sturen we hem op.',
    },
    'app-settings': {
      title: 'Instellingen van de app',
      heading: 'Staan de telefoons goed ingesteld?',
      lead: 'De app waarschuwt collega’s met een melding. Controleer op elke telefoon of meldingen en geluid aanstaan en of de telefoon op de WiFi zit.',
    },
    status: {
      title: 'Stand van zaken',
      heading: 'Hoe ver is de WiFi-check?',
      lead: 'Zet de WiFi-check aan in een kamer en wacht een paar minuten. Wij zien of hij verbinding maakt en vullen dat hier in.',
    },
  },
  fields: {
    isOn: 'Staat de WiFi-check aan?',
    remarks: 'Opmerkingen over de WiFi-check',
    trackAndTrace: 'Track-and-tracecode van de WiFi-check',
    confirmed: 'WiFi-check heeft verbinding gemaakt',
  },
  legends: {},
  hints: {
    remarks: 'Bijvoorbeeld: in kamer 12 geen bereik. Mag leeg blijven',
    trackAndTrace: 'Staat in de mail van de bezorger',
  },
  options: { isOn: { yes: 'Ja, hij staat aan', no: 'Nee, nog niet' } },
  rows: {},
  missing: { wifi: 'volledige WiFi-gegevens met een ICT-contact' },
  done: {
    heading: 'Wij hebben wat we nodig hebben voor de WiFi-check',
    text: 'Zodra de WiFi-check verbinding heeft, ziet u dat bij de stand van zaken. Lukt het niet, dan bellen we uw ICT-contact.',
  },
}
