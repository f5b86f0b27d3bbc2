import type { Sharp } from 'sharp'

type Library = (typeof import('sharp'))['default']

let loaded: Promise<Library> | undefined

/** The library that reads pictures, loaded when the first one is read. */
export const pictureLibrary = (): Promise<Library> => (loaded ??= loadLibrary())

async function loadLibrary(): Promise<Library> {
  const { default: sharp } = await import('sharp')
  // Only what is taken in is read, whatever else a file pretends to be.
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
  })
  return sharp
}

/**
 * A picture that somebody uploaded, to be read. Nothing is read yet; what is no picture fails when it is.
 * @param most pixels that it may have; false where no more than its first bytes is read
 */
export async function openPicture(bytes: Uint8Array, most: number | false): Promise<Sharp> {
  const sharp = await pictureLibrary()
  return sharp(bytes, { limitInputPixels: most, failOn: 'error', sequentialRead: true })
}
