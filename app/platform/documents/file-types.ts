/** A type of file that is taken in: its media type, and the extensions that fit it, the usual one first. */
export type FileType = { mediaType: string; extensions: readonly [string, ...string[]] }

const office = 'application/vnd.openxmlformats-officedocument'
/** Everything that is taken in. */
export const fileTypes = {
  pdf: { mediaType: 'application/pdf', extensions: ['pdf'] },
  png: { mediaType: 'image/png', extensions: ['png'] },
  jpeg: { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif'] },
  gif: { mediaType: 'image/gif', extensions: ['gif'] },
  webp: { mediaType: 'image/webp', extensions: ['webp'] },
  heic: { mediaType: 'image/heic', extensions: ['heic', 'heif'] },
  heif: { mediaType: 'image/heif', extensions: ['heif', 'heic'] },
  docx: { mediaType: `${office}.wordprocessingml.document`, extensions: ['docx'] },
  xlsx: { mediaType: `${office}.spreadsheetml.sheet`, extensions: ['xlsx'] },
  doc: { mediaType: 'application/msword', extensions: ['doc'] },
  xls: { mediaType: 'application/vnd.ms-excel', extensions: ['xls'] },
} satisfies Record<string, FileType>

/** For the `accept` of a file field: phones offer the camera and the photo library for it. */
export const acceptedTypes = Object.values(fileTypes)
  .flatMap(({ mediaType, extensions }) => [mediaType, ...extensions.map((extension) => `.${extension}`)])
  .join(',')
