import { keptForm, lookAfterForm } from './kept-form.ts'
import { carrierNow, letCarry, ownFetch } from './own-fetch.ts'
import { focusAfter, putInPlace, readDocument } from './put-in-place.ts'
import { addressHeader, pageHeaders } from './sending.ts'
import { outbox, sendSteadily, syncTyping, whenStale } from './workspace.ts'

/** Is dispatched on a form when the server has answered it. */
export const arrived = 'routekaart:arrived'

let underWay: AbortController | null = null
const listeners = new Set<() => void>()

/** Whether a form, or what the page shows after it, is on its way. */
export const isUnderWay = (): boolean => underWay !== null

/** Is told when a form goes, and when its answer is there. */
export const whenUnderWay = (listener: () => void): void => void listeners.add(listener)

function begin(next: AbortController | null): void {
  underWay?.abort()
  underWay = next
  for (const listener of listeners) listener()
}

/**
 * Sends the form of which what is typed is kept in the place of the browser, when one of its buttons is pressed: the page
 * stays, and the answer comes into it. Other forms are sent by the browser.
 */
export function watchForms(): void {
  document.addEventListener('submit', (event) => {
    const kept = keptForm()
    if (!kept || event.target !== kept.form) return
    const isHandled = event.defaultPrevented
    event.preventDefault()
    if (isHandled) return
    void sendForm(kept.form, event.submitter instanceof HTMLButtonElement ? event.submitter : null)
  })
  whenStale(() => void readAgain())
  // The reader came back to a page that the browser had kept as it was.
  addEventListener('pageshow', ({ persisted }) => persisted && void outbox.flush().then(readAgain))
}

/**
 * Sends a form and puts the answer in place. One of which what is typed is kept waits for the network.
 * @param button the one that was pressed
 */
export async function sendForm(form: HTMLFormElement, button: HTMLButtonElement | null): Promise<void> {
  const fields = new FormData(form)
  if (button && button.name !== '') fields.append(button.name, button.value)
  delete form.dataset.inUse
  const sending = new AbortController()
  const carrier = carrierNow()
  const request = {
    ...{ method: 'POST', headers: pageHeaders, signal: sending.signal },
    body: form.enctype === 'multipart/form-data' ? fields : textsIn(fields),
  }
  begin(sending)
  button?.setAttribute('aria-busy', 'true')
  try {
    const answer = await answerTo(form, request).catch(whereGone)
    if (!answer) return
    // What was sent with the form has arrived: files are not to be sent once more.
    if (answer.status < 500) form.dispatchEvent(new Event(arrived, { bubbles: true }))
    await show(answer, sending.signal)
  } catch (error) {
    if (!sending.signal.aborted) throw error
  } finally {
    button?.removeAttribute('aria-busy')
    if (carrier && carrierNow() === carrier) letCarry(null)
    if (underWay === sending) begin(null)
  }
}

/** It was given up, or, with files, did not arrive: what carries them says so. */
function whereGone(error: unknown): null {
  if (error instanceof DOMException || error instanceof TypeError) return null
  throw error
}

async function answerTo(form: HTMLFormElement, request: RequestInit): Promise<Response> {
  const kept = keptForm()
  const address = form.getAttribute('action') ?? ''
  if (kept?.form !== form) return ownFetch(address, request)
  kept.typing.submit()
  const submitted = kept.typing.submitted()
  if (!submitted) throw new Error('What was typed could not be read.')
  return sendSteadily(kept.typing, submitted, address, request)
}

/**
 * The page that the server answers to a button of a form which saves nothing.
 * @returns null where it answers something else
 */
export async function pageFor(form: HTMLFormElement, goTo: string, signal: AbortSignal): Promise<Document | null> {
  const body = textsIn(new FormData(form))
  body.append('goTo', goTo)
  const answer = await fetch(form.getAttribute('action') ?? '', { method: 'POST', headers: pageHeaders, body, signal })
  return answer.status === 200 ? readDocument(await answer.text()) : null
}

const textsIn = (fields: FormData): URLSearchParams => {
  const texts = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string') texts.append(name, value)
  return texts
}

async function show(answer: Response, signal: AbortSignal): Promise<void> {
  const address = answer.headers.get(addressHeader)
  if (address !== null) return goTo(new URL(address, location.href), signal)
  const html = await answer.text()
  if (signal.aborted) return
  putInPlace(html)
  lookAfterForm()
  focusAfter('')
}

const isHere = (url: URL): boolean =>
  url.origin === location.origin && url.pathname === location.pathname && url.search === location.search

/** Another page is opened; this one is read again, and stays. */
async function goTo(url: URL, signal: AbortSignal): Promise<void> {
  if (!isHere(url)) return leave(url, signal)
  const page = await readPage(signal).catch(() => null)
  if (signal.aborted) return
  if (page === null) return leave(url, signal)
  history.replaceState(history.state, '', url)
  putInPlace(page)
  lookAfterForm()
  focusAfter(url.hash)
}

/** For so long, in milliseconds, the page waits to have saved what was typed after the button was pressed. */
const patience = 3000

/** Goes to another page; what is under way stays so until it is there, or the reader comes back. */
async function leave(url: URL, signal: AbortSignal): Promise<void> {
  syncTyping()
  await Promise.race([outbox.flush(), new Promise((resolve) => setTimeout(resolve, patience))])
  if (signal.aborted) return
  if (isHere(url)) location.reload()
  else location.assign(url)
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve())
  })
}

/** @returns null where something else than the page came */
async function readPage(signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(location.pathname + location.search, { headers: pageHeaders, signal })
  return answer.status === 200 ? answer.text() : null
}

/** Reads the page again where something was saved that it shows otherwise. */
async function readAgain(): Promise<void> {
  if (underWay) return
  const reading = new AbortController()
  begin(reading)
  try {
    const page = await readPage(reading.signal)
    if (page === null || reading.signal.aborted) return
    putInPlace(page)
    lookAfterForm()
  } catch {
    // The network is away: the page goes on showing what it knows.
  } finally {
    if (underWay === reading) begin(null)
  }
}
