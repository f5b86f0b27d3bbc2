import type { AppLoadContext } from '@remix-run/node'
import { inLanguage } from '#app/platform/library/document-groups.ts'
import { byCategory } from '#app/platform/library/handed-out-document.ts'
import { listHandedOut } from '#app/persistence/documents/handed-out.server.ts'
import { readAppointment } from '#app/persistence/forms/appointments.server.ts'
import { appointmentView } from '#app/platform/relationships/appointment-view.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { onPaper } from './letterheads.server.ts'
import { itemsOf, placeOfGuest } from './place.server.ts'
import { takeSnapshot } from './snapshot.server.ts'

/**
 * What somebody sees who may only read: the tasks as they are now, or the documents and the next appointment.
 * @param base the address of the link
 */
export async function loadRead(guest: Guest, context: AppLoadContext, base: string) {
  const { link, contributor } = guest
  if (link.purpose === 'prospect') return { items: null, documents: await readDocumentsPage(guest, context) }
  const place = await placeOfGuest(guest, context)
  const { language } = context
  const { items } = await takeSnapshot(contributor, place, itemsOf(guest), language)
  const reader = { contributor, language, base }
  return { items: await Promise.all(items.map((item) => onPaper(item, place, reader))), documents: null }
}

async function readDocumentsPage({ contributor }: Guest, { language }: AppLoadContext) {
  const [all, appointment] = await Promise.all([listHandedOut(contributor), readAppointment(contributor)])
  return { categories: byCategory(inLanguage(all, language)), appointment: appointmentView(appointment, Date.now()) }
}

export type ReadData = Awaited<ReturnType<typeof loadRead>>
