import { withQuery } from '#app/platform/frame/with-query.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { postalRegions } from '#app/persistence/organisations/postal-region.ts'
import { whoseWork, workOrders, type WorkFilter } from '#app/persistence/staff/today.server.ts'
import { workGroups } from '#app/persistence/staff/work-entries.ts'

const start = '/admin'

/** What an address of the list asks for; what makes no sense is passed over. */
export function workFilter(query: URLSearchParams): WorkFilter {
  return {
    owner: whoseWork.find((one) => one === query.get('owner')) ?? '',
    kind: workGroups.find((one) => one === query.get('kind')) ?? '',
    organisation: /^[0-9a-f-]{36}$/.test(query.get('organisation') ?? '') ? (query.get('organisation') ?? '') : '',
    region: postalRegions.find((one) => String(one) === query.get('region')) ?? null,
    q: trimmed(query.get('q') ?? '')
      .slice(0, 100)
      .toWellFormed()
      .replaceAll('\0', ''),
    sort: workOrders.find((one) => one === query.get('sort')) ?? 'urgency',
  }
}

/** The address of the list; the choices that go without saying are left out. */
export const workAddress = (filter: WorkFilter, page = 1): string => withQuery(start, { ...partsOf(filter), page })

/**
 * Where the list sends its forms. Without `index` they would go to the frame around it, which has the same address.
 */
export function actAddress(filter: WorkFilter, page: number): string {
  const query = withQuery('', { ...partsOf(filter), page }).slice(1)
  return `${start}?index${query && `&${query}`}`
}

/** The list after something was done at that moment, so that it can be put back. */
export const handledAddress = (filter: WorkFilter, page: number, at: Date): string =>
  withQuery(start, { ...partsOf(filter), page, handled: at.getTime() })

/** The moment that `handledAddress` names; null where there is none. */
export function handledIn(query: URLSearchParams): Date | null {
  const said = query.get('handled') ?? ''
  return /^\d{12,14}$/.test(said) ? new Date(Number(said)) : null
}

const partsOf = ({ owner, kind, organisation, region, q, sort }: WorkFilter) => ({
  ...{ owner, kind, organisation, region: region ?? '', q },
  sort: sort === 'urgency' ? '' : sort,
})
