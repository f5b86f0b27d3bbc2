import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'
import { addLink } from '#tests/support/share.ts'
import { newTenant } from '#tests/support/tenant.ts'
import { openVisitor, signedIn, type Visitor } from '#tests/support/visitor.ts'

const manifest = z.object({
  theme_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
})

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

async function picture(address: string) {
  const answer = await fetch(new URL(address, portal.origin))
  expect(answer.status, address).toBe(200)
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
}

async function sizeOf(bytes: Buffer): Promise<string> {
  const { width, height } = await sharp(bytes).metadata()
  return `${width}x${height}`
}

const pageOf = async (visitor: Visitor, address: string) => (await visitor.ask(address)).text

/** What the head of a page says of itself to others: name and content. */
const cardOf = (html: string) =>
  new Map(
    [...html.matchAll(/<meta property="(og:[\w:]+)" content="([^"]*)"/g)].map(([, name, content]) => [name, content]),
  )

test('every icon of the web manifest is there, in the size that it says', async () => {
  const answer = await fetch(new URL('/manifest.webmanifest', portal.origin))
  const { icons } = manifest.parse(await answer.json())
  for (const { src, sizes } of icons) {
    const { type, bytes } = await picture(src)
    if (sizes === 'any') expect(type).toBe('image/svg+xml')
    else expect([src, type, await sizeOf(bytes)]).toEqual([src, 'image/png', sizes])
  }
  const kinds = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
  expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
})

test('the icon that no system cuts at its edge is filled to its edge, and its mark is in the middle', async () => {
  const answer = await fetch(new URL('/manifest.webmanifest', portal.origin))
  const { icons, theme_color: teal } = manifest.parse(await answer.json())
  const maskable = icons.find(({ purpose }) => purpose === 'maskable')
  const { data, info } = await sharp((await picture(maskable?.src ?? '')).bytes)
    .flatten({ background: '#000' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const inSight = Math.hypot(x - info.width / 2, y - info.height / 2) <= 0.4 * info.width
      const at = (y * info.width + x) * info.channels
      if (!inSight && data.toString('hex', at, at + 3) !== teal.slice(1)) throw new Error(`At ${x}, ${y} is no ground.`)
    }
  }
})

test('/favicon.ico holds 16, 32 and 48 pixels', async () => {
  const { type, bytes } = await picture('/favicon.ico')
  expect(type).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/)
  const sizes = []
  for (let entry = 6; entry < 6 + 16 * bytes.readUInt16LE(4); entry += 16) {
    const [length, start] = [bytes.readUInt32LE(entry + 8), bytes.readUInt32LE(entry + 12)]
    sizes.push(await sizeOf(bytes.subarray(start, start + length)))
  }
  expect(sizes).toEqual(['16x16', '32x32', '48x48'])
})

test('every page names the colour of the product', async () => {
  const { theme_color: teal } = manifest.parse(
    await (await fetch(new URL('/manifest.webmanifest', portal.origin))).json(),
  )
  expect(await pageOf(openVisitor(portal.origin), '/authentication/login')).toContain(
    `name="theme-color" content="${teal}"`,
  )
})

test.each([
  ['/authentication/login?returnTo=%2Forganisation%2Fpeople', 'Samen klaar voor de aansluitdag van de bedsensoren.'],
  ['/verify', 'Samen klaar voor de aansluitdag van de bedsensoren.'],
])('a page that anybody may see has a card of the product, and of nothing else: %s', async (address, words) => {
  const card = cardOf(await pageOf(openVisitor(portal.origin), address))
  const image = card.get('og:image') ?? ''
  expect(Object.fromEntries(card)).toMatchObject({ 'og:title': 'Routekaart', 'og:description': words })
  expect(image.startsWith(`${portal.origin}/assets/`)).toBe(true)
  const { type, bytes } = await picture(image)
  expect([type, await sizeOf(bytes)]).toEqual(['image/png', '1200x630'])
  expect([card.get('og:image:width'), card.get('og:image:height')]).toEqual(['1200', '630'])
})

test('no page of a link or of an organisation has one', async () => {
  const member = await newTenant()
  const { address } = await addLink(member)
  const visitor = await signedIn(portal.origin, member)
  const pages = [pageOf(openVisitor(portal.origin), address), pageOf(openVisitor(portal.origin), '/share/none')]
  const own = ['/', '/organisation', '/links', '/none', '/authentication/logout'].map((one) => pageOf(visitor, one))
  for (const html of await Promise.all([...pages, ...own])) {
    expect(html).toContain('<title>')
    expect(cardOf(html).size).toBe(0)
  }
})
