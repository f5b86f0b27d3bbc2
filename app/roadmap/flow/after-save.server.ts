import type { Item } from '../rules/item.ts'
import { inputId } from '../rules/paths.ts'
import type { Submission } from '../rules/submission.ts'
import { neighbour, pageAddress } from './addresses.ts'
import type { GoTo } from './go-to.ts'
import { sentRows } from './page-form.server.ts'
import { mustAsk, placeOfRemoved, rowsShown } from './rows.ts'

type Sent = Pick<Submission, 'values' | 'typed'>

/** Where a page of a task goes on once it was saved. */
export function addressAfter(item: Item, page: string, goTo: GoTo, sent: Sent, locationIndex: number | null): string {
  if (goTo.to === 'path') return goTo.path
  if (goTo.to === 'next') return pageAddress(item, neighbour(item, page, 1), locationIndex)
  if (goTo.to === 'back') return pageAddress(item, neighbour(item, page, -1), locationIndex)
  return addressAtRow(pageAddress(item, page, locationIndex), item, goTo, sent)
}

/** The same page: at a row that was added or removed, or with the question whether a row may go. */
export function addressAtRow(here: string, item: Item, goTo: GoTo, { values, typed }: Sent): string {
  const atRow = (list: string, place: number) => `${here}#${inputId(`${list}[${place}]`)}`
  if (goTo.to === 'add') return atRow(goTo.list, rowsShown(item, goTo.list, values))
  if (goTo.to !== 'remove') return here
  if (!goTo.confirmed && mustAsk(item, values, goTo)) return withQuery(here, 'remove', `${goTo.list}:${goTo.id}`)
  return atRow(goTo.list, placeOfRemoved(item, values, goTo, sentRows(typed, null)))
}

function withQuery(address: string, name: string, value: string): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  search.set(name, value)
  return `${path}?${search}`
}
