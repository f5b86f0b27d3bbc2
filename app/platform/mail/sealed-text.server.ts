import { z } from 'zod'
import { open, seal } from '#app/platform/auth/seal.server.ts'
import { paragraph, type Paragraph } from './message.server.ts'

const purpose = 'mail'

/** The words of a message as they are kept: links stand in them that open something. */
export const sealParagraphs = (paragraphs: Paragraph[]): string => seal(purpose, paragraphs)

/** The words again; null where they cannot be read any more, because the secret is gone that they were sealed with. */
export const openParagraphs = (sealed: string): Paragraph[] | null =>
  z.array(paragraph).safeParse(open(purpose, sealed)).data ?? null
