import type { Handle } from '#app/platform/frame/handle.ts'
import type { Evidence } from './evidence.server.ts'

/** The handle of the pages that show evidence. */
export const evidenceHandle: Handle<{ evidence: Evidence }> = {
  title: (text, { evidence }) => text('sharing/signing')(`evidence.title.${evidence.what}`),
}
