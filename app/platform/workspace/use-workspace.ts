import { useRevalidator } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { changedBy, readForm, writeInto } from './form-fields.ts'
import type { FormPage } from './sending.ts'
import { initialWorkspace, type Known, type Workspace } from './state.ts'
import { restoreEarlyTyping } from './typed-early.ts'
import type { Typing } from './typing.ts'
import {
  closeTyping,
  dispatch,
  openTyping,
  refreshTyping,
  subscribe,
  syncTyping,
  welcome,
  whenStale,
  workspace,
} from './workspace.ts'

/** What the browser knows of the reader's work. */
export const useWorkspace = (): Workspace => useSyncExternalStore(subscribe, workspace, () => initialWorkspace)

/** Whether something is being saved, uploaded or fetched. */
export const useIsBusy = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => workspace().status === 'loading',
    () => false,
  )

/** Lets the page be read again when something was saved that it shows otherwise. */
export function useRefreshWhenSaved(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => whenStale(revalidate), [revalidate])
}

/** Before the browser shows it, so that nothing typed flickers; servers have no such moment. */
const useBeforeShown = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** How long after the last key what was typed is kept; in milliseconds. */
const pauseInTyping = 300

type Options = FormPage & {
  /** The version of the values that the page shows. */
  version: number
  /** What the fields show that nobody changed; another object where the server said something new. */
  values: unknown
  /** Says whose browser this is. */
  reader: string
  /** Whether the form shows the answer to an earlier one. */
  isAnswer: boolean
}

/**
 * Looks after what is typed in a form: keeps it on this computer until the server has it, and saves it when the reader
 * goes without pressing a button. The form is never made again while its page is open: newer values come into the fields
 * that the reader left alone.
 * @param field a field of the form
 * @returns the version the form has to name
 */
export function useTyping(field: RefObject<HTMLInputElement>, options: Options): number {
  const { action, formType, locationId, isMultipart, version: shown, values, reader, isAnswer } = options
  const [version, setVersion] = useState(shown)
  const open = useRef<Typing | null>(null)
  const first = useRef(shown)
  useBeforeShown(() => {
    const element = field.current?.form
    if (!element) return
    restoreEarlyTyping(element)
    const sender = () => senderIn(element)
    welcome(reader, sender)
    const typing = openTyping({
      page: { action, formType, locationId, isMultipart },
      version: first.current,
      read: () => readForm(element),
      write: (fields) => writeInto(element, fields),
      sender,
      onVersion: setVersion,
    })
    open.current = typing
    const stop = listen(element, typing)
    return () => {
      stop()
      open.current = null
      closeTyping(typing)
    }
  }, [field, action, formType, locationId, isMultipart, reader])
  useBeforeShown(() => {
    first.current = shown
    if (open.current) refreshTyping(open.current, { version: shown, isAnswer })
  }, [values, shown, isAnswer])
  return version
}

/** Tells the workspace what the page shows. */
export function useKnown(known: Known): void {
  const text = JSON.stringify(known)
  useEffect(() => {
    const read: Known = JSON.parse(text)
    dispatch({ type: 'synced', known: read })
  }, [text])
}

function listen(form: HTMLFormElement, typing: Typing): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const listening = new AbortController()
  const on = (event: string, listener: (event: Event) => void) =>
    form.addEventListener(event, listener, { signal: listening.signal })
  const typed = (event: Event) => {
    typing.touch(changedBy(form, event))
    clearTimeout(timer)
    timer = setTimeout(syncTyping, pauseInTyping)
  }
  on('input', typed)
  on('change', typed)
  // Before Remix sends it, which listens further out.
  on('submit', () => {
    delete form.dataset.inUse
    typing.submit()
  })
  // Who goes on in a field while the answer is on its way keeps the focus.
  for (const event of ['input', 'focusin']) {
    on(event, ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) form.dataset.inUse = ''
    })
  }
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}

function senderIn(form: HTMLFormElement): Record<string, string> {
  const sender: Record<string, string> = {}
  for (const name of ['csrf', 'author']) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) sender[name] = field.value
  }
  return sender
}
