import type { ShareLink } from '#app/persistence/links/share-links.server.ts'
import { isForBothSides } from '#app/roadmap/rules/shares.ts'

/** Whether the provider signs next: a link by which somebody signed for their organisation, and that still counts. */
export const isProvidersTurn = (link: ShareLink): boolean =>
  link.outcome === 'signed' && isForBothSides(link) && link.counterSignedAt === null && link.revokedAt === null
