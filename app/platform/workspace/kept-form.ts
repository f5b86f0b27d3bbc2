import { changedBy, readForm, writeInto } from './form-fields.ts'
import type { FormPage } from './sending.ts'
import type { Known } from './state.ts'
import { keyOf, type Typing } from './typing.ts'
import { closeTyping, dispatch, openTyping, refreshTyping, syncTyping, welcome } from './workspace.ts'

/** How long after the last key what was typed is kept; in milliseconds. */
const pauseInTyping = 300

type Kept = { form: HTMLFormElement; typing: Typing; stop: () => void }

let kept: Kept | null = null

/** The form on the page of which what is typed is kept; null where there is none. */
export const keptForm = (): Kept | null => kept

/**
 * Looks after what is typed in the form of the page that says what it is (`data-form-type`): keeps it on this computer until
 * the server has it, and saves what this reader typed on pages that are gone. To be called when the page is there, and whenever the server's answer was put in its place: newer
 * values then come into the fields that the reader left alone.
 */
export function lookAfterForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-form-type]')
  const page = form && pageOf(form)
  if (kept && (kept.form !== form || !page || keyOf(page) !== kept.typing.key)) {
    kept.stop()
    closeTyping(kept.typing)
    kept = null
  }
  const { reader } = document.querySelector<HTMLElement>('[data-reader]')?.dataset ?? {}
  if (reader !== undefined) welcome(reader, sender)
  if (!form || !page) return
  const { version, isAnswer } = shownIn(form)
  if (!kept) {
    const typing = openTyping({
      ...{ page, version, sender },
      read: () => readForm(form),
      write: (fields) => writeInto(form, fields),
      onVersion: (next) => name(form, next),
    })
    kept = { form, typing, stop: listen(form, typing) }
  }
  refreshTyping(kept.typing, { version, isAnswer })
  // What the page names is what it shows; where somebody else changed what is being typed, the form names an older one.
  name(form, kept.typing.version())
  tellKnown(form, page, version)
}

let told = ''

/** Tells the workspace what the page shows, where that is something else than before. */
function tellKnown(form: HTMLFormElement, { formType }: FormPage, version: number): void {
  const text = form.dataset.known ?? '{}'
  if (told === `${formType} ${version} ${text}`) return
  told = `${formType} ${version} ${text}`
  const known: Known = JSON.parse(text)
  dispatch({ type: 'synced', known: { ...known, forms: { [formType]: { version, fields: {} } } } })
}

const valueOf = (form: HTMLFormElement, field: string): string | null => {
  const control = form.elements.namedItem(field)
  return control instanceof HTMLInputElement ? control.value : null
}

const pageOf = (form: HTMLFormElement): FormPage => ({
  action: form.getAttribute('action') ?? '',
  formType: form.dataset.formType ?? '',
  locationId: valueOf(form, 'locationId'),
  isMultipart: form.enctype === 'multipart/form-data',
})

/** The version of the values that the page shows, and whether it is the answer to the form. */
const shownIn = (form: HTMLFormElement) => ({
  version: Number(valueOf(form, 'version')),
  isAnswer: form.dataset.answer !== undefined,
})

function name(form: HTMLFormElement, version: number): void {
  const field = form.elements.namedItem('version')
  if (field instanceof HTMLInputElement) field.value = String(version)
}

/** What says who saves something without the form on the page. */
function sender(): Record<string, string> {
  const { csrf = '', author = '' } = document.querySelector<HTMLElement>('[data-reader]')?.dataset ?? {}
  return { csrf, author }
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
