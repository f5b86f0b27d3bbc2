export const nl = {
  title: 'Startbericht',
  intro: {
    heading: 'Kondig de aansluitdag aan',
    what: 'U downloadt een kort startbericht en deelt het met collega’s, bewoners en familie.',
    why: 'Dan verbaast het niemand dat er op de aansluitdag mensen in de kamers komen, en weet iedereen wie we zijn.',
    who: 'De teamleider. De afdeling communicatie kan het bericht plaatsen.',
    ready: 'De datum van de aansluitdag moet bekend zijn: die staat in het bericht.',
  },
  pages: {
    download: {
      title: 'Bericht downloaden',
      heading: 'Download het startbericht',
      lead: 'Er staat in wanneer we komen en wat we doen: aankomst tussen 9.30 en 10.00 uur, ongeveer 3 tot 5 minuten per kamer. U kunt de tekst aanpassen.',
    },
    share: {
      title: 'Bericht delen',
      heading: 'Heeft u het startbericht gedeeld?',
      lead: 'Bijvoorbeeld op intranet, op de schermen in huis, per mail aan familie of op het prikbord.',
    },
  },
  fields: { shared: 'Startbericht gedeeld', downloaded: 'Startbericht gedownload' },
  legends: {},
  hints: {},
  options: {},
  rows: {},
  missing: { shared: 'het startbericht delen' },
  done: {
    heading: 'Iedereen weet dat we komen',
    text: 'Tot ziens op de aansluitdag. Verandert de datum nog, deel dan een nieuw bericht.',
  },
  dueReason: 'Dan weet iedereen een week van tevoren dat wij komen.',
  dateUnknown:
    'De aansluitdag staat nog niet vast. Leg die eerst vast bij “Planning aansluitdag”. Daarna staat de datum in het bericht.',
}
