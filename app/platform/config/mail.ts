import { withoutControls } from '#app/platform/i18n/without-controls.ts'
import { isEmailAddress } from './email-address.ts'

/** A mail server that takes our messages. */
export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte; else it is asked for once connected. */
  isSecure: boolean
  login: { user: string; password: string } | null
  /** This computer itself, where nobody listens in. */
  isHere: boolean
}

const ports: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }
const hereNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * Reads `smtp://user:password@host:587` or `smtps://…`; user and password may be left out.
 * @returns null where it is no such address
 */
export function readSmtpServer(text: string): SmtpServer | null {
  try {
    const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
    const usualPort = ports[protocol]
    if (!usualPort || !hostname || !/^\/?$/.test(pathname) || search || hash) return null
    if ((username === '') !== (password === '')) return null
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port ? Number(port) : usualPort,
      isSecure: protocol === 'smtps:',
      login: username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : null,
      isHere: hereNames.includes(hostname),
    }
  } catch {
    return null
  }
}

/** Somebody who sends or gets mail; the name may be empty. */
export type Mailbox = { name: string; address: string }

/**
 * Reads `portal@example.org` or `Routekaart <portal@example.org>`.
 * @returns null where it is neither
 */
export function readMailbox(text: string): Mailbox | null {
  const shape = /^(?:(?:"([^"]*)"\s*|([^"<>]*))<([^<>]*)>|(\S*))$/u
  const [, quoted, plain, between, alone] = shape.exec(text.trim()) ?? []
  const mailbox = { name: quoted ?? plain?.trim() ?? '', address: between ?? alone ?? '' }
  return isEmailAddress(mailbox.address) && isOneLine(mailbox.name) ? mailbox : null
}

/** Whether a text can stand in a header: no line ends and no other characters that control anything. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text)

/** Words as they can stand in a header: what would end the line is a space, and nothing controls anything. */
export const asOneLine = (text: string): string => withoutControls(text).replace(/\s+/g, ' ').trim()
