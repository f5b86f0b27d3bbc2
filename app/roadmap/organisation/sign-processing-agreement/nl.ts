export const nl = {
  title: 'Verwerkersovereenkomst',
  intro: {
    heading: 'Regel de verwerkersovereenkomst',
    what: 'U vult in wie tekent en wie bij u over privacy gaat. Daarna laat u de overeenkomst tekenen en stuurt u die naar ons.',
    why: 'De bedsensoren verwerken gegevens van bewoners. In deze overeenkomst staat hoe wij die gegevens beschermen.',
    who: 'De projectleider regelt het. Tekenen doet iemand die namens de organisatie mag tekenen, vaak de bestuurder.',
    ready:
      'Handig om bij de hand te hebben: de gegevens van wie tekent en van de functionaris gegevensbescherming (FG).',
  },
  pages: {
    details: {
      title: 'Wie tekent',
      heading: 'Wie tekent en wie gaat over privacy?',
      lead: 'De namen komen in de overeenkomst. De functionaris gegevensbescherming (FG) let op de privacy van bewoners en medewerkers.',
    },
    share: {
      title: 'Laten lezen',
      heading: 'Wie moet de overeenkomst eerst lezen?',
      lead: 'Stuur de overeenkomst en de stukken over informatiebeveiliging naar uw FG of uw bestuurder. Zij hebben geen account nodig.',
    },
    sign: {
      title: 'Tekenen',
      heading: 'Laat de overeenkomst tekenen',
      lead: 'Tekenen kan digitaal, via de ondertekendienst. U kunt de overeenkomst ook downloaden, printen en met de pen laten tekenen.',
    },
    upload: {
      title: 'Uploaden',
      heading: 'Stuur de getekende overeenkomst',
      lead: 'Alleen uw organisatie en onze medewerkers kunnen het document zien. Wij controleren het en melden het als er iets ontbreekt.',
    },
  },
  fields: {
    signer: {
      first_name: 'Voornaam ondertekenaar',
      last_name: 'Achternaam ondertekenaar',
      role: 'Functie ondertekenaar',
    },
    dpo: {
      first_name: 'Voornaam FG',
      last_name: 'Achternaam FG',
      title: 'Titel of functie FG',
      email: 'E-mailadres FG',
      phone: 'Telefoonnummer FG',
    },
    downloadedOnce: 'Overeenkomst gedownload',
    uploadedOnce: 'Getekende overeenkomst geüpload',
    openedDocuSignLink: 'Ondertekendienst geopend',
  },
  legends: { signer: 'Wie tekent', dpo: 'Functionaris gegevensbescherming (FG)' },
  hints: {
    signer: { role: 'Bijvoorbeeld bestuurder' },
    dpo: { title: 'Bijvoorbeeld mr. of privacyjurist' },
  },
  options: {},
  rows: {},
  missing: { document: 'de getekende verwerkersovereenkomst' },
  done: {
    heading: 'De overeenkomst is binnen',
    text: 'Wij controleren het document. Daarna staat deze taak op ‘Gecontroleerd’. U hoeft nu niets te doen.',
  },
}
