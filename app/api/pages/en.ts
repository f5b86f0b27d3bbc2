import type { nl } from './nl.ts'

export const en = {
  title: 'API for programs',
  heading: 'Routekaart for programs (API)',
  lead: 'With the API, another program can read and fill in your organisation’s route cards. This page is for the person who makes that program.',
  contents: 'On this page',
  document: {
    text: 'For programs, the same as OpenAPI 3.1:',
    file: 'openapi.json',
  },
  signIn: {
    title: 'Signing in',
    lead: 'Every request belongs to a person. A program uses an access token to show who it asks for.',
    token:
      'Let the user sign in at the identity provider ({{authorizeUrl}}), with the code flow and PKCE. Ask for audience {{audience}} and scope {{scope}}. Your program needs its own client id there: ask your contact for one.',
    header: 'Send the token with every request: Authorization: Bearer, a space, and the token.',
    over: 'If the answer is 401, the token has expired. Get a new one.',
    program:
      'The provider’s programs need no person. Staff create a key under Administration, Programs. Use it to get a token from /api/oauth/token (OAuth 2.0, client_credentials). For forms and documents, name the organisation with organisation_id.',
    browser:
      'A browser in which someone is signed in needs no token. There the session cookie counts, but only for Routekaart’s own pages.',
  },
  operations: { title: 'Requests', lead: 'Every address also exists under /ss/api and gives the same answer.' },
  operation: {
    query: 'In the address',
    queryOf: 'In the address of {{name}}',
    body: 'To send',
    bodyOf: 'To send with {{name}}',
    files: 'A form (multipart/form-data) with files.',
    answer: 'Answer',
    answerOf: 'Answer of {{name}}',
    nothing: 'No content.',
    exampleSent: 'Example request',
    exampleAnswer: 'Example answer',
    statuses: 'Possible statuses',
  },
  forms: {
    title: 'Forms',
    lead: 'A form has form_type, location_index, fields, version and updated_at. Below are the fields of each form_type. To save, send only the fields that change. Null makes a field empty.',
    fieldsOf: 'Fields of {{key}}',
    ofLocation: 'Belongs to a location: send its location_index.',
    ofOrganisation: 'Belongs to the organisation: location_index is null.',
  },
  failures: {
    title: 'If it doesn’t work',
    lead: 'The answer is then JSON, with error (a code), message (a sentence) and sometimes issues (what isn’t right, and why).',
    caption: 'Statuses and what they mean',
    status: 'Status',
    meaning: 'Meaning',
    codes: 'Codes in error',
    headers: 'Headers',
  },
  limits: {
    title: 'How often and how much',
    text: 'A person can make {{api}} requests a minute and send files {{uploads}} times in 10 minutes. After that, the answer is 429, and Retry-After says how many seconds to wait. JSON can be up to {{megabytes}} MB, {{deep}} levels deep, and hold {{values}} values.',
  },
  table: { name: 'Name', whole: 'The whole', type: 'Kind', needed: 'Required', yes: 'Yes', no: 'No' },
} satisfies typeof nl
