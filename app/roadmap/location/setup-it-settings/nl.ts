export const nl = {
  title: 'WiFi-gegevens',
  intro: {
    heading: 'Geef ons de WiFi-gegevens',
    what: 'U vult in op welk WiFi-netwerk de bedsensoren komen en wie ons daarmee kan helpen.',
    why: 'De bedsensoren sturen hun metingen over WiFi. Met de juiste gegevens kunnen we op de aansluitdag meteen beginnen.',
    who: 'Uw ICT-collega weet dit meestal. Wij helpen u met de vraag aan ICT.',
    ready:
      'Handig om bij de hand te hebben: de naam en het wachtwoord van het netwerk, en de gegevens van uw ICT-contact.',
  },
  pages: {
    brochure: {
      title: 'Brochure voor ICT',
      heading: 'Wat moet ICT weten?',
      lead: 'In deze brochure staat wat de bedsensoren van het netwerk vragen. U kunt de brochure hier lezen, of downloaden voor uw ICT-collega.',
    },
    details: {
      title: 'WiFi-gegevens',
      heading: 'Welk netwerk gebruiken de bedsensoren?',
      lead: 'Neem alles precies over. Met één verkeerd teken krijgen de bedsensoren geen verbinding.',
    },
    share: {
      title: 'Delen met ICT',
      heading: 'Vraag ICT om de gegevens',
      lead: 'Wij hebben een bericht voor uw ICT-collega geschreven. U verstuurt het zelf. Het antwoord vult u in bij “WiFi-gegevens”.',
    },
  },
  fields: {
    downloadedBrochure: 'Brochure voor ICT gedownload',
    wifi: {
      settings: {
        networkType: 'Beveiliging van het netwerk',
        ssid: 'Naam van het netwerk (SSID)',
        username: 'Gebruikersnaam voor het netwerk',
        password: 'Wachtwoord van het netwerk',
      },
      contact: {
        first_name: 'Voornaam ICT-contact',
        last_name: 'Achternaam ICT-contact',
        email: 'E-mailadres ICT-contact',
        phone: 'Telefoonnummer ICT-contact',
      },
    },
  },
  legends: { wifi: { settings: 'Het netwerk', contact: 'ICT-contact' } },
  hints: {
    wifi: {
      settings: {
        ssid: 'Let op hoofdletters, spaties en streepjes',
        username: 'Alleen nodig bij WPA2-Enterprise',
        password: 'Wij bewaren het wachtwoord versleuteld. Als iemand het bekijkt, leggen wij dat vast.',
      },
      contact: { phone: 'Wij bellen alleen over het netwerk, ook op de aansluitdag' },
    },
  },
  options: {
    networkType: { 'WPA2-PSK': 'WPA2-PSK', 'WPA2-Enterprise': 'WPA2-Enterprise', 'WPA3-PSK': 'WPA3-PSK' },
  },
  rows: {},
  missing: {},
  done: {
    heading: 'De WiFi-gegevens zijn compleet',
    text: 'Met de WiFi-looptest kijkt u of het netwerk in elke kamer sterk genoeg is.',
  },
  dueReason: 'Dan is er tijd om de WiFi op uw locatie te testen.',
  sharedWifi:
    'Uw organisatie gebruikt één WiFi-netwerk voor alle locaties. Deze taak is daarom klaar. U hoeft hier niets in te vullen.',
  share: {
    shared: 'U hoeft ICT hier niets te vragen. Dat gebeurt voor de hele organisatie tegelijk.',
    complete: 'Er ontbreekt niets. Met dit bericht vraagt u ICT om alles te controleren.',
    attach: 'Voeg de brochure zelf als bijlage toe. U downloadt de brochure op de pagina',
  },
}
