import { differences, isEmpty } from './field-values.ts'
import { readForm } from './form-fields.ts'
import { unsavedTyping } from './workspace.ts'

/**
 * Whether a form on the screen holds what is not stored: something typed, a question answered, a file chosen, or what the
 * server refused and keeps as a draft: whoever leaves is told where that is.
 */
export const holdsUnsaved = (form: HTMLFormElement): boolean =>
  (unsavedTyping() ?? isTypedIn(form)) ||
  form.elements.namedItem('draft') !== null ||
  [...form.elements].some(isAnsweredOrChosen)

/** For forms that nobody keeps what is typed of. */
function isTypedIn(form: HTMLFormElement): boolean {
  const { typed, rendered } = readForm(form)
  return !isEmpty(differences(rendered, typed))
}

/** What is never kept on this computer: files, and answers to what the page asks about a save (`form-fields.ts`). */
const isAnsweredOrChosen = (control: Element): boolean =>
  control instanceof HTMLInputElement &&
  ((control.files?.length ?? 0) > 0 || (control.name.includes(':') && control.checked !== control.defaultChecked))

/** Presses a button of a form that saves it and leads on to another page of this site, as its ways out do without scripts. */
export function saveAndGo(form: HTMLFormElement, address: string): void {
  const button = document.createElement('button')
  Object.assign(button, { name: 'goTo', value: address, formNoValidate: true, hidden: true })
  form.append(button)
  button.click()
  button.remove()
}
