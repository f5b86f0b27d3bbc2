import type { Item, Shares } from './item.ts'
import { sharePurposes, type SharePurpose, type ShareRight } from './purposes.ts'

/** What a task shows to people who come by a link, and as what they may come: as its card says, and to do it themselves. */
export function sharesOf(item: Item): Shares {
  const own = item.shares ?? sharesOfAnswers(item)
  const rights = rightsToPassOn(item)
  // Where the card says who fills it in, nobody else has to be asked for.
  const isPassedOn = rights.length === 0 || Object.values(own.to).some((one) => one.includes('fill'))
  return isPassedOn ? own : { ...own, to: { ...own.to, colleague: rights } }
}

const sharesOfAnswers = ({ pageFields }: Item): Shares => {
  const pages = Object.keys(pageFields)
  return { pages, letters: [], to: pages.length > 0 ? { reviewer: ['review', 'read'] } : {} }
}

/** What somebody may do who does a task for a member: fill it in where it asks something, bring files where it takes any. */
const rightsToPassOn = (item: Item): ShareRight[] => [
  ...(filledPages(item).length > 0 ? ['fill' as const] : []),
  ...(takesFilesByLink(item) ? ['upload' as const] : []),
]

/** The pages that somebody fills in by a link, in the order of the task. */
export const filledPages = (item: Item): string[] => item.pages.filter((page) => item.pageFields[page] !== undefined)

/**
 * Whether somebody who does a task by a link may bring its files. Where people sign, the files are what they signed: those
 * come from who signs, and from members.
 */
export const takesFilesByLink = (item: Item): boolean => item.filesOn !== undefined && !isSigned(item)

const isSigned = ({ shares }: Item): boolean => Object.values(shares?.to ?? {}).some((one) => one.includes('sign'))

/** What those who do a task by a link are handed: all of its letters, but what is signed. */
export const lettersToDo = (item: Item): string[] =>
  isSigned(item) ? [] : [...new Set([...sharesOf(item).letters, ...item.letters.keys()])]

type Allowed = { may: ShareRight; purpose: SharePurpose }

/** Whether who has a link does the task: fills it in, or brings its files. A signed copy that is sent back is no such thing. */
export const isToDo = ({ may, purpose }: Allowed): boolean =>
  may === 'fill' || (may === 'upload' && purpose === 'colleague')

/** As what somebody gets a link to do a task for a member; null where a task cannot be passed on. */
export function purposeToPassOn(item: Item): SharePurpose | null {
  const { to } = sharesOf(item)
  const does = (purpose: SharePurpose) => to[purpose]?.some((may) => isToDo({ may, purpose })) === true
  return sharePurposes.find(does) ?? null
}

/**
 * Whether nothing is left to do by a link once its task is done: to do it, or to sign what is signed by then, or judge it before. A look
 * at answers can still be of use, and who is told by a letter is told by it whoever else was.
 * @param isSignedByLink whether somebody signed by a link of the task: then it follows from the signatures who is still asked
 */
export const endsWithTask = (link: Allowed, item: Item, isSignedByLink: boolean): boolean =>
  isToDo(link) || (isSigned(item) && link.may !== 'read' && !isSignedByLink)

/** Whether the provider signs, too, what a link lets somebody sign. */
export const isForBothSides = ({ may, purpose }: Allowed): boolean => may === 'sign' && purpose === 'signer'

/** Whether a task has anything to show: some only take files. */
export const hasSomethingToShow = (item: Item): boolean => {
  const { pages, letters } = sharesOf(item)
  return pages.length + letters.length > 0
}
