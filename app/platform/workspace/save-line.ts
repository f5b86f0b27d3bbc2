import { whenPutInPlace } from './put-in-place.ts'
import { isKept, lookOfSaveLine, type SaveState } from './save-line-look.ts'
import type { Workspace } from './state.ts'
import { subscribe, workspace } from './workspace.ts'

/** What the page said when it was made. */
type AtFirst = { words: string; look: string; isSaved: boolean }

let atFirst: AtFirst | null = null

/** Keeps the line under the form up to date that says whether what was filled in is saved; its words are on the page. */
export function watchSaveLine(): void {
  const begin = () => {
    atFirst = readLine()
    show()
  }
  subscribe(show)
  whenPutInPlace(begin)
  addEventListener('online', show)
  addEventListener('offline', show)
  begin()
}

const lineOf = () => document.querySelector<HTMLElement>('[data-save-line]')
const partOf = (line: HTMLElement, part: string) => line.querySelector<HTMLElement>(part)

function readLine(): AtFirst | null {
  const line = lineOf()
  if (!line) return null
  const words = partOf(line, '[data-words]')?.textContent ?? ''
  return { words, look: line.className, isSaved: partOf(line, '[data-sign=well]')?.hidden === false }
}

function show(): void {
  const line = lineOf()
  const words = line && partOf(line, '[data-words]')
  if (!line || !words || !atFirst) return
  const state = stateOf(workspace(), line.dataset.saveLine ?? '', navigator.onLine)
  const says: Record<string, string> = JSON.parse(line.dataset.says ?? '{}')
  const said = state === null ? atFirst.words : (says[state] ?? '')
  // The same words once more would be read out once more.
  if (words.textContent === said) return
  words.textContent = said
  line.className = state === null ? atFirst.look : lookOfSaveLine(state)
  partOf(line, '[data-sign=well]')?.toggleAttribute('hidden', state === null ? !atFirst.isSaved : state !== 'saved')
  partOf(line, '[data-sign=kept]')?.toggleAttribute('hidden', !isKept(state))
}

/** Null where nothing happened since the page was made. */
function stateOf(
  { status, trouble, changes, forms }: Workspace,
  formType: string,
  isOnline: boolean,
): SaveState | null {
  if (trouble === 'network') return trouble
  if (!isOnline) return 'offline'
  if (status === 'loading') return 'busy'
  if (trouble) return trouble
  if (changes[formType]) return 'unsaved'
  return Object.keys(forms[formType]?.fields ?? {}).length > 0 ? 'saved' : null
}
