import { withQuery } from '#app/platform/frame/with-query.ts'

const path = '/organisation/defaults'

/** The address of the list of all answers that are given once. */
export const defaultsAddress = (): string => path

/** The address at which the organisation gives an answer. */
export const answerAddress = (block: string): string => withQuery(path, { block })

/**
 * The address at which is seen what an answer changes at which location.
 * @param from the position of the location whose answer it is; null for that of the organisation
 */
export const previewAddress = (block: string, from: number | null = null): string =>
  withQuery(path, { block, step: 'preview', from: from ?? '' })

/** The address that says what became of an act, and where it is undone. */
export const actAddress = (id: string): string => withQuery(path, { act: id })
