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
      lead: 'Wij hebben een bericht geschreven voor wie tekent en voor uw FG. U verstuurt het zelf, vanuit uw eigen mail.',
    },
    sign: {
      title: 'Tekenen',
      heading: 'Laat de overeenkomst tekenen',
      lead: 'Dat kan digitaal of op papier. U kiest één manier.',
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
  missing: {
    document: 'de getekende verwerkersovereenkomst',
    newVersion: 'een nieuwe versie van de getekende verwerkersovereenkomst',
  },
  done: {
    heading: 'De overeenkomst is binnen',
    text: 'Wij controleren het document. Daarna staat deze taak op “Gecontroleerd”. U hoeft nu niets te doen.',
  },
  dueReason: 'Dan is de overeenkomst getekend voordat wij met gegevens van bewoners werken.',
  share: {
    documents: 'Stukken over informatiebeveiliging',
    download: '“{{title}}” downloaden',
    contact: 'Uw contactpersoon bij ons: {{name}}',
    documentsHere:
      'Download de stukken en stuur ze mee met uw bericht. Mist u iets? Vraag het aan uw contactpersoon bij ons. De overeenkomst zelf vindt u op de volgende pagina.',
    documentsFrom:
      'Heeft u deze stukken of de overeenkomst nog niet? Vraag ze aan uw contactpersoon bij ons, en stuur ze mee. Een model van de overeenkomst vindt u op de volgende pagina.',
  },
  sign: {
    byLink: 'Tekenen met een link',
    byLinkText:
      '{{name}} krijgt een eigen link, leest de overeenkomst en tekent op deze site. Een account is niet nodig. De leverancier tekent daarna ook. U hoeft niets te uploaden.',
    byLinkUnknown:
      'Wie tekent, krijgt een eigen link, leest de overeenkomst en tekent op deze site. Een account is niet nodig. De leverancier tekent daarna ook. U hoeft niets te uploaden.',
    byLinkOfficer:
      'Moet de FG eerst akkoord geven? Maak dan eerst een link voor de FG. Wie tekent, kan daarna pas tekenen.',
    toSign: 'Maak een link om te tekenen',
    toAgree: 'Maak een link voor de FG',
    service: 'Tekenen via de ondertekendienst',
    open: 'U opent de ondertekendienst in een nieuw tabblad. Die staat klaar voor {{organisation}}.',
    signer: '{{name}} tekent daar namens de organisatie.',
    signerUnknown: 'Wie namens de organisatie mag tekenen, tekent daar.',
    upload: 'Daarna gaat u terug naar dit tabblad en uploadt u de getekende overeenkomst.',
    button: 'Naar de ondertekendienst (nieuw tabblad)',
    opened: 'De ondertekendienst is al eens geopend. U kunt hem zo vaak openen als nodig is.',
    unavailable: 'De ondertekendienst staat voor uw organisatie nog niet klaar',
    unavailableText:
      'Uw contactpersoon bij ons zet hem klaar. U hoeft daar niets voor te doen. Duurt het te lang, neem dan contact op. Op papier tekenen kan nu al.',
    opening: 'De ondertekendienst gaat open',
    openingText: 'Gebeurt er niets?',
    openingLink: 'Open de ondertekendienst zelf',
    paper: 'Op papier tekenen',
    paperText:
      'Download dit model, laat het met de pen tekenen en upload het op de volgende pagina. De leverancier tekent daarna ook.',
    paperOwn:
      'Download deze overeenkomst en laat die met de pen ondertekenen. Upload die daarna op de volgende pagina. De leverancier tekent daarna ook.',
    paperModel:
      'Het is een model, met uw gegevens erin. Heeft u van ons een verwerkersovereenkomst gekregen? Gebruik dan die: de overeenkomst die wij zelf tekenen, gaat altijd voor.',
  },
}
