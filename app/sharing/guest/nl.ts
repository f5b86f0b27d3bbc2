export const nl = {
  frame: {
    title: 'Met u gedeeld',
    about: 'Over deze link',
    shared: '{{sender}} van {{organisation}} deelt dit met {{recipient}}. De link werkt tot en met {{until}}.',
    sharedByProvider: '{{sender}} deelt dit met {{recipient}}. De link werkt tot en met {{until}}.',
    location: 'Het gaat over locatie {{location}}.',
    message: 'Bericht van {{sender}}',
    who: 'Wat u hier doet, ziet {{organisation}}.',
    routekaart: 'Routekaart is de website waarop zorgorganisaties de komst van bedsensoren voorbereiden.',
    routekaartOf: 'Routekaart is de website waarop {{organisation}} de komst van bedsensoren voorbereidt.',
    personal: 'U heeft geen account nodig. Geef deze link niet door aan anderen.',
  },
  budget: {
    answers:
      'Met deze link is vandaag te vaak iets verstuurd. Er is nu niets bewaard; wat u typte, staat hier nog. Probeer het morgen opnieuw.',
    files:
      'Met deze link zijn vandaag te veel bestanden gestuurd. Deze bestanden zijn niet bewaard. Probeer het morgen opnieuw.',
  },
  sender: {
    from: 'Gestuurd door {{name}}, {{organisation}}',
    fromProvider: 'Gestuurd door {{name}}',
  },
  ended: {
    title: {
      expired: 'Deze link is verlopen',
      revoked: 'Deze link is gestopt',
      replaced: 'Deze link is vervangen',
      moved: 'Deze link is gestopt',
      signed: 'Er is al getekend',
      locked: 'Deze link is dicht',
    },
    about: 'voor “{{title}}”',
    what: {
      expired: 'De link{{about}} werkte tot en met {{at}}.',
      revoked: '{{by}} heeft de link{{about}} gestopt op {{at}}. U hoeft niets meer te doen.',
      revokedUnnamed: 'De link{{about}} is gestopt op {{at}}. U hoeft niets meer te doen.',
      replaced:
        'Op {{at}} is een nieuwe link{{about}} voor u gemaakt. Kijk of u een nieuwer bericht heeft, en gebruik de link daarin.',
      replacedElsewhere: 'Op {{at}} is deze link{{about}} vervangen door een andere. U hoeft niets meer te doen.',
      moved: 'Op {{at}} liet u weten dat dit niet voor u is. U hoeft niets meer te doen.',
      signed: '{{by}} tekende met de link{{about}}, op {{at}}. De link werkt nu niet meer.',
      signedUnnamed: 'Er is getekend op {{at}}. De link werkt nu niet meer.',
      locked: 'Er is te vaak een verkeerde code ingevuld. Daarom gaat deze link niet meer open.',
    },
    kept: 'Wat u invulde, is bewaard.',
    evidence: 'Wilt u het document of het bewijs van ondertekening hebben? Vraag het aan {{sender}}.',
    ask: 'Vraag een nieuwe link',
    askEvidence: 'Vraag het bewijs op',
    asked: 'Uw vraag is doorgegeven aan {{name}}',
    askedAt: 'Komt er een nieuwe link, dan krijgt u die op {{address}}. Hoort u niets? Neem dan zelf contact op.',
    askedWait: 'Hoort u niets van {{name}}? Neem dan zelf contact op.',
  },
  closed: {
    title: 'Deze link werkt niet',
    lead: 'Misschien is de link verlopen, ingetrokken of vervangen door een nieuwe. Of het adres is niet helemaal overgenomen.',
    what: 'Vraag wie u de link stuurde om een nieuwe. U kunt ook kijken of u intussen een nieuwer bericht heeft gekregen.',
  },
  code: {
    title: 'Vul de code in',
    lead: 'Deze link is met een code beveiligd. De code kreeg u apart, bijvoorbeeld aan de telefoon.',
    label: 'Code',
    hint: 'Zes letters en cijfers. Hoofdletters of kleine letters maakt niet uit.',
    submit: 'Verder',
    wrong_one: 'Deze code klopt niet. U kunt het nog 1 keer proberen.',
    wrong_other: 'Deze code klopt niet. U kunt het nog {{count}} keer proberen.',
  },
  read: {
    letterOf: '{{title}} downloaden (Word)',
    document: '{{title}} downloaden',
    none: 'Nog niet ingevuld',
    nothing: 'Hier is nog niets te zien.',
    now: 'U ziet wat er op dit moment is ingevuld. Dat kan nog veranderen.',
  },
  documents: {
    title: 'Documenten over de bedsensoren',
    none: 'Er staan nog geen documenten voor u klaar.',
  },
}
