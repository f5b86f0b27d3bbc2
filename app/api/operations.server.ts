import type { z } from 'zod'
import { usageSent } from '#app/platform/usage/usage-entry.server.ts'
import { mailEventsSent } from '#app/platform/mail/events.ts'
import { examples } from './examples.ts'
import { usualFailures, type FailureStatus } from './failures.ts'
import { attentionAsked, roadmapAsked, uploadAsked } from './query-schemas.ts'
import * as schemas from './schemas.ts'

/** What can be asked at one address, as it is told to those who write programs; the endpoint reads by the same schemas. */
export type Operation = {
  method: 'get' | 'post'
  /** Its name in generated clients. */
  id: string
  summary: string
  description: string
  query?: z.ZodObject
  /** What is sent; files are a multipart form. */
  body?: z.ZodType | 'files'
  /** Null where the answer is 204. */
  answer: z.ZodType | null
  /** True where the answer is 202, without a body: it tells nothing of what it came to. */
  isOnlyTaken?: true
  /** By what alone somebody may ask; left out, a session or an access token. */
  security?: 'mailSecret'
  failures: readonly FailureStatus[]
  /** What failures look like that the address itself tells, where that is not as usual. */
  failure?: z.ZodType
  example: { query?: Record<string, string>; body?: unknown; answer?: unknown }
}

const ofJson: readonly FailureStatus[] = [...usualFailures, 415, 422]

/** Every operation, by its address below /api and /ss/api. */
export const operations = {
  'auth/user': {
    method: 'get',
    id: 'getUser',
    summary: 'Who is asking',
    description: 'The person that the session or the access token belongs to. Provider staff have no organisation.',
    answer: schemas.user,
    failures: usualFailures,
    example: examples['auth/user'],
  },
  roadmap: {
    method: 'get',
    id: 'getRoadmap',
    summary: 'The route card of a location or of the organisation',
    description:
      'Sections, their categories and items in the order shown, with how far each is and what it still needs. Words are ' +
      'in the language of who asks.',
    query: roadmapAsked,
    answer: schemas.roadmap,
    failures: [...usualFailures, 404],
    example: examples.roadmap,
  },
  attention: {
    method: 'get',
    id: 'getAttention',
    summary: 'What needs whom',
    description:
      'What needs who asks at a location, or at all places of the organisation where none is named; provider staff get ' +
      'what needs them at all organisations, at most 1,000 entries, and their programs what needs staff at the organisations that ' +
      'they are for. The heaviest come first, words are in the language of who asks.',
    query: attentionAsked,
    answer: schemas.attention,
    failures: [...usualFailures, 404],
    example: examples.attention,
  },
  'forms/get': {
    method: 'post',
    id: 'getForms',
    summary: 'Forms of a location or of the organisation',
    description:
      'Answers a pair: the forms in the order asked, each once, and null; or an empty list and what is wrong, with the ' +
      'status of that. Forms never saved have their initial values and version 0. Secrets are always empty.',
    body: schemas.formsAsked,
    answer: schemas.formsFound,
    failures: [...ofJson, 404],
    failure: schemas.formsFailure,
    example: examples['forms/get'],
  },
  form: {
    method: 'post',
    id: 'saveForm',
    summary: 'Save changed fields of a form',
    description:
      'Fields are a JSON merge patch (RFC 7396): groups merge, null clears, lists replace. Rows that carry an id keep ' +
      'it; one without is the row that says the same, else a new one. All is saved or nothing. With a version, what ' +
      'others changed differently since is 409; without one, the last one wins. An empty secret stays as it ' +
      'is, because answers leave it empty; null clears it.',
    body: schemas.formSent,
    answer: schemas.form,
    failures: [...ofJson, 404, 409],
    example: examples.form,
  },
  'documents/get': {
    method: 'post',
    id: 'getDocuments',
    summary: 'Documents of a location or of the organisation',
    description: 'What was uploaded and not removed. The files themselves are downloaded from the pages.',
    body: schemas.documentsAsked,
    answer: schemas.documents,
    failures: [...ofJson, 404],
    example: examples['documents/get'],
  },
  'document/upload': {
    method: 'post',
    id: 'uploadDocuments',
    summary: 'Upload documents',
    description:
      'A multipart form with at most 20 files, whatever its parts are called: all of them are kept, or none where one ' +
      'may not be. Answers the new documents in the order sent. By cookie it needs the header Origin or Sec-Fetch-Site, ' +
      'which browsers send by themselves.',
    query: uploadAsked,
    body: 'files',
    answer: schemas.documents,
    failures: [...ofJson, 404, 409],
    example: examples['document/upload'],
  },
  user_log: {
    method: 'post',
    id: 'logUse',
    summary: 'Tell that a page was used',
    description:
      'navigation: a page was shown, amount is -1. scroll: how far it was scrolled, 0 to 1. data is its path.',
    body: usageSent,
    answer: null,
    failures: ofJson,
    example: examples.user_log,
  },
  'mail/events': {
    method: 'post',
    id: 'reportMailEvents',
    summary: 'Tell what became of mail',
    description:
      'For the webhooks of a mail provider: one event, or at most 1,000. What was told before changes nothing, and messages ' +
      'that are not known are passed over without a word. No session is needed, and none counts.',
    body: mailEventsSent,
    answer: null,
    isOnlyTaken: true,
    security: 'mailSecret',
    failures: ofJson,
    example: examples['mail/events'],
  },
} as const satisfies Record<string, Operation>

const byPath: Readonly<Record<string, Operation>> = operations

/** Every operation with its address, in the order in which they are told. */
export const allOperations: readonly [path: string, operation: Operation][] = Object.entries(byPath)
