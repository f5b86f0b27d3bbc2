import { dequal } from 'dequal/lite'
import { differences, isEmpty, type FieldValues } from './field-values.ts'

/** A location as the pages name it. */
export type Place = { id: string; name: string }

/** A form as the server has it, as far as this browser knows. */
export type KnownForm = {
  version: number
  /** What was saved from here. */
  fields: FieldValues
}

/** Why the last save was none. */
export type Trouble = 'network' | 'signed-out' | 'kept' | 'refused'

/** What the browser knows of the reader's work. */
export type Workspace = {
  /** `init` until the first page is there; `loading` while something is fetched, saved or uploaded. */
  status: 'init' | 'loading' | 'idle'
  /** Null for none in particular. */
  locationIndex: number | null
  location: Place | null
  locations: readonly Place[]
  forms: Readonly<Record<string, KnownForm>>
  /** What was typed and is not saved, by form type. */
  changes: Readonly<Record<string, FieldValues>>
  /** Ids of the documents on the page. */
  documents: readonly string[]
  trouble: Trouble | null
}

/** What a page tells; what it leaves out stays. */
export type Known = Partial<Pick<Workspace, 'locationIndex' | 'location' | 'locations' | 'forms' | 'documents'>>

export type Action =
  | { type: 'sync' | 'save' | 'upload' | 'fail' | 'reload' | 'reset' }
  | { type: 'synced'; known: Known }
  | { type: 'typed'; formType: string; fields: FieldValues }
  | { type: 'saved'; formType: string; version: number | null; sent: FieldValues }
  | { type: 'unsaved'; trouble: Trouble }
  | { type: 'uploaded'; documents: readonly string[] }

export const initialWorkspace: Workspace = {
  status: 'init',
  locationIndex: null,
  location: null,
  locations: [],
  forms: {},
  changes: {},
  documents: [],
  trouble: null,
}

/**
 * The workspace after something happened. Where that changes nothing, it is the same object. A failed save keeps the
 * changes; only what was saved, as it was sent, goes.
 */
export function nextWorkspace(state: Workspace, action: Action): Workspace {
  switch (action.type) {
    case 'sync':
      return put(state, { status: 'loading' })
    case 'save':
    case 'upload':
      return state.status === 'idle' ? put(state, { status: 'loading' }) : state
    case 'synced':
      return synced(state, action.known)
    case 'typed':
      return put(state, { changes: withChanges(state.changes, action.formType, action.fields) })
    case 'saved':
      return saved(state, action)
    case 'unsaved':
      return put(state, { status: afterwards(state), trouble: action.trouble })
    case 'uploaded':
      return put(state, { status: afterwards(state), documents: [...state.documents, ...action.documents] })
    case 'fail':
      return put(state, { status: afterwards(state) })
    case 'reload':
      return put(state, { changes: {}, trouble: null })
    case 'reset':
      return put(state, initialWorkspace)
  }
}

function synced(state: Workspace, known: Known): Workspace {
  const { location } = known
  // What went wrong on another page is over; what waits for the network still waits.
  const trouble = state.trouble === 'network' ? state.trouble : null
  const others = (known.locations ?? state.locations).filter(({ id }) => id !== location?.id)
  const locations = location ? [...others, location] : others
  return put(state, { ...known, locations, forms: { ...state.forms, ...known.forms }, status: 'idle', trouble })
}

/** Nothing makes a workspace ready that no page has filled yet. */
const afterwards = ({ status }: Workspace) => (status === 'init' ? 'init' : 'idle')

function saved(state: Workspace, { formType, version, sent }: Action & { type: 'saved' }): Workspace {
  const form = state.forms[formType] ?? { version: 0, fields: {} }
  return put(state, {
    status: afterwards(state),
    trouble: null,
    forms: { ...state.forms, [formType]: { version: version ?? form.version, fields: { ...form.fields, ...sent } } },
    changes: withChanges(state.changes, formType, differences(sent, state.changes[formType] ?? {})),
  })
}

function withChanges(changes: Workspace['changes'], formType: string, fields: FieldValues): Workspace['changes'] {
  if (dequal(changes[formType] ?? {}, fields)) return changes
  const others = Object.entries(changes).filter(([type]) => type !== formType)
  return Object.fromEntries(isEmpty(fields) ? others : [...others, [formType, fields]])
}

/** The state with other values; the same object where they are deeply equal. */
function put(state: Workspace, values: Partial<Workspace>): Workspace {
  const next = { ...state, ...values }
  return dequal(next, state) ? state : next
}
