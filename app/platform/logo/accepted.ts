import { fileTypes } from '#app/platform/documents/file-types.ts'

/** The kinds of pictures that a logo may be: those that programs on a desk save. */
export const logoTypes = [fileTypes.png, fileTypes.jpeg, fileTypes.webp]

/** The same as a browser is told that offers files to choose. */
export const acceptedLogos = logoTypes.map(({ mediaType }) => mediaType).join(',')
