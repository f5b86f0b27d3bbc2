export const nl = {
  title: 'Bewijs van ondertekening',
  known: {
    lead: 'Heeft u dit getekend voor {{organisation}}, of ging u ermee akkoord? Dan sturen we een code naar het e-mailadres waarop u de link kreeg. Daarmee haalt u de pdf op. U heeft geen account nodig.',
    number: 'Nummer van het bewijs: {{number}}',
    address: 'Uw e-mailadres',
    addressHint: 'Het adres waarop u de link kreeg.',
    send: 'Stuur de code',
    byHand: 'Kreeg u de link niet per e-mail? Vraag het bewijs dan aan {{sender}}, {{organisation}}.',
    noMail: 'Dit portaal kan geen e-mail sturen. Vraag het bewijs aan {{sender}}, {{organisation}}.',
  },
  sent: {
    title: 'Kijk in uw e-mail',
    text: 'Is {{address}} het adres waarop u de link kreeg? Dan krijgt u daar een code. Staat die er na een paar minuten nog niet, kijk dan ook bij spam. Een nieuwe code kan elk half uur.',
    code: 'Code',
    codeHint: 'Zes letters en cijfers. De code werkt een half uur.',
    open: 'Toon het bewijs',
    other: 'Een ander adres gebruiken',
  },
  open: {
    lead: 'U kunt dit bewijs nu een half uur openen op dit apparaat.',
    document: 'Document',
    organisation: 'Voor',
    number: 'Nummer',
  },
  unknown: {
    title: 'We kennen dit nummer niet',
    lead: 'Misschien is het nummer niet helemaal overgenomen. Of het bewijs wordt niet meer bewaard.',
    what: 'Heeft u de pdf nog? Dan kunt u die controleren.',
    verify: 'Bewijs controleren',
  },
  errors: {
    address: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.',
    code: 'Deze code klopt niet, of werkt niet meer. Kijk of het de laatste code is die u kreeg.',
    tooMany: 'Er is vandaag te vaak een code gevraagd of geprobeerd voor dit bewijs. Morgen kan het weer.',
  },
}
