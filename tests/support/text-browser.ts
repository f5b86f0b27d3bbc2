import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requireTextBrowser } from './browser.js'

/**
 * Leads the text browser edbrowse, which runs no scripts here, through pages. Its commands: `b ADDRESS` opens a page, `/WORDS/`
 * goes to a line, `g$` follows its last link, `i=TEXT` fills in its field, `i*` presses its button, `,p` shows all lines.
 * @returns everything it showed
 */
export async function readAsText(commands: readonly string[]): Promise<string> {
  const program = requireTextBrowser()
  const home = await mkdtemp(path.join(tmpdir(), 'routekaart-text-browser-'))
  try {
    await writeFile(path.join(home, '.ebrc'), `jar = ${path.join(home, 'cookies')}\n`)
    return await new Promise((resolve, reject) => {
      const browser = execFile(program, [], { env: { ...process.env, HOME: home } }, (error, shown) =>
        error ? reject(error) : resolve(shown),
      )
      // Scripts off; a page of its own begins with its first line.
      browser.stdin?.end([...['js-', ...commands], 'qt', ''].join('\n'))
    })
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
