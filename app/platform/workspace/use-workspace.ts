import { useRevalidator } from '@remix-run/react'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
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
 * goes without pressing a button. The form, or at least all of its fields, have to be made anew when `version` changes.
 * @param inForm the form, or a field in it that is made anew together with the others
 * @returns the version the form has to name
 */
export function useTyping(inForm: RefObject<HTMLFormElement | HTMLInputElement>, options: Options): number {
  const { action, formType, locationId, isMultipart, version: made, reader, isAnswer } = options
  const [version, setVersion] = useState(made)
  useBeforeShown(() => {
    const { current } = inForm
    const element = current instanceof HTMLInputElement ? current.form : current
    if (!element) return
    restoreEarlyTyping(element)
    const page = { action, formType, locationId, isMultipart }
    const sender = () => senderIn(element)
    welcome(reader, sender)
    const { typing, caret } = openTyping({
      page,
      version: made,
      isAnswer,
      read: () => readForm(element),
      type: (fields) => typeInto(element, fields),
      sender,
      onVersion: setVersion,
    })
    // An error summary takes the focus by itself; not from somebody who is typing.
    const timer = caret ? setTimeout(() => returnTo(element, caret)) : undefined
    if (caret) returnTo(element, caret)
    const stop = listen(element, typing)
    return () => {
      clearTimeout(timer)
      stop()
      closeTyping(typing, caretIn(element))
    }
  }, [inForm, action, formType, locationId, isMultipart, made, reader, isAnswer])
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

function listen(form: HTMLFormElement, { submit }: Typing): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(syncTyping, pauseInTyping)
  }
  form.addEventListener('input', later)
  form.addEventListener('change', later)
  // Before Remix sends it, which listens further out.
  form.addEventListener('submit', submit)
  return () => {
    clearTimeout(timer)
    form.removeEventListener('input', later)
    form.removeEventListener('change', later)
    form.removeEventListener('submit', submit)
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
