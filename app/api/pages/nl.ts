export const nl = {
  title: 'API voor programma’s',
  heading: 'Routekaart voor programma’s (API)',
  lead: 'Met de API leest en vult een ander programma de routekaarten van uw organisatie in. Deze pagina is voor wie dat programma maakt. De beschrijvingen zijn in het Engels, net als de antwoorden van de API.',
  contents: 'Op deze pagina',
  document: {
    text: 'Een programma leest hetzelfde als OpenAPI 3.1:',
    file: 'openapi.json',
  },
  signIn: {
    title: 'Inloggen',
    lead: 'Elke vraag hoort bij een persoon. Een programma laat met een toegangstoken zien voor wie het vraagt.',
    token:
      'Laat de gebruiker inloggen bij de identiteitsprovider ({{authorizeUrl}}), met de code flow en PKCE. Vraag om audience {{audience}} en scope {{scope}}. Uw programma heeft daar een eigen client-id nodig: vraag die aan bij uw contactpersoon.',
    header: 'Stuur het token mee in elke vraag: Authorization: Bearer, een spatie, en het token.',
    over: 'Is het antwoord 401? Dan is het token verlopen. Haal een nieuw token op.',
    program:
      'Programma’s van de provider hebben geen persoon nodig. Een medewerker maakt bij Beheer, Programma’s een sleutel. Vraag daarmee een token bij /api/oauth/token (OAuth 2.0, client_credentials). Noem bij formulieren en documenten de organisatie met organisation_id.',
    browser:
      'In een browser waarin iemand is ingelogd, is geen token nodig. Daar telt het cookie van de sessie, alleen voor pagina’s van de Routekaart zelf.',
  },
  operations: { title: 'Vragen', lead: 'Elk adres bestaat ook onder /ss/api en geeft daar hetzelfde antwoord.' },
  operation: {
    query: 'In het adres',
    queryOf: 'In het adres van {{name}}',
    body: 'Mee te sturen',
    bodyOf: 'Mee te sturen met {{name}}',
    files: 'Een formulier (multipart/form-data) met bestanden.',
    answer: 'Antwoord',
    answerOf: 'Antwoord van {{name}}',
    nothing: 'Geen inhoud.',
    exampleSent: 'Voorbeeld van de vraag',
    exampleAnswer: 'Voorbeeld van het antwoord',
    statuses: 'Mogelijke statussen',
  },
  forms: {
    title: 'Formulieren',
    lead: 'Een formulier heeft form_type, location_index, fields, version en updated_at. Hieronder staan de velden per form_type. Bij het bewaren stuurt u alleen de velden die veranderen; null maakt een veld leeg.',
    fieldsOf: 'Velden van {{key}}',
    ofLocation: 'Hoort bij een locatie: stuur location_index mee.',
    ofOrganisation: 'Hoort bij de organisatie: location_index is null.',
  },
  failures: {
    title: 'Als het niet lukt',
    lead: 'Het antwoord is dan JSON met error (een code), message (een zin) en soms issues: welke plek klopt niet, en waarom.',
    caption: 'Statussen en wat ze betekenen',
    status: 'Status',
    meaning: 'Betekenis',
    codes: 'Codes in error',
    headers: 'Kopregels',
  },
  limits: {
    title: 'Hoe vaak en hoe veel',
    text: 'Iemand mag {{api}} vragen per minuut stellen en {{uploads}} keer per 10 minuten bestanden sturen. Daarna is het antwoord 429; in Retry-After staat hoeveel seconden u moet wachten. JSON mag {{megabytes}} MB groot zijn, {{deep}} niveaus diep, met {{values}} waarden.',
  },
  table: { name: 'Naam', whole: 'Het geheel', type: 'Soort', needed: 'Verplicht', yes: 'Ja', no: 'Nee' },
}
