export const nl = {
  title: 'Logo van uw organisatie',
  lead: 'Uw logo komt linksboven op de brieven te staan: op het scherm, op papier, in Word en in de pdf.',
  now: 'Zo staat het op uw brieven',
  none: 'Er is nog geen logo.',
  placedBy: 'Geplaatst door {{by}} op {{at}}.',
  alt: 'Logo van {{organisation}}',
  choose: 'Afbeelding kiezen',
  hint: 'Kies een png, jpg of webp, hoogstens {{megabytes}} MB en {{pixels}} pixels breed en hoog. Vanaf 700 pixels breed is het logo op papier scherp. Wat doorzichtig is, wordt wit.',
  place: 'Logo plaatsen',
  replaceTitle: 'Logo vervangen',
  replace: 'Logo vervangen',
  remove: 'Logo weghalen',
  where: 'Waar uw logo staat',
  whereList:
    'Boven de brief aan bewoners en familie en boven het nieuwsbericht voor collega’s, voor al uw locaties. Het logo is hoogstens 6 cm breed en 2 cm hoog.',
  placed: 'Uw logo staat op de brieven.',
  removed: 'Het logo is weggehaald.',
  failed: 'Uw logo is niet geplaatst',
  removal: {
    question: 'Wilt u het logo weghalen?',
    explanation: 'Op uw brieven staat dan geen logo meer. Brieven die u al heeft gedownload, veranderen niet.',
    confirm: 'Logo weghalen',
    back: 'Terug',
    nothing: 'Er is geen logo om weg te halen',
  },
  changed: {
    title: 'Een collega heeft het logo gewijzigd',
    placed:
      'Terwijl u bezig was, heeft {{by}} een ander logo geplaatst. U ziet het hieronder. Wilt u toch iets anders? Kies dan opnieuw.',
    removed: 'Terwijl u bezig was, heeft een collega het logo weggehaald. Wilt u toch een logo? Kies het dan opnieuw.',
  },
  refused: {
    nothing: 'Kies eerst een afbeelding.',
    tooLarge: 'Deze afbeelding is groter dan {{megabytes}} MB. Maak deze kleiner, of kies een andere.',
    wrongType:
      'Dit bestand is geen png, jpg of webp. Een svg, pdf of gif kunnen wij niet gebruiken. Sla uw logo op als png en kies dat bestand.',
    tooManyPixels:
      'Deze afbeelding heeft te veel pixels. De afbeelding mag hoogstens {{pixels}} pixels breed en hoog zijn. Maak deze kleiner, of kies een andere.',
    unreadable: 'Deze afbeelding is beschadigd of niet af. Sla uw logo opnieuw op als png en kies dat bestand.',
    infected: 'In deze afbeelding is een virus gevonden. Wij hebben de afbeelding niet bewaard.',
    notScanned: 'Wij kunnen bestanden nu niet op virussen controleren. Probeer het over een paar minuten opnieuw.',
    busy: 'Het is nu te druk om uw logo te verwerken. Probeer het over een paar minuten opnieuw.',
  },
}
