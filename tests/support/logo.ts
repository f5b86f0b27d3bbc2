import { logoAddress } from '#app/platform/logo/addresses.ts'
import type { Answer } from './ask.ts'
import { ownForm, type Visitor } from './visitor.ts'

/** Sends the form of the page on which an organisation places its logo, as browsers do, after the page was read. */
export async function sendLogo(visitor: Visitor, name: string, bytes: Uint8Array, seen?: string): Promise<Answer> {
  const form = new FormData()
  form.append('seen', seen ?? (await seenBy(visitor)))
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const body = new Response(form)
  const headers = { ...ownForm, 'Content-Type': body.headers.get('Content-Type') ?? '' }
  return visitor.ask(logoAddress, { method: 'POST', headers, body: Buffer.from(await body.arrayBuffer()) })
}

/** What the page says to have shown. */
export async function seenBy(visitor: Visitor): Promise<string> {
  const { text } = await visitor.ask(logoAddress)
  return /name="seen" value="([^"]*)"/.exec(text)?.[1] ?? ''
}

/** The address of the logo on a page, with the size it has there; null where the page shows none. */
export function logoOn({ text }: Answer): { src: string; width: number; height: number } | null {
  const [, tag] = /(<img [^>]*\/logo\/picture[^>]*>)/.exec(text) ?? []
  const of = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag ?? '')?.[1] ?? ''
  return tag === undefined ? null : { src: of('src'), width: Number(of('width')), height: Number(of('height')) }
}
