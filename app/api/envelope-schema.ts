import { z } from 'zod'

/** What is agreed in a task, with everybody who was asked. */
export const envelope = z
  .object({
    state: z
      .enum(['out', 'signed', 'void'])
      .describe('Signed once both sides have; void where it was taken back before anybody said yes.'),
    version: z.string().describe('Another one with any other word, in either language.'),
    people: z.array(
      z.object({
        role: z.enum(['reviewer', 'signer', 'countersigner']),
        name: z.string(),
        outcome: z.enum(['approved', 'remarks', 'declined', 'signed', 'not-me']).nullable(),
        current: z.boolean().describe('Whether the answer was given on this version.'),
      }),
    ),
  })
  .describe('The agreement of the item, where anybody was asked to sign it or to agree to it.')
