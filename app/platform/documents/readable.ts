import { fileTypes } from './file-types.ts'

type Scanned = { scan: 'off' | 'waiting' | 'clean' | 'infected' }

/** True where the bytes may be handed out: they were found clean, or nothing scans. */
export const isReadable = ({ scan }: Scanned): boolean => scan === 'off' || scan === 'clean'

/** The largest file of which a preview is made, in bytes: it is held in memory whole. */
export const largestPreviewed = 30 * 1024 * 1024

const { pdf, png, jpeg, gif, webp } = fileTypes
const previewed = [pdf, png, jpeg, gif, webp].map(({ mediaType }) => mediaType)

/**
 * True where a preview can be tried: of pictures that browsers know and of PDFs. Photos of phones in HEIC are left out,
 * as what would read them may not be shipped.
 */
export const hasPreview = (document: Scanned & { mediaType: string; size: number }): boolean =>
  isReadable(document) && previewed.includes(document.mediaType) && document.size <= largestPreviewed
