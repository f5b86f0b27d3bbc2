import { Button, Lines, Table } from './mail-parts.tsx'
import { colours } from './mail-styles.ts'
import type { MailLink, Paragraph } from './message.server.ts'

type MailStep = { step: [over: string, title: string, ...text: string[]]; link: MailLink }

/** Above lists, several lines and the button to what they say are the one thing to do first: a line over it, its name, and why. */
export function blocksOf(paragraphs: readonly Paragraph[]): (MailStep | { part: Paragraph })[] {
  const hasLists = paragraphs.some((part) => typeof part !== 'string' && 'items' in part)
  const stepAt = (at: number): MailStep | null => {
    const [part, link] = [paragraphs[at], paragraphs[at + 1]]
    if (!hasLists || typeof part !== 'string' || typeof link !== 'object' || 'items' in link) return null
    const [over, title, ...text] = part.split(/\r?\n/)
    return over !== undefined && title !== undefined && text.length > 0 ? { step: [over, title, ...text], link } : null
  }
  return paragraphs.flatMap((part, at) => (stepAt(at - 1) ? [] : [stepAt(at) ?? { part }]))
}

/** What to do first, on a ground of its own. */
export function Step({ step: [over, title, ...text], link, addressLead }: MailStep & { addressLead: string }) {
  return (
    <Table width="100%" style={{ margin: '20px 0 24px' }}>
      <td className="step" style={{ padding: '16px 20px 4px', background: colours.wash }}>
        <p className="soft" style={{ margin: 0, color: colours.soft }}>
          {over}
        </p>
        <p style={{ margin: '2px 0', fontSize: 18, fontWeight: 'bold' }}>{title}</p>
        <p style={{ margin: 0 }}>
          <Lines text={text.join('\n')} />
        </p>
        <Button link={link} addressLead={addressLead} />
      </td>
    </Table>
  )
}
