import { toEntries, type FieldValues } from './field-values.ts'

/** A page with a form, as it is posted to. */
export type FormPage = {
  /** Path and query. */
  action: string
  formType: string
  locationId: string | null
  /** How its form is sent: pages with files take nothing else. */
  isMultipart: boolean
}

/** What was typed on a page, to be saved without the page. */
export type PendingSave = {
  page: FormPage
  version: number
  fields: FieldValues
  /** Names of the fields that hold passwords. */
  secrets: readonly string[]
  /** Hidden fields that say who sends it. */
  sender: Readonly<Record<string, string>>
}

/**
 * What became of a save. `saved`: what was sent is stored. `kept`: the server has it, but not as an answer yet: the page
 * shows what is wrong. `signed-out`: nobody is signed in any more, and the server keeps it. `later`: it did not arrive.
 * `refused`: it never will be taken as it is.
 */
export type Outcome =
  | {
      kind: 'saved' | 'kept'
      /** The form's version now; null where the answer does not say. */
      version: number | null
      /** Whether others saved the form since the version that was sent: the page then shows old answers of theirs. */
      isMerged: boolean
    }
  | { kind: 'signed-out' | 'later' | 'refused' }

/** Whether the server has what was sent. */
export const isAnswered = ({ kind }: Outcome): boolean => kind !== 'later' && kind !== 'refused'

/** The header with the version a form has after a save; `;merged` after it where others saved it too. */
export const versionHeader = 'X-Form-Version'

/** Asks for the address in the place of a redirect, which would hide the headers of its answer; it comes in the other one. */
export const addressWantedHeader = 'X-Address-Wanted'
export const addressHeader = 'X-Address'

/** What the script of a page asks pages with. */
export const pageHeaders = { Accept: 'text/html', [addressWantedHeader]: '1' }

/** What is posted to save a pending save: the changed fields alone, as the button that saves would. */
export function bodyOf({ page, version, fields, sender }: PendingSave): URLSearchParams | FormData {
  const body = page.isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(sender)) body.append(name, value)
  body.append('version', String(version))
  if (page.locationId !== null) body.append('locationId', page.locationId)
  for (const [name, value] of toEntries(fields)) body.append(name, value)
  body.append('goTo', 'keep')
  return body
}

/** Reads from an answer what became of a save. */
export function outcomeOf({ status, headers }: Pick<Response, 'status' | 'headers'>): Outcome {
  const [, version, merged] = /^(\d+)(;merged)?$/.exec(headers.get(versionHeader) ?? '') ?? []
  const answer = { version: version === undefined ? null : Number(version), isMerged: merged !== undefined }
  if (status === 422 || status === 409) return { kind: 'kept', ...answer }
  if (status === 429 || status >= 500) return { kind: 'later' }
  if (status === 401) return { kind: 'signed-out' }
  if (status >= 400) return { kind: 'refused' }
  // An address without a word about the form is that of the login page.
  return version === undefined ? { kind: 'signed-out' } : { kind: 'saved', ...answer }
}

/** Bytes; browsers let no more than 64 kB go on after the page has gone. */
const maxAfterPage = 60_000
const longestWait = 30_000

/**
 * Posts a pending save once. Goes on when the page goes away, where the browser can do that. Never fails.
 * @param fetch the browser's own
 */
export async function postSave(pending: PendingSave, fetch: typeof globalThis.fetch): Promise<Outcome> {
  const body = bodyOf(pending)
  const keepalive = new URLSearchParams(toEntries(pending.fields)).toString().length < maxAfterPage
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), longestWait)
  try {
    const answer = await fetch(pending.page.action, {
      method: 'POST',
      headers: pageHeaders,
      body,
      keepalive,
      redirect: 'manual',
      signal: waiting.signal,
    })
    // Until an answer is read whole, browsers count what was sent among those 64 kB: some 190 saves, and no more go out.
    answer.arrayBuffer().catch(() => {})
    return outcomeOf(answer)
  } catch {
    return { kind: 'later' }
  } finally {
    clearTimeout(timer)
  }
}
