import { expect, test } from 'vitest'
import { initialWorkspace, nextWorkspace, type Action, type Workspace } from './state.ts'

const typed = { city: ['Breukelen'] }
const filled: Workspace = {
  ...initialWorkspace,
  locationIndex: 0,
  location: { id: 'a1', name: 'Huis aan de Vecht' },
  locations: [{ id: 'a1', name: 'Huis aan de Vecht' }],
  forms: { basic: { version: 3, fields: {} } },
  changes: { basic: typed },
  documents: ['d1'],
}
const other = { id: 'b2', name: 'De Wilgenhof' }
const saved: Action = { type: 'saved', formType: 'basic', version: 4, sent: typed }

/** What each action makes of the status, from init, loading and idle; and whether what was typed is still pending. */
const table: [action: Action, init: string, loading: string, idle: string, isPending: boolean][] = [
  [{ type: 'sync' }, 'loading', 'loading', 'loading', true],
  [{ type: 'synced', known: { location: other } }, 'idle', 'idle', 'idle', true],
  [{ type: 'typed', formType: 'other', fields: { a: ['b'] } }, 'init', 'loading', 'idle', true],
  [{ type: 'save' }, 'init', 'loading', 'loading', true],
  [saved, 'init', 'idle', 'idle', false],
  [{ type: 'unsaved', trouble: 'network' }, 'init', 'idle', 'idle', true],
  [{ type: 'upload' }, 'init', 'loading', 'loading', true],
  [{ type: 'uploaded', documents: ['d2'] }, 'init', 'idle', 'idle', true],
  [{ type: 'fail' }, 'init', 'idle', 'idle', true],
  [{ type: 'reload' }, 'init', 'loading', 'idle', false],
  [{ type: 'reset' }, 'init', 'init', 'init', false],
]

test.each(
  table.flatMap(([action, init, loading, idle, isPending]) => [
    { from: 'init' as const, action, to: init, isPending },
    { from: 'loading' as const, action, to: loading, isPending },
    { from: 'idle' as const, action, to: idle, isPending },
  ]),
)('$action.type while $from gives $to', ({ from, action, to, isPending }) => {
  const next = nextWorkspace({ ...filled, status: from }, action)
  expect(next.status).toBe(to)
  expect(next.changes.basic).toEqual(isPending ? typed : undefined)
})

test('setting what is deeply equal does nothing: it is the same object', () => {
  const state: Workspace = { ...filled, status: 'idle' }
  expect(nextWorkspace(state, { type: 'typed', formType: 'basic', fields: { city: ['Breukelen'] } })).toBe(state)
  expect(nextWorkspace(state, { type: 'typed', formType: 'other', fields: {} })).toBe(state)
  const known = { location: { name: 'Huis aan de Vecht', id: 'a1' }, forms: { basic: { fields: {}, version: 3 } } }
  expect(nextWorkspace(state, { type: 'synced', known })).toBe(state)
  expect(nextWorkspace(state, { type: 'uploaded', documents: [] })).toBe(state)
  expect(nextWorkspace(initialWorkspace, { type: 'reset' })).toBe(initialWorkspace)
})

test('the saved form replaces the stored one, and only what was sent is no longer pending', () => {
  const typedOn = { ...filled, changes: { basic: { city: ['Breukelen-Noord'], zipcode: ['3621 AA'] }, other: typed } }
  const next = nextWorkspace(typedOn, { ...saved, sent: { city: ['Breukelen'], zipcode: ['3621 AA'] } })
  expect(next.forms.basic).toEqual({ version: 4, fields: { city: ['Breukelen'], zipcode: ['3621 AA'] } })
  expect(next.changes).toEqual({ basic: { city: ['Breukelen-Noord'] }, other: typed })
})

test('a failed save says why, until one succeeds or the reader goes on; waiting for the network goes along', () => {
  const failed = nextWorkspace({ ...filled, status: 'loading' }, { type: 'unsaved', trouble: 'refused' })
  expect(failed.trouble).toBe('refused')
  expect(nextWorkspace(failed, saved).trouble).toBeNull()
  expect(nextWorkspace(failed, { type: 'synced', known: {} }).trouble).toBeNull()
  const waiting = nextWorkspace(failed, { type: 'unsaved', trouble: 'network' })
  expect(nextWorkspace(waiting, { type: 'synced', known: {} }).trouble).toBe('network')
})

test('the locations that pages named stay known', () => {
  const next = nextWorkspace(filled, { type: 'synced', known: { location: other, locationIndex: 1 } })
  expect(next.locations).toEqual([...filled.locations, other])
  expect(next).toMatchObject({ location: other, locationIndex: 1 })
})
