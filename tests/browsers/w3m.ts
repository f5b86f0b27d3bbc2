import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What w3m asks for, and who asks. */
type Question = { program: string; address: string; cookies: string; form?: string }

/**
 * Has w3m show a page as lines, each link and field that Enter leads to with its number; with `form`, the page that follows
 * when that is sent to the address.
 * @throws where w3m cannot be run
 */
export async function readPage({ program, address, cookies, form }: Question): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'routekaart-w3m-'))
  try {
    const body = path.join(home, 'form')
    if (form !== undefined) await writeFile(body, form)
    const sent = form === undefined ? [] : ['-post', body]
    const shown = [
      '-dump',
      '-cols',
      '100',
      '-no-cookie',
      '-o',
      'display_link_number=1',
      '-header',
      `Cookie: ${cookies}`,
    ]
    return await new Promise((resolve, reject) =>
      execFile(
        program,
        [...shown, ...sent, address],
        { env: { ...process.env, HOME: home, LANG: 'C.UTF-8' } },
        (error, lines) => (error ? reject(error) : resolve(lines.split('\nReferences:')[0] ?? '')),
      ),
    )
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

/** The numbered links behind which no word stands, and the fields in front of which none does. */
export const namelessIn = (page: string): string[] =>
  [...page.matchAll(/(\S*)\s*\[\d+\](\[|\s*\S{0,30})/g)]
    .filter(([, before = '', after = '']) => !/[\p{L}\d]/u.test(after === '[' ? before : after))
    .map(([found]) => found)
