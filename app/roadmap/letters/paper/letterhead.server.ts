import { mm } from '#app/platform/paper/millimetres.ts'
import { colours, type Sheet } from '#app/platform/paper/paper-tables.server.ts'
import type { Letterhead } from '../letter.ts'
import type { PrintedLogo } from '../logo.server.ts'
import { plainLine } from '../plain-text.ts'

/** Millimetres from the top of the sheet: the sender, where the address shows in the window of an envelope, and where one folds. */
const [fromAt, returnAt, addressAt, dateAt] = [20, 52, 57, 99]
const folds = [105, 148.5]
const addressWidth = mm(85)

/** Draws what stands above a letter that is posted; the letter goes on below it. */
export function drawLetterhead(
  sheet: Sheet,
  head: Letterhead,
  { title, logo }: { title: string; logo: PrintedLogo | null },
): void {
  const { doc, root, style, width, margin } = sheet
  const put = (
    tag: string,
    text: string,
    at: { x?: number; y: number; width?: number; align?: 'right' },
    look = {},
  ) => {
    const { x = margin, y, ...options } = at
    root.add(doc.struct(tag, {}, () => void style(text, look).text(x, y, { width, lineGap: 2.5, ...options })))
  }
  const lines = (all: Letterhead['to']) => all.map(plainLine).join('\n')
  const soft = { colour: colours.soft }

  doc.markContent('Artifact')
  for (const at of folds) doc.moveTo(0, mm(at)).lineTo(mm(4), mm(at))
  doc
    .moveTo(margin, mm(addressAt - 1.2))
    .lineTo(margin + addressWidth, mm(addressAt - 1.2))
    .lineWidth(0.5)
    .strokeColor(colours.line)
    .stroke()
  doc.endMarkedContent()
  if (logo) {
    const { bytes, alt, width, height } = logo
    const size = { width: mm(width), height: mm(height) }
    root.add(doc.struct('Figure', { alt }, () => void doc.image(bytes, margin, mm(fromAt), size)))
  }
  put(
    'P',
    lines(head.from),
    { x: margin + width / 2, y: mm(fromAt), width: width / 2, align: 'right' },
    { ...soft, size: 9 },
  )
  put('P', plainLine(head.returnTo), { y: mm(returnAt), width: addressWidth }, { ...soft, size: 8 })
  put('P', lines(head.to), { y: mm(addressAt), width: addressWidth })
  const named = (name: string, value: string, tag: 'P' | 'H1') => {
    const y = doc.y
    put('P', name, { y, width: mm(26) }, soft)
    put(tag, value, { x: margin + mm(27), y, width: width - mm(27) }, { isBold: tag === 'H1' })
  }
  doc.y = mm(dateAt)
  named(head.date.name, head.date.value, 'P')
  named(head.subject, title, 'H1')
  doc.x = margin
  doc.moveDown(1.6)
}
