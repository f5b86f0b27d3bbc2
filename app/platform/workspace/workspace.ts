import type { FieldValues } from './field-values.ts'
import { openOutbox } from './outbox.ts'
import { carrierNow, ownFetch } from './own-fetch.ts'
import { openRecords, type TypedStorage } from './records.ts'
import { postSave, type PendingSave, type Outcome } from './sending.ts'
import { initialWorkspace, nextWorkspace, type Action, type Trouble, type Workspace } from './state.ts'
import { steadySender } from './steady-sender.ts'
import { showOpen, withClosed } from './tabs.ts'
import { keyOf, watchTyping, type OpenForm, type Typing } from './typing.ts'

let state = initialWorkspace
const listeners = new Set<() => void>()

/** Is told whenever the workspace changes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the browser knows of the reader's work. */
export const workspace = (): Workspace => state

/** Tells the workspace what happened. */
export function dispatch(action: Action): void {
  const next = nextWorkspace(state, action)
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

const tab = Math.random().toString(36).slice(2)
let reader: string | null = null
let retry: ReturnType<typeof setTimeout> | undefined
let tryAgain = () => {}
/** The form on the screen. */
let typing: Typing | null = null
let onStale = () => {}

const records = openRecords(openStorage())

/** What was typed and is to be saved. */
export const outbox = openOutbox({
  post: (pending) => postSave(pending, ownFetch),
  records,
  tab,
  user: () => reader,
  now: Date.now,
  wait: (seconds, work) => {
    clearTimeout(retry)
    tryAgain = work
    retry = setTimeout(work, seconds * 1000)
  },
  onPost: () => dispatch({ type: 'save' }),
  onAnswer,
})

/** Sends the form on the screen when one of its buttons is pressed. */
export const sendSteadily = steadySender({
  ...{ fetch: ownFetch, outbox, dispatch },
  givenUp: () => carrierNow()?.givenUp ?? null,
})

function openStorage(): TypedStorage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage
  } catch {
    // Storage is refused.
    return null
  }
}

const troubles: Record<Exclude<Outcome['kind'], 'saved'>, Trouble> = {
  kept: 'kept',
  'signed-out': 'signed-out',
  later: 'network',
  refused: 'refused',
}

function onAnswer(key: string, pending: PendingSave, outcome: Outcome): void {
  const {
    page: { formType },
    fields,
  } = pending
  if (outcome.kind === 'saved') dispatch({ type: 'saved', formType, version: outcome.version, sent: fields })
  else dispatch({ type: 'unsaved', trouble: troubles[outcome.kind] })
  const isOpen = typing?.key === key
  if (isOpen) typing?.answer(pending, outcome)
  showChanges(formType)
  const isArrived = outcome.kind === 'saved' || outcome.kind === 'kept'
  if (isArrived && (isOpen ? outcome.isMerged : !typing?.isAnswer())) onStale()
}

/** What is done when something was saved that the page shows otherwise. */
export function whenStale(work: () => void): () => void {
  onStale = work
  return () => {
    onStale = () => {}
  }
}

/** A form appears: what is typed in it is kept from now on. */
export function openTyping(form: OpenForm): Typing {
  typing = watchTyping(form, outbox)
  showChanges(form.page.formType)
  return typing
}

/** Reads what is typed now. */
export function syncTyping(): void {
  if (!typing) return
  typing.sync()
  showChanges(typing.page.formType)
}

/**
 * Whether something is typed in the form on the screen that the server has not answered yet; null where no form is looked
 * after.
 */
export function unsavedTyping(): boolean | null {
  if (!typing) return null
  const { key } = typing
  syncTyping()
  return outbox.pendingSaves().some(({ page }) => keyOf(page) === key)
}

/** The page shows other values, or another version, than before. */
export function refreshTyping(refreshed: Typing, next: { version: number; isAnswer: boolean }): void {
  refreshed.refresh(next)
  showChanges(refreshed.page.formType)
}

/** A form goes: what was typed in it and not saved is saved now. */
export function closeTyping(closed: Typing): void {
  closed.close()
  if (typing === closed) typing = null
  queueMicrotask(() => void outbox.flush())
}

/** Shows what waits to be saved of a form, whichever pages of it that was typed on. */
function showChanges(formType: string): void {
  const waiting = outbox.pendingSaves().filter(({ page }) => page.formType === formType)
  const fields = waiting.reduce<FieldValues>(
    (all, pending) => ({ ...all, ...pending.unacknowledged, ...pending.fields }),
    {},
  )
  dispatch({ type: 'typed', formType, fields })
}

/** Whose browser this is from now on. What others typed here goes; what this reader typed in closed pages is saved. */
export function welcome(user: string, sender: () => Record<string, string>): void {
  if (reader === user) return
  if (reader === null) start()
  else outbox.clear()
  reader = user
  for (const [key, { tab: other, at, page, version, fields, unacknowledged }] of records.ofUser(user)) {
    if (other === tab) continue
    const pending = { page, version, fields, unacknowledged, secrets: [], sender: sender() }
    withClosed(other, at, () => {
      outbox.adopt(`${key} ${other}`, pending, at)
      records.drop(other, key)
      void outbox.flush()
    }).catch(() => {})
  }
}

function start(): void {
  showOpen(tab)
  const flush = () => {
    syncTyping()
    void outbox.flush()
  }
  window.addEventListener('online', () => tryAgain())
  window.addEventListener('popstate', flush)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  window.addEventListener('pagehide', () => {
    syncTyping()
    outbox.flushAtOnce()
    dispatch({ type: 'reload' })
  })
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && new URL(target.action).pathname === '/authentication/logout') forget()
  })
}

/** Anyone who logs out leaves nothing behind. */
function forget(): void {
  outbox.clear()
  records.clear()
  dispatch({ type: 'reset' })
}
