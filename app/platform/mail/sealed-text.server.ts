import { open, seal } from '#app/platform/auth/seal.server.ts'
import { keptWords, type MailWords, type Paragraph } from './message.server.ts'

const purpose = 'mail'

/** The words of a message as they are kept: links stand in them that open something. */
export const sealWords = (words: MailWords): string => seal(purpose, words)

/** The words again; null where they cannot be read any more, because the secret is gone that they were sealed with. */
export const openWords = (sealed: string): MailWords | null => keptWords.safeParse(open(purpose, sealed)).data ?? null

/** Their paragraphs alone. */
export const openParagraphs = (sealed: string): Paragraph[] | null => openWords(sealed)?.paragraphs ?? null
