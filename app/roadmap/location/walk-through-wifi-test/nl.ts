export const nl = {
  title: 'WiFi-looptest',
  intro: {
    heading: 'Test de WiFi op uw locatie',
    what: 'Wij sturen u de WiFi-check: een kastje dat test of onze sensoren op uw netwerk komen. U zet het op elke afdeling aan, en loopt met een telefoon langs de kamers.',
    why: 'Zo weten we vóór de aansluitdag dat elke kamer goed bereik heeft. Dat scheelt wachten op de dag zelf.',
    who: 'De teamleider of een collega die de afdelingen kent. ICT kan helpen als het niet lukt.',
    ready: 'Begin met de looptest als de WiFi-gegevens zijn ingevuld en de WiFi-check bij u is bezorgd.',
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
  hints: { remarks: 'Bijvoorbeeld: in kamer 12 geen bereik' },
  options: { isOn: { yes: 'Ja, hij staat aan', no: 'Nee, nog niet' } },
  rows: {},
  missing: { wifi: 'volledige WiFi-gegevens met een ICT-contact', isOn: 'of de WiFi-check aanstaat' },
  done: {
    heading: 'Wij hebben wat we nodig hebben voor de WiFi-check',
    text: 'Zodra de WiFi-check verbinding heeft, ziet u dat bij de stand van zaken. Lukt het niet, dan bellen we uw ICT-contact.',
  },
  dueReason: 'Dan kan een zwakke plek in de WiFi nog worden verholpen.',
  standing: {
    fillIn: 'Vul ze in bij {{title}}',
    data: { name: 'WiFi-gegevens', known: 'Bekend', unknown: 'Nog niet compleet' },
    parcel: {
      name: 'WiFi-check',
      notYet: 'Wacht op de WiFi-gegevens',
      sending: 'Wordt verstuurd',
      sent: 'Is verstuurd',
    },
    connection: { name: 'Verbinding met uw netwerk', notYet: 'Nog niet verbonden', connected: 'Verbonden' },
  },
  how: {
    title: 'Zo werkt de looptest',
    bring:
      'Neem mee: de WiFi-check, een telefoon die op de WiFi van de locatie zit, en een lijst van de kamers waar een bedsensor komt.',
    switchOn: 'Steek de WiFi-check op een afdeling in een stopcontact bij een bed, en zet hem aan.',
    wait: 'Wacht een paar minuten. Wij zien of hij op uw netwerk komt. Zet hem daarna op de volgende afdeling aan.',
    walk: 'Loop intussen met de telefoon langs de kamers. Kijk bij elk bed hoeveel streepjes het WiFi-teken boven in het scherm heeft.',
    note: 'Schrijf op in welke kamers u één streepje ziet, of geen.',
    tell: 'Geef bij de stand van zaken door dat de WiFi-check aanstaat, en in welke kamers de WiFi zwak is.',
  },
  app: {
    notifications: {
      name: 'Meldingen staan aan',
      text: 'Sta meldingen van de app toe, ook op het vergrendelscherm.',
    },
    sound: {
      name: 'Geluid en trillen staan aan',
      text: 'Zet het volume van meldingen hoog genoeg. De telefoon staat niet op stil.',
    },
    disturb: {
      name: 'Niet storen staat uit',
      text: 'Laat u deze stand ’s nachts aan? Maak dan een uitzondering voor de app.',
    },
    wifi: {
      name: 'De telefoon zit op de WiFi',
      text: 'Gebruik het netwerk van de locatie en laat de telefoon er automatisch verbinding mee maken.',
    },
    battery: {
      name: 'Batterijbesparing staat uit voor de app',
      text: 'Anders kan de telefoon de app op de achtergrond stoppen en mist u een melding.',
    },
    noPhones: 'Werkt u nog niet met smartphones? Sla dit dan over en kijk er voor de aansluitdag nog eens naar.',
  },
}
