import sharp from 'sharp'

/** A picture of one colour, as somebody might upload it; for tests. */
export const pictureOf = (
  width: number,
  height: number,
  { kind = 'png', background = '#0f5e5c' }: { kind?: 'png' | 'jpeg' | 'webp'; background?: string } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .toFormat(kind)
    .toBuffer()

/** A drawing that browsers would run as a page; as a file it begins as any text does. */
export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><script>alert(1)</script></svg>',
)
