import type { Handle } from '#app/platform/frame/handle.ts'

const namespace = 'sharing/signing'

/** The handle of the pages that show evidence. */
export const evidenceHandle: Handle = {
  title: { namespace, key: 'evidence.title' },
}
