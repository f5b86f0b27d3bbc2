import { withQuery } from '#app/platform/frame/with-query.ts'

/** Whom the list of people shows: everybody, those with an account, those without a number. */
export const peopleShown = ['all', 'account', 'no-phone'] as const
export type PeopleShown = (typeof peopleShown)[number]

/** The list of people of the reader's organisation. */
export const peopleAddress = (show: PeopleShown = 'all'): string =>
  withQuery('/organisation/people', { show: show === 'all' ? '' : show })

/** Where the number and address of somebody are replaced. */
export const personAddress = (id: string): string => `/organisation/people/${id}`
