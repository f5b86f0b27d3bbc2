export const nl = {
  title: 'Nieuwsbericht voor collega’s',
  intro: {
    heading: 'Vertel collega’s wat er gaat veranderen',
    what: 'U vult in wanneer en waar u begint en bij wie collega’s terechtkunnen. Wij maken er een nieuwsbericht van, dat u deelt.',
    why: 'Collega’s die weten waarom u dit doet, helpen mee. Ook wie niet in het projectteam zit, merkt er iets van.',
    who: 'De projectleider of de teamleider. De afdeling communicatie kan het bericht plaatsen.',
    ready: 'Handig om bij de hand te hebben: de startdatum en de naam van degene die vragen beantwoordt.',
  },
  pages: {
    details: {
      title: 'Gegevens',
      heading: 'Wat moet er in het nieuwsbericht?',
      lead: 'Deze gegevens staan in het bericht. Iedereen die het leest, ziet ze.',
    },
    download: {
      title: 'Bericht downloaden',
      heading: 'Download het nieuwsbericht',
      lead: 'Het bericht is ingevuld met uw gegevens. U kunt de tekst nog aanpassen aan uw eigen stijl.',
    },
    share: {
      title: 'Bericht delen',
      heading: 'Heeft u het nieuwsbericht gedeeld?',
      lead: 'Bijvoorbeeld op intranet, in het teamoverleg of op het prikbord. Voor een mail staat hier een bericht klaar. Voeg het nieuwsbericht toe als bijlage.',
    },
  },
  fields: {
    downloaded: 'Nieuwsbericht gedownload',
    start: 'Datum waarop u met het systeem begint',
    location: 'Locatie of afdelingen die beginnen',
    contact: 'Contactpersoon voor collega’s',
    shared: 'Nieuwsbericht gedeeld met collega’s',
    remarks: 'Opmerkingen bij het nieuwsbericht',
  },
  legends: {},
  hints: {
    start: 'Bijvoorbeeld 12-4-2027. Laat u dit leeg, dan nemen wij de aansluitdag of de streefdatum',
    location: 'Bijvoorbeeld: de afdelingen De Linde en De Eik. Laat u dit leeg, dan nemen wij de naam van de locatie',
    contact: 'Naam, en hoe collega’s deze persoon bereiken. Bijvoorbeeld: Ans Bos, 030 123 45 67',
  },
  options: {},
  rows: {},
  missing: { downloaded: 'het nieuwsbericht downloaden', shared: 'het nieuwsbericht delen met collega’s' },
  done: {
    heading: 'Uw collega’s zijn op de hoogte',
    text: 'Vlak voor de aansluitdag volgt nog een kort startbericht. Dat vindt u bij stap 5 van de routekaart.',
  },
  dueReason: 'Dan weten collega’s een maand van tevoren wat er verandert.',
}
