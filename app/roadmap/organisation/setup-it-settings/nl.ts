export const nl = {
  title: 'WiFi van de organisatie',
  intro: {
    heading: 'Eén WiFi-netwerk voor alle locaties?',
    what: 'U geeft aan of alle locaties hetzelfde WiFi-netwerk gebruiken. Zo ja, dan vult u de gegevens van dat netwerk één keer in.',
    why: 'De bedsensoren sturen hun metingen over WiFi. Bij één gedeeld netwerk hoeven de locaties zelf niets meer in te vullen.',
    who: 'Uw ICT-collega weet dit meestal. Wij helpen u met de vraag aan ICT.',
    ready:
      'Handig om bij de hand te hebben: de naam en het wachtwoord van het netwerk, en de gegevens van uw ICT-contact.',
  },
  pages: {
    details: {
      title: 'WiFi-gegevens',
      heading: 'Welk netwerk gebruiken uw locaties?',
      lead: 'Heeft elke locatie een eigen netwerk? Dan is “Nee” genoeg. Elke locatie vult het dan zelf in.',
    },
    share: {
      title: 'Delen met ICT',
      heading: 'Vraag ICT om de gegevens',
      lead: 'Wij hebben een bericht voor uw ICT-collega geschreven. U verstuurt het zelf. Het antwoord vult u in bij “WiFi-gegevens”.',
    },
  },
  fields: {
    sharedWifi: 'Gebruiken alle locaties hetzelfde WiFi-netwerk?',
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
  legends: { wifi: { settings: 'Het gedeelde netwerk', contact: 'ICT-contact' } },
  hints: {
    sharedWifi: 'Bij “Nee” hoeft u hieronder niets in te vullen',
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
    sharedWifi: { yes: 'Ja, één netwerk voor alle locaties', no: 'Nee, elke locatie heeft een eigen netwerk' },
    networkType: { 'WPA2-PSK': 'WPA2-PSK', 'WPA2-Enterprise': 'WPA2-Enterprise', 'WPA3-PSK': 'WPA3-PSK' },
  },
  rows: {},
  missing: { sharedWifi: 'of alle locaties hetzelfde WiFi-netwerk gebruiken' },
  done: {
    heading: 'De WiFi van de organisatie is duidelijk',
    text: 'Bij één gedeeld netwerk is deze taak meteen klaar voor alle locaties. Anders vult elke locatie het eigen netwerk in.',
  },
  dueReason: 'Dan weten de locaties op tijd of zij zelf nog WiFi-gegevens moeten invullen.',
  notNeeded: { ownNetwork: 'Elke locatie heeft een eigen netwerk.' },
  share: {
    complete: 'Er ontbreekt niets. Met dit bericht vraagt u ICT om alles te controleren.',
    notShared:
      'U heeft aangegeven dat elke locatie een eigen netwerk heeft. U hoeft ICT hier niets te vragen: dat doet elke locatie zelf.',
  },
}
