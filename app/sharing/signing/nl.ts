export const nl = {
  roles: { signer: 'Ondertekenaar', dpo: 'Functionaris gegevensbescherming (FG)', provider: 'Leverancier' },
  lead: {
    signer:
      'Lees de overeenkomst. Daarna kunt u hier tekenen, of een getekend exemplaar terugsturen. Lezen alleen doet niets.',
    signerOnly: 'Lees de overeenkomst. Daarna kunt u hier tekenen. Lezen alleen doet niets.',
    signerCopy: 'Lees de overeenkomst. Daarna stuurt u het getekende exemplaar terug. Lezen alleen doet niets.',
    dpo: 'Lees de overeenkomst. Daarna laat u hier weten of u akkoord bent. Lezen alleen doet niets.',
  },
  text: {
    again: 'Opnieuw getekend. De reden: {{reason}}',
    document: 'Getekend wordt het document “{{title}}”.',
    documentHash: 'SHA-256 van het bestand: {{hash}}',
  },
  statement: {
    signer:
      'Ik, {{name}}, ga namens {{organisation}} akkoord met “{{title}}”. Ik heb de tekst gelezen, en ik mag deze overeenkomst namens {{organisation}} aangaan.',
    dpo: 'Ik, {{name}}, heb als functionaris gegevensbescherming van {{organisation}} “{{title}}” gelezen. Ik ga ermee akkoord dat {{organisation}} deze overeenkomst aangaat.',
    provider:
      'Ik, {{name}}, ga namens {{provider}} akkoord met “{{title}}”, zoals getekend namens {{organisation}}. Ik mag deze overeenkomst namens {{provider}} aangaan.',
  },
  awaits: {
    title: 'Eerst kijkt {{name}} mee',
    text: '{{name}} is functionaris gegevensbescherming (FG) en geeft eerst akkoord. U kunt alles al wel lezen. Tekenen kan daarna, met deze zelfde link.',
    lapsed:
      '{{name}} is functionaris gegevensbescherming (FG) en ging akkoord met een eerdere tekst. Die is daarna gewijzigd. {{sender}} kan {{name}} vragen om opnieuw te kijken. U kunt alles wel lezen. Tekenen kan daarna, met deze zelfde link.',
    objects:
      '{{name}} is functionaris gegevensbescherming (FG) en is nog niet akkoord. {{sender}} overlegt daarover. U kunt alles wel lezen. Tekenen kan daarna, met deze zelfde link.',
  },
  sign: {
    title: 'Tekenen',
    titleDpo: 'Akkoord geven',
    text: 'U tekent namens {{organisation}}, door uw naam te typen. Daarna krijgt u een bewijs.',
    textDpo:
      'U laat weten dat {{organisation}} deze overeenkomst mag aangaan, door uw naam te typen. Daarna krijgt u een bewijs.',
    kept: 'Wij bewaren uw naam, uw functie, de hele tekst, het tijdstip en uw netwerkadres. Daarmee kan later iedereen nagaan wat u heeft getekend.',
    gaps: 'In de overeenkomst is nog niet alles ingevuld: wat nog ontbreekt, staat tussen haken. U kunt met deze zelfde link tekenen als {{sender}} dat heeft ingevuld.',
    annexes:
      'Tekenen kan nog niet: bij de overeenkomst ontbreekt nog iets van de leverancier. Zodra het er is, kunt u met deze zelfde link tekenen. Het gaat om:',
    nameOfYours: '[naam hierboven]',
    name: 'Uw naam',
    nameHint: 'Zoals in de uitnodiging',
    position: 'Uw functie',
    positionHint: 'Waarom u mag tekenen',
    otherPerson: 'Ja, ik ben iemand anders dan {{invited}}',
    otherPersonHint: 'Wie de link stuurde, leest dat u heeft getekend en dat {{invited}} was uitgenodigd.',
    submit: 'Ik teken deze overeenkomst',
    submitDpo: 'Ik geef akkoord',
    counts: 'Dit telt als uw handtekening.',
    countsDpo: 'Dit telt als uw akkoord.',
    closed:
      'Tekenen in het portaal kan nu niet: de gegevens van de leverancier zijn nog niet compleet. Probeer het later nog eens met deze zelfde link.',
    none: 'Er is nog geen overeenkomst om te tekenen.',
  },
  signed: {
    title: { signer: 'Getekend door {{by}} op {{at}}', dpo: 'Akkoord gegeven door {{by}} op {{at}}' },
    invited: 'Uitgenodigd was {{invited}}.',
    text: {
      signer: 'U hoeft niets meer te doen. Bewaar het bewijs: daarmee kunt u later laten zien wat u heeft getekend.',
      dpo: 'U hoeft niets meer te doen. Bewaar het bewijs: daarmee kunt u later laten zien waarmee u akkoord ging.',
    },
    earlier: 'De tekst is daarna gewijzigd. Hieronder leest u de tekst van nu. In het bewijs staat die van toen.',
    link: 'Naar het bewijs',
    waits: 'Nu is {{provider}} aan de beurt om te tekenen. Daarna krijgt u het bewijs met beide handtekeningen.',
    both: 'Ook getekend namens de leverancier, door {{by}} op {{at}}.',
  },
  lines: {
    waits: 'Getekend door {{name}} op {{day}}. Nu moet {{provider}} nog tekenen.',
    both: 'Getekend door {{name}} op {{day}}, en door {{other}} namens {{provider}} op {{otherDay}}.',
    link: 'Bekijk de link',
    evidence: 'Bekijk het bewijs',
  },
  copy: {
    title: 'Getekend exemplaar terugsturen',
    text: 'Liever met de pen? Download de overeenkomst, teken die, en stuur een scan of foto terug.',
    textOnly: 'Download de overeenkomst, teken die met de pen, en stuur een scan of foto terug.',
    link: 'Bestand kiezen en terugsturen',
    page: 'Getekend exemplaar van {{title}}',
    who: 'Alleen {{organisation}} en de medewerkers van de leverancier kunnen het bestand zien.',
    file: 'Het getekende exemplaar',
    submit: 'Terugsturen',
    back: 'Terug naar de overeenkomst',
    arrived: 'Uw bestand is binnen sinds {{at}}',
    arrivedText: 'De leverancier kijkt het na. Was het niet het goede bestand? Dan kunt u er nog een sturen.',
  },
  decline: {
    declined: 'U heeft laten weten dat u niet akkoord gaat',
    declinedText: '{{sender}} ziet dat. Bent u het later toch eens? Dan kunt u alsnog tekenen zolang de link werkt.',
  },
  errors: {
    agree: 'Vink aan dat u dit verklaart.',
    position: 'Maak uw functie korter: ten hoogste 120 tekens.',
    otherPerson:
      'Bent u iemand anders? Deze link is voor {{invited}}, en u typte “{{name}}”. Verbeter de naam, of vink aan dat u iemand anders bent.',
    name: 'Typ uw voornaam en achternaam, ten hoogste 120 tekens.',
    changed:
      'De tekst van de overeenkomst is gewijzigd sinds u deze pagina opende. Lees de tekst nog eens; er is niets getekend.',
    closed:
      'De gegevens van de leverancier zijn nog niet compleet. Er is niets getekend. Probeer het later met deze zelfde link.',
    gaps: 'In de overeenkomst is nog niet alles ingevuld. Er is niets getekend. Probeer het later opnieuw met deze zelfde link.',
    annexes:
      'Bij de overeenkomst ontbreekt nog een bijlage van de leverancier. Er is niets getekend. Probeer het later opnieuw met deze zelfde link.',
    awaits:
      'De functionaris gegevensbescherming (FG) geeft eerst akkoord. Er is niets getekend. Probeer het daarna met deze zelfde link.',
    notNow: 'Terugsturen kan nu niet met deze link. Er is niets bewaard. Neem contact op met wie u de link stuurde.',
  },
  evidence: {
    title: { signed: 'Bewijs van ondertekening', agreed: 'Bewijs van akkoord' },
    lead: {
      signed:
        'Hieronder staat wie “{{title}}” heeft getekend, wanneer, en de hele tekst. U kunt deze pagina afdrukken of als pdf bewaren.',
      agreed:
        'Hieronder staat wie akkoord ging met “{{title}}”, wanneer, en de hele tekst. U kunt deze pagina afdrukken of als pdf bewaren.',
    },
    who: 'Wie wat verklaarde',
    name: 'Getypte naam',
    invited: 'Uitgenodigd was',
    other: 'Iemand anders',
    otherText: '{{name}} liet weten iemand anders te zijn dan {{invited}}.',
    position: 'Functie',
    role: 'Rol',
    statement: 'Verklaring',
    utc: 'Tijdstip (UTC)',
    dutch: 'Nederlandse tijd',
    link: 'Kenmerk van de link',
    address: 'Netwerkadres',
    check: 'Zo controleert u dit zelf',
    checkText: 'Daar is dit portaal niet voor nodig, alleen het bestand met de tekst.',
    download: 'Download de getekende tekst ({{file}})',
    checkFile: 'Bewaar dit bestand en verander er niets aan.',
    checkRun:
      'Open een opdrachtregel in de map met het bestand en typ op macOS of Linux de eerste, op Windows de tweede opdracht.',
    checkCompare: 'Komt er precies dezelfde code uit? Dan is dit, letter voor letter, de tekst die is getekend.',
    code: 'De code moet deze zijn',
    text: 'De getekende tekst',
    file: 'getekende-tekst-{{hash}}',
    print: 'Afdrukken kan met Ctrl+P, of op een Mac met Cmd+P.',
    back: 'Terug',
  },
  record: {
    title: 'Ondertekend: {{title}}',
    below:
      'Hieronder staat de hele tekst die is getekend. De SHA-256 is daarover berekend, vanaf de regel na de streep.',
    file: 'Ondertekend - {{name}}.txt',
  },
}
