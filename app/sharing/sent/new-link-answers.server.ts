import type { SubmissionResult } from '@conform-to/dom'
import type { HandedLink } from './handed-link.server.ts'
import type { NewLinkAnswer } from './new-link-page.tsx'

// What a form that asks for a link gets back, of an organisation and of provider staff alike.

/** The link that was made, to be seen once. */
export const handedLink = (handed: HandedLink): NewLinkAnswer => ({ handed, refused: null, typed: null })

/** What was typed, with what is wrong with it. */
export const refusedAs = (result: SubmissionResult<string[]>): NewLinkAnswer => ({
  ...{ handed: null, refused: { result, isTwice: false }, typed: null },
})

/** The same form once more: it is shown as it was sent, ready to make another link. */
export const refusedAsTwice = (result: SubmissionResult<string[]>): NewLinkAnswer => ({
  ...{ handed: null, refused: { result, isTwice: true }, typed: null },
})

/** 422 where something in the form is wrong. */
export const statusOf = ({ refused }: NewLinkAnswer): number => (refused ? 422 : 200)
