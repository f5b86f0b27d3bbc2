import { readFileSync } from 'node:fs'

const written: Record<string, string> = { '"': '&quot;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** As much as a form may hold. */
const body = `a=${'{{+"<b>+%C3%A9%C3%A9n+'.repeat(90_000)}`

/**
 * Milliseconds of processor time that this machine takes at this moment to do once what the portal does with the text of a large
 * form: read it, write it into a page, and pass it on. What a request may cost is told in these: a machine that others share is
 * twice as slow at one hour as at another.
 */
export function textWork(): number {
  const before = ownTime()
  const read = new URLSearchParams(body).get('a') ?? ''
  const html = read.replace(/["&<>]/g, (letter) => written[letter] ?? letter)
  JSON.parse(JSON.stringify({ read, html: Buffer.from(html).toString() }))
  return ownTime() - before
}

/** Milliseconds of processor time of this thread: tests run in one beside the first. */
const ownTime = (): number => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]) / 1_000_000
