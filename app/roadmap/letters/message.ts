/** A message that the reader sends in their own name: we only write it for them. */
export type Message = {
  /** An e-mail address, or '' where nobody is known yet. */
  to: string
  subject: string
  /** Plain text; lines end in LF. */
  text: string
  /** Where the first gap of the text is filled in; left out where it has none. */
  gapAt?: string
}

/** The link that opens the reader's mail program with the message in it (RFC 6068: lines end in CRLF). */
export function mailLink({ to, subject, text }: Message): string {
  const address = encodeURIComponent(to.trim()).replaceAll('%40', '@')
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(text.replaceAll('\n', '\r\n'))}`
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())
