import type { NewShareLink } from '#app/persistence/links/share-links.server.ts'
import { addOrganisation } from './care-organisation.ts'
import type { SharedPortal } from './portal.ts'
import { addLink } from './share.ts'
import { openVisitor } from './visitor.ts'

/** A link by which an ICT colleague fills in the WiFi of the first location. */
export const ict = {
  ...{ purpose: 'ict' as const, may: 'fill' as const, items: ['wifi-settings'], recipientName: 'Ilse Net' },
}

/** A new organisation with two locations that passed a task on, and the browser of whoever got the link. */
export async function passOn({ origin }: SharedPortal, over: Partial<NewShareLink> = {}) {
  const member = await addOrganisation(['Huis', 'Hof'])
  return { member, link: await addLink(member, { ...ict, ...over }), guest: openVisitor(origin) }
}
