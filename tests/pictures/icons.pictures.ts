import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { root } from '#tests/support/start-process.ts'
import tailwind from '../../tailwind.config.ts'

/** The mark of the product, from which every other picture of it is drawn. */
const mark = readFileSync(path.join(root, 'app/assets/favicon.svg'), 'utf8')
const font = readFileSync(path.join(root, 'app/assets/atkinson-hyperlegible-next.woff2'), 'base64')
const { colors } = tailwind.theme
const { teal } = colors

/** The mark without round corners, for systems that cut icons in a shape of their own: `room` of it stays around it. */
const whole = (room: number) => {
  const side = 32 / (1 - room)
  const from = (32 - side) / 2
  return mark
    .replace('viewBox="0 0 32 32"', `viewBox="${from} ${from} ${side} ${side}"`)
    .replace('width="32" height="32" rx="7"', `x="${from}" y="${from}" width="${side}" height="${side}"`)
}

/** Draws a page of this size, with few colours: a picture of a flat drawing is then a few kilobytes. */
async function draw(page: Page, html: string, width: number, height = width): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100%}</style>${html}`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const taken = await page.screenshot({ omitBackground: true })
  return sharp(taken).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer()
}

/** An .ico file, which holds the same picture in several sizes. */
function icoOf(pictures: { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let start = head.length
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(side, entry)
    head.writeUInt8(side, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(start, entry + 12)
    start += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

test('the icons of the product', async ({ page }) => {
  const inAssets = (name: string, png: Buffer) => writeFile(path.join(root, 'app/assets', name), png)
  for (const side of [192, 512]) await inAssets(`icon-${side}.png`, await draw(page, mark, side))
  // A circle of four fifths is what no system cuts off; the corners of the mark stay within it.
  await inAssets('icon-maskable-512.png', await draw(page, whole(0.22), 512))
  await inAssets('apple-touch-icon.png', await draw(page, whole(0.1), 180))
  const small = []
  for (const side of [16, 32, 48]) small.push({ side, png: await draw(page, mark, side) })
  await writeFile(path.join(root, 'public/favicon.ico'), icoOf(small))
})

/** Five stops of which the reader has come to the third: what the portal is about, without a word. */
const route = [1, 1, 0.5, 0, 0].map((share, index) => {
  const x = 115 + index * 242
  const half = `<path d="M${x} 58a22 22 0 0 0 0 44z" fill="${teal.DEFAULT}"/>`
  const check = `<path d="m${x - 14} 81 10 10 19-21" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`
  const look = share === 1 ? `fill="${teal.DEFAULT}" stroke="${teal.DEFAULT}"` : `fill="${colors.paper}"`
  const sign = share === 1 ? check : share > 0 ? half : ''
  const edge = share > 0 ? teal.DEFAULT : colors.edge
  return `<circle cx="${x}" cy="80" r="32" stroke-width="7" stroke="${edge}" ${look}/>${sign}`
})

test('the card that others show beside a link to the portal', async ({ page }) => {
  const html = `<style>
      @font-face { font-family: own; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
      body { background: ${colors.paper}; color: ${colors.ink}; font: 700 128px/1 own; padding: 130px 80px 0 }
      h1 { display: flex; align-items: center; gap: 48px; font: inherit; letter-spacing: -.01em; margin-bottom: 110px }
      h1 svg { width: 176px }
    </style>
    <h1>${mark}Routekaart</h1>
    <svg viewBox="0 0 1200 160" style="margin: 0 -80px; width: 1200px">
      <path d="M115 80h968" stroke="${colors.route}" stroke-width="12"/>
      <path d="M115 80h484" stroke="${teal.DEFAULT}" stroke-width="12"/>
      ${route.join('')}
    </svg>`
  await writeFile(path.join(root, 'app/assets/social-card.png'), await draw(page, html, 1200, 630))
})
