import type { HandedOutDocument } from '#app/platform/library/handed-out-document.ts'
import type { Letter } from './letter.ts'

/** What is handed out under a name: the letter that we write, or the document that provider staff put in its place. */
export type HandOut = { letter: Letter; standIn: null } | { letter: null; standIn: HandedOutDocument }
