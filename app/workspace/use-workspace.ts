import { useRevalidator } from '@remix-run/react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { caretIn, readForm, returnTo, typeInto } from './form-fields.ts'
import type { FormPage } from './sending.ts'
import { initialWorkspace, type Known, type Workspace } from './state.ts'
import { restoreEarlyTyping } from './typed-early.ts'
import type { Typing } from './typing.ts'
import { closeTyping, dispatch, openTyping, subscribe, syncTyping, welcome, whenStale, workspace } from './workspace.ts'

/** What the browser knows of the reader's work. */
export const useWorkspace = (): Workspace => useSyncExternalStore(subscribe, workspace, () => initialWorkspace)

/** Whether something is being saved, uploaded or fetched. */
export const useIsBusy = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => workspace().status === 'loading',
    () => false,
  )

/** Lets the page be read anew when something was saved that it shows otherwise. */
export function useRefreshWhenSaved(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => whenStale(revalidate), [revalidate])
}

/** Before the browser shows it, so that nothing typed flickers; servers have no such moment. */
const useBeforeShown = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** How long after the last key what was typed is kept; in milliseconds. */
const pauseInTyping = 300

type Options = FormPage & {
  /** The version the form is made with. */
  version: number
  /** Says whose browser this is. */
  reader: string
  /** Whether the form shows the answer to an earlier one: it is then not read anew. */
  isAnswer: boolean
}

/**
 * Looks after what is typed in a form: keeps it on this computer until the server has it, and saves it when the reader
 * goes without pressing a button. The form has to be made anew when `version` changes.
 * @returns the version the form has to name, and what its submit is told to
 */
export function useTyping(
  form: RefObject<HTMLFormElement>,
  options: Options,
): { version: number; onSubmit: () => void } {
  const { action, formType, locationId, isMultipart, version: made, reader, isAnswer } = options
  const [version, setVersion] = useState(made)
  const typing = useRef<Typing | null>(null)
  useBeforeShown(() => {
    const element = form.current
    if (!element) return
    restoreEarlyTyping(element)
    const page = { action, formType, locationId, isMultipart }
    const sender = () => senderIn(element)
    welcome(reader, sender)
    const opened = openTyping({
      page,
      version: made,
      isAnswer,
      read: () => readForm(element),
      type: (fields) => typeInto(element, fields),
      sender,
      onVersion: setVersion,
    })
    typing.current = opened.typing
    const { caret } = opened
    // An error summary takes the focus by itself; not from somebody who is typing.
    const timer = caret ? setTimeout(() => returnTo(element, caret)) : undefined
    if (caret) returnTo(element, caret)
    const stop = listen(element)
    return () => {
      clearTimeout(timer)
      stop()
      closeTyping(opened.typing, caretIn(element))
      typing.current = null
    }
  }, [form, action, formType, locationId, isMultipart, made, reader, isAnswer])
  return { version, onSubmit: () => typing.current?.submit() }
}

/** Tells the workspace what the page shows. */
export function useKnown(known: Known): void {
  const text = JSON.stringify(known)
  useEffect(() => {
    const read: Known = JSON.parse(text)
    dispatch({ type: 'synced', known: read })
  }, [text])
}

function listen(form: HTMLFormElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(syncTyping, pauseInTyping)
  }
  form.addEventListener('input', later)
  form.addEventListener('change', later)
  return () => {
    clearTimeout(timer)
    form.removeEventListener('input', later)
    form.removeEventListener('change', later)
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
