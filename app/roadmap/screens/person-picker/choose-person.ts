import { whenPutInPlace } from '#app/platform/workspace/put-in-place.ts'

/** What is known of somebody, by the last part of the field's name; '' for what is not. */
type Fields = Readonly<Record<string, string>>

/**
 * Fills the fields of a group with somebody who is known, whose fields stand in `data-person` of a button or an option; the
 * group is named by `data-people` around them.
 */
export function watchPeople(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    const place = button?.closest<HTMLElement>('[data-people]')
    if (!button || !place) return
    const { person } = button.dataset
    if (person !== undefined) fillIn(controlsOf(place, fieldsIn(person)), fieldsIn(person))
    else if (button.dataset.fill !== undefined) choose(place, true)
    else return
    event.preventDefault()
  })
  document.addEventListener('change', ({ target }) => {
    const place = target instanceof HTMLSelectElement && target.closest<HTMLElement>('[data-people]')
    if (place) choose(place, false)
  })
  whenPutInPlace(addSearch)
  addSearch()
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.list) typeName(target)
    document.querySelectorAll<HTMLElement>('[data-people]').forEach(showPressed)
  })
}

/**
 * Of many people a name can be typed: without script nothing could come of that, so the field is made here. It stays where it
 * is when another page is put in place: somebody may be typing.
 */
function addSearch(): void {
  for (const stray of document.querySelectorAll('[data-people]:not([data-search]) [data-island]')) stray.remove()
  for (const place of document.querySelectorAll<HTMLElement>('[data-people][data-search]')) {
    const select = place.querySelector('select')
    if (!select) continue
    const names = place.querySelector('datalist') ?? searchFor(place, select)
    const texts = [...select.options].flatMap(({ text, value }) => (value === '' ? [] : [text]))
    names.replaceChildren(...texts.map((text) => new Option(text, text)))
  }
}

/** Puts a field to type a name in before the list; gives what it offers, which is empty. */
function searchFor(place: HTMLElement, select: HTMLSelectElement): HTMLDataListElement {
  const { search = '', about = '' } = place.dataset
  const names = Object.assign(document.createElement('datalist'), { id: `${select.id}-names` })
  const input = document.createElement('input')
  Object.assign(input, { className: select.className, placeholder: search, autocomplete: 'off' })
  input.setAttribute('list', names.id)
  input.setAttribute('aria-label', `${search}, ${about}`)
  for (const part of [input, names]) part.dataset.island = ''
  select.before(input, names)
  return names
}

const fieldsIn = (text: string): Fields => JSON.parse(text)

/** Whom the list chose last, by its place. */
const last = new WeakMap<HTMLElement, Fields>()

/** @param isAsked whether what was typed may go */
function choose(place: HTMLElement, isAsked: boolean): void {
  const [option] = place.querySelector('select')?.selectedOptions ?? []
  const { person } = option?.dataset ?? {}
  if (person === undefined) return
  const fields = fieldsIn(person)
  const controls = controlsOf(place, fields)
  const before = last.get(place)
  const isFree = controls.every(({ field, control }) => ['', before?.[field]].includes(control.value.trim()))
  if (!isAsked && !isFree) return
  last.set(place, fields)
  fillIn(controls, fields)
}

/** A name that was typed whole chooses the person. */
function typeName(typed: HTMLInputElement): void {
  const place = typed.closest<HTMLElement>('[data-people]')
  const select = place?.querySelector('select')
  const option = [...(select?.options ?? [])].find(({ text, value }) => value !== '' && text === typed.value)
  if (!place || !select || !option) return
  select.value = option.value
  choose(place, false)
}

/** The one whose name the fields hold shows as pressed. */
function showPressed(place: HTMLElement): void {
  for (const button of place.querySelectorAll<HTMLElement>('button[data-person]')) {
    const fields = fieldsIn(button.dataset.person ?? '{}')
    const isIn = controlsOf(place, fields).every(({ field, control }) => {
      const value = control.value.trim()
      if (field === 'email') return value === '' || value === fields.email
      return !['first_name', 'last_name'].includes(field) || value === fields[field]
    })
    button.setAttribute('aria-pressed', String(isIn))
  }
}

/** The fields of the group that hold something of a person. */
function controlsOf(place: HTMLElement, fields: Fields) {
  const { elements } = place.closest('form') ?? {}
  return Object.keys(fields).flatMap((field) => {
    const control = elements?.namedItem(`${place.dataset.people}.${field}`)
    return control instanceof HTMLInputElement ? [{ field, control }] : []
  })
}

/** Writes into fields as if it were typed. */
function fillIn(controls: ReturnType<typeof controlsOf>, fields: Fields): void {
  for (const { field, control } of controls) {
    const value = fields[field] ?? ''
    if (control.value === value) continue
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
