import { withQuery } from '#app/platform/frame/with-query.ts'

/** Whom the list of people shows: everybody, those with an account, those without a number, those nobody named. */
export const peopleShown = ['all', 'account', 'no-phone', 'unused'] as const
export type PeopleShown = (typeof peopleShown)[number]

/** The list of people of the reader's organisation. */
export const peopleAddress = (show: PeopleShown = 'all'): string =>
  withQuery('/organisation/people', { show: show === 'all' ? '' : show })

/** Where somebody is added to it by hand. */
export const newPersonAddress = '/organisation/people/new'

/** Where somebody is changed or taken off it who was added by hand. */
export const addedAddress = (id: string): string => `/organisation/people/added/${id}`

/** Where the number and address of somebody are replaced. */
export const personAddress = (id: string): string => `/organisation/people/${id}`

/** The same, which proposes what stands at one place by now. */
export const replaceAddress = (
  id: string,
  { formType, locationIndex, path }: { formType: string; locationIndex: number | null; path: string },
): string => withQuery(personAddress(id), { as: [formType, locationIndex ?? '', path].join(':') })
