export const nl = {
  states: {
    out: 'Gedeeld',
    signed: 'Door beide getekend',
    void: 'Ingetrokken',
  },
  roles: { reviewer: 'Functionaris gegevensbescherming', signer: 'Ondertekenaar', countersigner: 'Leverancier' },
  people: { caption: 'Wie is gevraagd: {{title}}', who: 'Wie', answer: 'Antwoord', text: 'Gegeven op' },
  outcomes: {
    none: 'Nog geen antwoord',
    approved: 'Akkoord',
    remarks: 'Heeft opmerkingen',
    declined: 'Niet akkoord',
    signed: 'Getekend',
    'not-me': 'Niet de juiste persoon',
  },
  text: { now: 'de tekst van nu', earlier: 'een eerdere tekst' },
  annexes: {
    title: 'Bijlagen',
    ofAll: 'Bijlagen van overeenkomsten',
    ofAllLead:
      'Een overeenkomst kan pas getekend worden als alle bijlagen er zijn. Hoort een bijlage bij geen enkele klant? Geef dat hier aan. Geldt het voor één klant, doe het dan op de pagina van die klant.',
    lapses: 'Er is al geantwoord. Verandert u hier iets, dan moet dat opnieuw worden gevraagd.',
    there: 'Staat in de bibliotheek',
    missing: 'Ontbreekt: niemand kan tekenen.',
    exempt: 'Geldt niet voor deze klant',
    exemptForAll: 'Geldt voor geen enkele klant',
    add: 'Toevoegen',
    leaveOut: 'Geldt niet',
    takeIn: 'Geldt toch',
    leftOut: 'De bijlage geldt niet.',
    takenIn: 'De bijlage hoort er weer bij.',
  },
}
