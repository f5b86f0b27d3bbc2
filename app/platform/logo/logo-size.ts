/** The room for a logo above a letter, in millimetres. */
const room = { width: 60, height: 20 }
/** Millimetres of a pixel on a screen: larger than there, a picture only gets coarser. */
const pixel = 25.4 / 96

/**
 * How large a logo stands on paper.
 * @param picture its pixels
 * @returns millimetres
 */
export function logoSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(room.width / width, room.height / height, pixel)
  return { width: width * scale, height: height * scale }
}

/** The same in pixels of a screen, which printers turn into the same millimetres. */
export function logoPixels(picture: { width: number; height: number }): { width: number; height: number } {
  const { width, height } = logoSize(picture)
  return { width: Math.round(width / pixel), height: Math.round(height / pixel) }
}
