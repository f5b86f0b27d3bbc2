import type { AppLoadContext } from '@remix-run/node'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { isToDo } from '#app/roadmap/rules/shares.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { loadFiles } from './files/part.server.ts'
import { loadFill } from './fill/part.server.ts'
import { loadRead } from './read.server.ts'
import { loadReview } from './review/part.server.ts'
import { loadSigning } from './signing/part.server.ts'

/** What the link allows, with what is needed to draw it. */
export async function loadPart(guest: Guest, request: Request, context: AppLoadContext, base: string) {
  const { may, snapshot } = guest.link
  if (may === 'review' && snapshot !== null) {
    const review = await loadReview(guest, context, base)
    return { kind: 'review' as const, title: review.title, data: review }
  }
  if (may === 'upload' && isToDo(guest.link)) {
    const files = await loadFiles(guest, request, context)
    return { kind: 'files' as const, title: files.title, data: files }
  }
  if (may === 'fill') {
    const fill = await loadFill(guest, request, context)
    return { kind: 'fill' as const, title: fill.title, data: fill }
  }
  if (may === 'sign' || may === 'upload') {
    const signing = await loadSigning(guest, request, context)
    return { kind: 'signing' as const, title: signing.title, data: signing }
  }
  const read = await loadRead(guest, context, base)
  const t = textFor(context.language, 'sharing/guest')
  const titles = read.items?.map((item) => item.title) ?? [t('documents.title')]
  const title = titles.join(', ') || t('frame.title')
  return { kind: 'read' as const, title, data: read }
}
