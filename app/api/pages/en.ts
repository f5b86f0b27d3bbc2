import type { nl } from './nl.ts'

export const en = {
  title: 'API for programs',
  heading: 'The Routekaart for programs (API)',
  lead: 'Through the API another program reads and fills in the route cards of your organisation. This page is for whoever makes that program.',
  contents: 'On this page',
  document: {
    text: 'A program reads the same as OpenAPI 3.1:',
    file: 'openapi.json',
  },
  signIn: {
    title: 'Signing in',
    lead: 'Every question belongs to a person. A program shows by an access token for whom it asks.',
    token:
      'Let the user sign in at the identity provider ({{authorizeUrl}}), with the code flow and PKCE. Ask for audience {{audience}} and scope {{scope}}. Your program needs a client id of its own there: ask your contact for one.',
    header: 'Send the token along with every question: Authorization: Bearer, a space, and the token.',
    over: 'Is the answer 401? Then the token is over. Get a new one.',
    program:
      'Programs of the provider need no person. Staff create a key under Administration, Programs. Ask for a token with it at /api/oauth/token (OAuth 2.0, client_credentials). Name the organisation of forms and documents with organisation_id.',
    browser:
      'A browser in which somebody is signed in needs no token. There the cookie of the session counts, only for pages of the Routekaart itself.',
  },
  operations: { title: 'Questions', lead: 'Every address is also there under /ss/api and answers the same.' },
  operation: {
    query: 'In the address',
    queryOf: 'In the address of {{name}}',
    body: 'To send along',
    bodyOf: 'To send along with {{name}}',
    files: 'A form (multipart/form-data) with files.',
    answer: 'Answer',
    answerOf: 'Answer of {{name}}',
    nothing: 'No content.',
    exampleSent: 'Example of the question',
    exampleAnswer: 'Example of the answer',
    statuses: 'Possible statuses',
  },
  forms: {
    title: 'Forms',
    lead: 'A form has form_type, location_index, fields, version and updated_at. Below are the fields of each form_type. To save, send only the fields that change; null makes a field empty.',
    fieldsOf: 'Fields of {{key}}',
    ofLocation: 'Belongs to a location: send location_index along.',
    ofOrganisation: 'Belongs to the organisation: location_index is null.',
  },
  failures: {
    title: 'When it does not work',
    lead: 'The answer is JSON then, with error (a code), message (a sentence) and sometimes issues: which place is not right, and why.',
    caption: 'Statuses and what they mean',
    status: 'Status',
    meaning: 'Meaning',
    codes: 'Codes in error',
    headers: 'Headers',
  },
  limits: {
    title: 'How often and how much',
    text: 'A person may ask {{api}} questions a minute and send files {{uploads}} times in 10 minutes. After that the answer is 429; Retry-After says how many seconds to wait. JSON may be {{megabytes}} MB and {{deep}} levels deep.',
  },
  table: { name: 'Name', whole: 'The whole', type: 'Kind', needed: 'Required', yes: 'Yes', no: 'No' },
} satisfies typeof nl
