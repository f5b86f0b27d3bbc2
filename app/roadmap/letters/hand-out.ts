import type { HandedOutDocument } from '#app/platform/library/handed-out-document.ts'
import { hasGaps, type Letter } from './letter.ts'

/** What is handed out under a name: the letter that we write, or the document that provider staff put in its place. */
export type HandOut = { letter: Letter; standIn: null } | { letter: null; standIn: HandedOutDocument }

/** Of what is handed out, as much as is said of the file. */
export type HandedFile = { standIn: HandOut['standIn']; hasGaps: boolean }

/** For pages that show no more of it. */
export const fileOf = ({ letter, standIn }: HandOut): HandedFile => ({
  standIn,
  hasGaps: letter !== null && hasGaps(letter),
})
