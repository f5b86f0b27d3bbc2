import { z } from 'zod'
import { webhookTypes } from '#app/persistence/programs/webhook-event.ts'

/** Whose data a program asks for. */
export const organisationAsked = z
  .guid()
  .optional()
  .describe('The organisation, which programs of the provider have to name; anyone else may name their own only.')

/** What a webhook tells of something that happened. */
export const webhookEvent = z.object({
  id: z.guid().describe('Of the delivery, as in the header webhook-id: the same however often it is tried.'),
  type: z.enum(webhookTypes),
  occurredAt: z.iso.datetime(),
  organisationId: z.guid(),
  locationIndex: z.int().min(0).nullable().describe('Null where it is about the organisation as a whole.'),
  item: z.string().nullable().describe('The form type it is about; null where it is about none, or several.'),
  subject: z.guid().nullable().describe('The document, link or request; null of a date, and of a text that changed.'),
})
