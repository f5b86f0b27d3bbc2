import { assignedLines } from './assigned.server.ts'
import { locationDateLines } from './dates.server.ts'
import { acceptedLines, sentBackLines } from './documents.server.ts'
import { filledInLines } from './filled-in.server.ts'
import { appointmentLines } from './follow-up.server.ts'
import type { MakeLines } from './line.ts'
import { answerLines, signedLines, turnLines } from './links.server.ts'
import { requestLines } from './requests.server.ts'

/** What is told at once, by the cause of its message. */
export const linesOf = {
  'sent-back': sentBackLines,
  accepted: acceptedLines,
  answer: answerLines,
  signed: signedLines,
  'signing-turn': turnLines,
  'request-answered': requestLines,
  'filled-in': filledInLines,
  assigned: assignedLines,
  appointment: appointmentLines,
  'connection-day': locationDateLines,
} satisfies Record<string, MakeLines>

export type EventCause = keyof typeof linesOf

export const isEventCause = (value: string): value is EventCause => Object.hasOwn(linesOf, value)
