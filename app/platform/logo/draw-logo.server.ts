import { largestLogo } from '#app/platform/config/limits.ts'
import { boundedQueue } from '#app/platform/documents/bounded-queue.ts'
import { openPicture } from '#app/platform/documents/pictures.server.ts'
import { headLength, recogniseFamily } from '#app/platform/documents/recognition.server.ts'
import { log } from '#app/platform/log/log.ts'
import { logoTypes } from './accepted.ts'

/** A logo as it is kept: a PNG, and its pixels. */
export type DrawnLogo = { bytes: Buffer; width: number; height: number }

/** Why no logo is made of a file; each has its words. */
export type UndrawnReason = 'wrongType' | 'tooManyPixels' | 'unreadable'

/** Pixels of the kept picture: 60 by 20 mm on paper at 400 dots per inch. */
const kept = { width: 945, height: 315 }
/** Seconds after which drawing is given up. */
const timeLimit = 10
/** Each takes memory, so one is drawn at a time. */
const turn = boundedQueue({ atOnce: 1, maxWaiting: 10 })

/**
 * Draws a logo again from an uploaded picture, on white as paper is, so that nothing of the file but what it shows is
 * kept, and Word and every reader of PDF can show it. How large it is, its first bytes say: one with too many pixels is
 * never unpacked.
 * @throws TooManyWaitingError
 */
export async function drawLogo(bytes: Uint8Array): Promise<DrawnLogo | UndrawnReason> {
  const family = recogniseFamily(Buffer.from(bytes.subarray(0, headLength)))
  if (!logoTypes.some((type) => type === family)) return 'wrongType'
  const { side } = largestLogo
  return turn(async () => {
    try {
      const { width, height } = await (await openPicture(bytes, false)).metadata()
      if (Math.max(width, height) > side) return 'tooManyPixels'
      const picture = await openPicture(bytes, side * side)
      const { data, info } = await picture
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .resize({ ...kept, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .png({ compressionLevel: 9 })
        .timeout({ seconds: timeLimit })
        .toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.height }
    } catch (error) {
      log.info({ err: error }, 'no logo')
      return 'unreadable'
    }
  })
}
