import type { ShareLink } from '#app/persistence/links/share-links.server.ts'

type Known = Pick<ShareLink, 'confirmedAt' | 'confirmedByName' | 'needsConfirming'>

/** How what somebody did by a link came to be done with: somebody of the organisation looked at it, or nobody had to. */
export const closingOf = ({ confirmedAt, confirmedByName, needsConfirming }: Known) => ({
  /** Who has looked at it; '' where the name is gone, null while nobody has, or had to. */
  confirmedBy: needsConfirming && confirmedAt ? (confirmedByName ?? '') : null,
  /** Whether it was done with as soon as the recipient said so. */
  isFinished: !needsConfirming && confirmedAt !== null,
  needsConfirming,
  /** Whether it can still be done by the link: nobody has closed it. */
  isOpen: confirmedAt === null,
})
