export const nl = {
  'share-link': {
    subject: '{{asks}}',
    body: `Beste {{name}},

{{asks}}. {{may}}

{{sender}} schrijft u:
{{wrote}}

[Open wat met u gedeeld is]

De link vraagt om een code. Die krijgt u apart van {{codeFrom}}.

De link werkt tot en met {{until}}. U heeft geen account nodig.

De link is voor u persoonlijk. Geef hem niet door.`,
  },
  'share-reminder': {
    subject: 'Herinnering: {{asks}}',
    body: `Beste {{name}},

{{sender}} herinnert u aan wat met u gedeeld is: {{title}}. {{may}} Dit is dezelfde link als in het vorige bericht.

{{sender}} schrijft u:
{{wrote}}

[Open wat met u gedeeld is]

De link vraagt om een code. Dat is nog dezelfde code, die u apart kreeg van {{codeFrom}}.

De link werkt tot en met {{until}}. U heeft geen account nodig.

De link is voor u persoonlijk. Geef hem niet door.`,
  },
  'share-reminder-portal': {
    subject: 'Herinnering: {{asks}}',
    body: `Beste {{name}},

Wij herinneren u aan wat {{sharedBy}} met u deelde: {{title}}. {{may}} Dit is dezelfde link als in het vorige bericht.

{{sender}} schrijft u:
{{wrote}}

[Open wat met u gedeeld is]

De link vraagt om een code. Dat is nog dezelfde code, die u apart kreeg van {{codeFrom}}.

De link werkt tot en met {{until}}. U heeft geen account nodig.

De link is voor u persoonlijk. Geef hem niet door.`,
  },
  invitation: {
    subject: 'Uitnodiging voor de routekaart van {{organisation}}',
    body: `Beste {{name}},

{{by}} nodigt u uit voor de routekaart van {{organisation}}. Daarin bereidt uw organisatie de aansluitdag van de bedsensoren voor.

Kies eerst een wachtwoord. De link werkt {{days}} dagen, en één keer.

[Naar de routekaart]

U logt in met {{email}}.

Werkt de link na {{days}} dagen niet meer? Kies op de inlogpagina ‘Wachtwoord vergeten?’, of vraag ons om een nieuwe uitnodiging.`,
  },
  'invitation-staff': {
    subject: 'Uitnodiging om organisaties te helpen met de routekaart',
    body: `Beste {{name}},

{{by}} nodigt u uit om organisaties te helpen met de routekaart.

Kies eerst een wachtwoord. De link werkt {{days}} dagen, en één keer.

[Naar de routekaart]

U logt in met {{email}}.

Werkt de link na {{days}} dagen niet meer? Kies op de inlogpagina ‘Wachtwoord vergeten?’, of vraag een collega om een nieuwe uitnodiging.`,
  },
  'password-forgotten': {
    subject: 'Nieuw wachtwoord voor {{routeCard}}',
    body: `Beste {{name}},

U vroeg om een nieuw wachtwoord voor de routekaart. {{lasts}}

[Nieuw wachtwoord kiezen]

Heeft u hier niet om gevraagd? Dan hoeft u niets te doen. Uw wachtwoord blijft wat het is.`,
  },
  'password-guessed': {
    subject: 'Iemand probeert uw wachtwoord te raden voor {{routeCard}}',
    body: `Beste {{name}},

Iemand probeerde vaak achter elkaar met uw e-mailadres in te loggen in de routekaart, met verkeerde wachtwoorden. Daarom kan dat nu van onbekende plaatsen maar een paar keer per minuut.

Op de computer waarop u altijd inlogt, merkt u er niets van. Lukt inloggen niet? Probeer het na een halve minuut nog eens, of kies een nieuw wachtwoord. Dan bent u er meteen weer in.

[Nieuw wachtwoord kiezen]

Was u het zelf? Dan hoeft u niets te doen.`,
  },
  'sent-back': {
    subject: 'Teruggestuurd: {{task}} ({{where}})',
    body: `Beste {{name}},

Wij hebben “{{file}}” bekeken en sturen het terug. Het hoort bij de taak {{task}} van {{where}}. Wilt u een nieuwe versie uploaden?

De reden:
{{reason}}

[Upload een nieuwe versie]`,
  },
  accepted: {
    subject: 'Goedgekeurd: {{task}} ({{where}})',
    body: `Beste {{name}},

Wij hebben “{{file}}” bekeken en goedgekeurd. Het hoort bij de taak {{task}} van {{where}}. U hoeft niets te doen.

[Bekijk de taak]`,
  },
  answer: {
    subject: 'Antwoord van {{recipient}}: {{title}} ({{where}})',
    body: `Beste {{name}},

U deelde voor {{where}} iets met {{recipient}}: {{title}}. {{decided}}

{{last}}

[Bekijk het antwoord]`,
  },
  signed: {
    subject: 'Getekend door {{recipient}}: {{title}} ({{where}})',
    body: `Beste {{name}},

U deelde voor {{where}} iets met {{recipient}}: {{title}}. {{recipient}} heeft getekend.

[Bekijk wat er getekend is]`,
  },
  'signing-turn': {
    subject: '{{recipient}} kan tekenen: {{title}} ({{where}})',
    body: `Beste {{name}},

De functionaris gegevensbescherming gaf akkoord. Nu kan {{recipient}} tekenen: {{title}}, voor {{where}}. {{told}}

[Bekijk de link]`,
  },
  'signing-turn-guest': {
    subject: 'U kunt nu tekenen: {{title}} ({{organisation}})',
    body: `Beste {{name}},

De functionaris gegevensbescherming van {{organisation}} gaf akkoord. U kunt nu tekenen: {{title}}. Dit is dezelfde link als {{sender}} u eerder stuurde.

[Lees en teken]

De link vraagt om een code. Die krijgt u apart van {{codeFrom}}.

De link werkt tot en met {{until}}. U heeft geen account nodig.`,
  },
  'signing-turn-provider': {
    subject: 'Nu tekent de leverancier: {{title}} ({{where}})',
    body: `Beste {{name}},

{{recipient}} heeft getekend: {{title}}, voor {{where}}. Nu bent u aan de beurt om namens de leverancier te tekenen.

[Lees en teken]`,
  },
  'signed-both': {
    subject: 'Getekend door beide partijen: {{title}} ({{where}})',
    body: `Beste {{name}},

Na {{recipient}} heeft nu ook de leverancier getekend: {{title}}, voor {{where}}. Het bewijs met alle handtekeningen staat klaar.

[Bekijk het bewijs]`,
  },
  'signed-guest': {
    subject: 'U heeft getekend: {{title}} ({{organisation}})',
    body: `Beste {{name}},

U heeft getekend: {{title}}, van {{organisation}}.

Het bewijs van ondertekening zit bij dit bericht: {{file}}. Bewaar het goed.

[Bekijk wat u tekende]

De link vraagt om een code. Die kreeg u apart van {{codeFrom}}.

De link werkt tot en met {{until}}. U heeft geen account nodig.

Werkt de link niet meer? Dan haalt u het bewijs op via {{proof}}.

Heeft iedereen getekend? Dan sturen we u het bewijs met alle handtekeningen.`,
  },
  'agreed-guest': {
    subject: 'U gaf akkoord: {{title}} ({{organisation}})',
    body: `Beste {{name}},

U gaf akkoord: {{title}}, van {{organisation}}.

Het bewijs daarvan zit bij dit bericht: {{file}}. Bewaar het goed.

[Bekijk waarmee u akkoord ging]

De link vraagt om een code. Die kreeg u apart van {{codeFrom}}.

De link werkt tot en met {{until}}. U heeft geen account nodig.

Werkt de link niet meer? Dan haalt u het bewijs op via {{proof}}.

Heeft iedereen getekend? Dan sturen we u het bewijs met alle handtekeningen.`,
  },
  'signed-both-guest': {
    subject: 'Getekend door beide partijen: {{title}} ({{organisation}})',
    body: `Beste {{name}},

Nu heeft ook de leverancier getekend: {{title}}, van {{organisation}}. Het bewijs met alle handtekeningen staat klaar. Bewaar het goed.

Het zit bij dit bericht: {{file}}.

[Bekijk het bewijs]

De link vraagt om een code. Die kreeg u apart van {{codeFrom}}.

De link werkt tot en met {{until}}. U heeft geen account nodig.

Werkt de link niet meer? Dan haalt u het bewijs op via {{proof}}.`,
  },
  'proof-code': {
    subject: 'Uw code voor het bewijs van ondertekening ({{organisation}})',
    body: `Beste {{name}},

U vroeg om het bewijs met nummer {{number}}, voor {{organisation}}. Dit is uw code:

{{code}}

Hij werkt een half uur. Vul hem in op de pagina waar u hem vroeg, of hier:

[Vul de code in]

Heeft u dit niet gevraagd? Dan hoeft u niets te doen. Geef de code aan niemand.`,
  },
  'link-code': {
    subject: 'Uw code voor de link van {{sender}} ({{organisation}})',
    body: `Beste {{name}},

U opende een link die u kreeg van {{sender}} van {{organisation}}. Dit is uw code:

{{code}}

De code werkt een half uur. Vul hem in op de pagina waar u hem vroeg.

Vroeg u hier niet om? Dan hoeft u niets te doen. Geef de code aan niemand.`,
  },
  'share-not-needed': {
    subject: 'Niet meer nodig: {{title}} ({{organisation}})',
    body: `Beste {{name}},

{{sender}} van {{organisation}} deelde dit met u: {{title}}. Het is intussen gedaan. U hoeft er niets meer voor te doen.

De link die u kreeg, werkt niet meer. Bedankt voor uw hulp.`,
  },
  'request-answered': {
    subject: 'Antwoord op uw vraag: {{task}} ({{where}})',
    body: `Beste {{name}},

U vroeg of de taak {{task}} geldt voor {{where}}. Hier is ons antwoord:
{{answer}}

[Bekijk de taak]`,
  },
  'filled-in': {
    subject: 'Voor u ingevuld: {{task}} ({{where}})',
    body: `Beste {{name}},

Aan de telefoon met {{person}} vulde {{filledBy}} voor u iets in bij {{task}} van {{where}}:
{{fields}}

Kijk of het klopt. U kunt het bij de taak zelf wijzigen.

[Bekijk de taak]`,
  },
  assigned: {
    subject: 'Voor u: {{task}} ({{where}})',
    body: `Beste {{name}},

{{by}} vraagt of u de taak {{task}} van {{where}} wilt doen.

{{wish}}

{{by}} schreef erbij:
{{wrote}}

[Bekijk de taak]

Op de pagina van de taak zegt u of u het doet, of geeft u de taak terug.`,
  },
  'assigned-reminder': {
    subject: 'Herinnering: {{task}} ({{where}})',
    body: `Beste {{name}},

{{by}} herinnert u aan de taak {{task}} van {{where}}.

{{wish}}

[Bekijk de taak]

Lukt het niet? Op de pagina van de taak geeft u de taak terug.`,
  },
  'assigned-ended': {
    subject: 'Wie doet {{task}} ({{where}})',
    body: `Beste {{name}},

{{happened}}

[Bekijk de taak]`,
  },
  'meeting-set': {
    subject: 'Startbijeenkomst op {{when}} uur ({{where}})',
    body: `Beste {{name}},

De startbijeenkomst van {{where}} is op {{when}} uur.

Met het bestand bij dit bericht zet u het in uw agenda.

[Bekijk het in de routekaart]`,
  },
  'meeting-moved': {
    subject: 'Startbijeenkomst verzet naar {{when}} uur ({{where}})',
    body: `Beste {{name}},

De startbijeenkomst van {{where}} is verzet van {{was}} uur naar {{when}} uur.

Met het bestand bij dit bericht werkt u uw agenda bij.

[Bekijk het in de routekaart]`,
  },
  'meeting-off': {
    subject: 'Startbijeenkomst van {{was}} uur gaat niet door ({{where}})',
    body: `Beste {{name}},

De startbijeenkomst van {{where}} op {{was}} uur gaat niet door.

Met het bestand bij dit bericht haalt u het uit uw agenda.

[Bekijk het in de routekaart]`,
  },
  'follow-up-set': {
    subject: 'Afspraak op {{when}} uur ({{organisation}})',
    body: `Beste {{name}},

Er is een afspraak over de bedsensoren van {{organisation}}, op {{when}} uur.

Waar: {{place}}

Waarover: {{note}}

Met het bestand bij dit bericht zet u het in uw agenda.

[Bekijk het in de routekaart]`,
  },
  'follow-up-moved': {
    subject: 'Afspraak verzet naar {{when}} uur ({{organisation}})',
    body: `Beste {{name}},

De afspraak over de bedsensoren van {{organisation}} is verzet van {{was}} uur naar {{when}} uur.

Waar: {{place}}

Waarover: {{note}}

Met het bestand bij dit bericht werkt u uw agenda bij.

[Bekijk het in de routekaart]`,
  },
  'follow-up-changed': {
    subject: 'Afspraak gewijzigd: {{when}} uur ({{organisation}})',
    body: `Beste {{name}},

De afspraak over de bedsensoren van {{organisation}} op {{when}} uur is gewijzigd.

Waar: {{place}}

Waarover: {{note}}

Met het bestand bij dit bericht werkt u uw agenda bij.

[Bekijk het in de routekaart]`,
  },
  'follow-up-off': {
    subject: 'Afspraak van {{was}} uur gaat niet door ({{organisation}})',
    body: `Beste {{name}},

De afspraak over de bedsensoren van {{organisation}} op {{was}} uur gaat niet door.

Met het bestand bij dit bericht haalt u het uit uw agenda.

[Bekijk het in de routekaart]`,
  },
  'connection-day-set': {
    subject: 'Aansluitdag op {{when}} ({{where}})',
    body: `Beste {{name}},

De aansluitdag van {{where}} staat vast: {{when}}.

Met het bestand bij dit bericht zet u het in uw agenda.

[Bekijk het in de routekaart]`,
  },
  'connection-day-moved': {
    subject: 'Aansluitdag verzet naar {{when}} ({{where}})',
    body: `Beste {{name}},

De aansluitdag van {{where}} is verzet van {{was}} naar {{when}}.

Met het bestand bij dit bericht werkt u uw agenda bij.

[Bekijk het in de routekaart]`,
  },
  'connection-day-off': {
    subject: 'Aansluitdag van {{was}} gaat niet door ({{where}})',
    body: `Beste {{name}},

De aansluitdag van {{where}} op {{was}} gaat niet door. Een nieuwe dag staat nog niet vast.

Met het bestand bij dit bericht haalt u het uit uw agenda.

[Bekijk het in de routekaart]`,
  },
  several: {
    subject: '{{what}} ({{organisation}})',
    body: `Beste {{name}},

Dit gebeurde er bij {{organisation}}:

{{lists}}

{{calendar}}

[Open de routekaart]`,
  },
  reminder: {
    subject: 'Herinnering: {{what}}',
    body: `Beste {{name}},

Dit is bijna aan de beurt of al te laat.

[Verder met {{task}}]

{{lists}}

Wij herinneren u hoogstens drie keer aan een taak, en niet meer zodra die klaar is.`,
  },
  digest: {
    subject: 'Uw week bij {{organisation}}: {{counts}}',
    body: `Beste {{name}},

{{lead}}

{{step}}

[Verder met {{task}}]

{{lists}}

Vragen? Bel {{contact}}: {{phone}}.`,
  },
  'digest-staff': {
    subject: 'Uw organisaties deze week: {{counts}}',
    body: `Beste {{name}},

Dit vraagt deze week iets van u, bij de organisaties die u begeleidt.

[Naar het overzicht]

{{lists}}`,
  },
}
