import { randomUUID } from 'node:crypto'
import { destination, type Browser } from '#tests/integration/sign-in-steps.ts'
import type { Plan } from './odd-provider.ts'
import { callback, type OddPortal } from './odd-sign-in.ts'

/** What a page of the portal would name its attempt. */
const flow = 'a-flow-of-this-page'

type Mode = 'popup' | 'silent'

/** The address of a window or hidden frame. */
export const addressOf = (mode: Mode, more: Record<string, string> = {}) =>
  `/authentication/${mode}?${new URLSearchParams({ flow, ...more })}`

/** Opens a window or frame, up to the provider, which is told how to answer. */
export async function openWindow({ provider }: OddPortal, browser: Browser, address: string, plan: Plan = {}) {
  const { searchParams } = new URL(destination(await browser.ask(address)))
  const code = randomUUID()
  provider.expectCode(code, searchParams.get('nonce') ?? '', plan)
  return { code, state: searchParams.get('state') ?? '', asked: Object.fromEntries(searchParams) }
}

/** The page that a window ends with, and the message in its script. */
export async function readPage(answer: Response) {
  const html = await answer.text()
  const [, message] = /postMessage\((.*), location\.origin\)<\/script>/.exec(html) ?? []
  const said: unknown = message === undefined ? null : JSON.parse(message)
  return { html, said, status: answer.status, location: answer.headers.get('Location') }
}

/** The message about a response. */
export const told = (response: unknown) => ({ type: 'authorization_response', flow, response })

/** Opens a window or frame, and gives the page that it ends with where the provider sends the browser back so. */
export async function openAndRead(
  odd: OddPortal,
  browser: Browser,
  mode: Mode,
  query: Record<string, string>,
  plan?: Plan,
) {
  const { code, state } = await openWindow(odd, browser, addressOf(mode), plan)
  return readPage(await browser.ask(callback('error' in query ? { state, ...query } : { code, state })))
}
