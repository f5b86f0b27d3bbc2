import { arrived } from '#app/platform/workspace/send-form.ts'
import { withMore } from './chosen.ts'

/**
 * Makes fields for files what they are with script: files can be dragged onto the zone around them, and those that are chosen
 * are listed below it. What lists and sends them is fetched once there is one; without it the field works as without script.
 */
export function watchUploads(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-zone] input[type=file]')) {
    if (field.files?.length) put(field, [...field.files])
  }
  document.addEventListener('change', ({ target }) => {
    const field = fieldOf(target)
    if (field?.files) add(field, field.files)
  })
  document.addEventListener(arrived, ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    for (const field of target.querySelectorAll<HTMLInputElement>('[data-zone] input[type=file]')) {
      if (chosen.has(field)) put(field, [])
      else field.value = ''
    }
  })
  // While somebody looks for a file there is time to fetch what will list it.
  document.addEventListener('click', ({ target }) => {
    if (fieldOf(target)) import('./chosen-files.tsx').catch(() => {})
  })
  document.addEventListener('dragover', drag)
  document.addEventListener('dragleave', drag)
  document.addEventListener('drop', (event) => {
    const field = drag(event)
    if (field && event.dataTransfer?.files.length) add(field, event.dataTransfer.files)
  })
}

const fieldOf = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.type === 'file' && target.closest('[data-zone]') ? target : null

/** A file that is dropped beside the field would take the place of the page. */
function drag(event: DragEvent): HTMLInputElement | null {
  const { dataTransfer, target, type } = event
  if (!dataTransfer?.types.includes('Files')) return null
  const field = fieldOf(target)
  event.preventDefault()
  if (field) field.closest('[data-zone]')?.toggleAttribute('data-on', type === 'dragover')
  else dataTransfer.dropEffect = 'none'
  return field
}

/** The files of each field: what is chosen next comes to them. */
const chosen = new WeakMap<HTMLInputElement, readonly File[]>()

const add = (field: HTMLInputElement, more: FileList): void => put(field, withMore(chosen.get(field) ?? [], [...more]))

/** The field stays the truth: a form that is sent without the list sends the same files. */
function put(field: HTMLInputElement, files: readonly File[]): void {
  const held = new DataTransfer()
  for (const file of files) held.items.add(file)
  field.files = held.files
  chosen.set(field, files)
  const box = document.querySelector<HTMLElement>(`[data-chosen="${field.id}"]`)
  if (!box) return
  import('./chosen-files.tsx')
    .then(({ showChosen }) => showChosen(box, field, files, (next) => put(field, next)))
    .catch(() => {})
}
