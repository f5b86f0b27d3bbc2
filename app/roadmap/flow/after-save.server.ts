import type { Item } from '../rules/item.ts'
import { inputId } from '../rules/paths.ts'
import type { Submission } from '../rules/submission.ts'
import { neighbour, pageAddress } from './addresses.ts'
import { countsToAsk } from './fewer-rows.ts'
import { logOutPath, type GoTo } from './go-to.ts'
import { sentRows } from './page-form.server.ts'
import { mustAsk, placeOfRemoved, rowsShown } from './rows.ts'

type Sent = Pick<Submission, 'values' | 'typed' | 'changed'>

/** Where a page of a task goes on once it was saved. */
export function addressAfter(item: Item, page: string, goTo: GoTo, sent: Sent, locationIndex: number | null): string {
  const here = pageAddress(item, page, locationIndex)
  const question = isLeft(goTo) ? null : countQuestion(here, item, goTo, sent)
  if (question !== null) return question
  if (goTo.to === 'path') return goTo.path
  if (goTo.to === 'next') return pageAddress(item, neighbour(item, page, 1), locationIndex)
  if (goTo.to === 'back') return pageAddress(item, neighbour(item, page, -1), locationIndex)
  return addressAtRow(here, item, goTo, sent)
}

/** Nobody is kept from logging out, and what the browser saves by itself leads nowhere. */
const isLeft = (goTo: GoTo): boolean => goTo.to === 'keep' || (goTo.to === 'path' && goTo.path === logOutPath)

/** The same page with the question which rows go, where a count was lowered below those that are filled in; else null. */
export function countQuestion(here: string, item: Item, goTo: GoTo, sent: Sent): string | null {
  const [lowered] = countsToAsk(item, goTo, sent)
  return lowered ? withQuery(here, 'fewer', `${lowered.list}:${lowered.wanted}`) : null
}

/** The same page: at a row that was added or removed, at a number that was changed by one, or with the question whether a row may go. */
export function addressAtRow(here: string, item: Item, goTo: GoTo, { values, typed }: Sent): string {
  const atRow = (list: string, place: number) => `${here}#${inputId(`${list}[${place}]`)}`
  if (goTo.to === 'fewer') return `${here}#${inputId(goTo.list)}`
  if (goTo.to === 'count') return `${here}#${inputId(goTo.name)}`
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
