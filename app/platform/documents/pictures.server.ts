import sharp, { type Sharp } from 'sharp'

// Only what is taken in is read, whatever else a file pretends to be.
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/**
 * A picture that somebody uploaded, to be read. Nothing is read yet; what is no picture fails when it is.
 * @param most pixels that it may have; false where no more than its first bytes is read
 */
export const openPicture = (bytes: Uint8Array, most: number | false): Sharp =>
  sharp(bytes, { limitInputPixels: most, failOn: 'error', sequentialRead: true })
