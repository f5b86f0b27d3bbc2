import { mm } from '#app/platform/paper/millimetres.ts'
import { colours, type Sheet } from '#app/platform/paper/paper-tables.server.ts'
import type { Letter } from '../letter.ts'
import { plainLine } from '../plain-text.ts'
import { posterOf, type Panel, type Poster } from './poster.ts'

const gap = mm(4)
const inside = 16
const numberWidth = 84
const helpHeight = mm(27)
const titleSize = 21
/** The largest at which all fits on the sheet is taken. */
const textSizes = [16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6]

/** Draws a poster for the wall on one sheet: numbers to be read from afar, and one to call. */
export function drawPoster(sheet: Sheet, letter: Letter): void {
  const { doc, root, style, width, margin } = sheet
  const { panels, help } = posterOf(letter)
  root.add(
    doc.struct('H1', {}, () => {
      style(letter.title, { size: 32, isBold: true }).text(margin, margin, { width, lineGap: 0 })
    }),
  )
  const top = doc.y + mm(5)
  const bottom = doc.page.height - margin - (help ? helpHeight + gap : 0)
  const room = bottom - top - gap * (panels.length - 1)
  const fit = textSizes.find((size) => sum(panels.map((panel) => heightOf(sheet, panel, size))) <= room) ?? 6
  const heights = panels.map((panel) => heightOf(sheet, panel, fit))
  const spare = Math.max(0, room - sum(heights)) / panels.length
  let y = top
  panels.forEach((panel, n) => {
    const height = (heights[n] ?? 0) + spare
    drawPanel(sheet, panel, { number: n + 1, y, height, size: fit, lower: spare / 2 })
    y += height + gap
  })
  if (help) drawHelp(sheet, help, bottom + gap)
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

/** What stands in a panel below its title, sentence by sentence. */
const linesOf = ({ blocks }: Panel): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.map(plainLine)
    if (block.kind === 'table') return block.rows.map(({ name, value }) => `${name}: ${plainLine(value)}`)
    return [plainLine(block.text)]
  })

const bulletWidth = 14
const lineGap = 2
const wide = ({ width }: Sheet) => width - numberWidth - 2 * inside
const ofText = (sheet: Sheet) => ({ width: wide(sheet) - bulletWidth, lineGap })

function heightOf(sheet: Sheet, panel: Panel, size: number): number {
  const title = plainLine(panel.title)
  const ofTitle = sheet.style(title, { size: titleSize, isBold: true }).heightOfString({ width: wide(sheet) })
  const ofLines = linesOf(panel).map((text) => sheet.style(text, { size }).heightOfString(ofText(sheet)) + lineGap)
  return Math.max(72, ofTitle + 4 + sum(ofLines)) + 2 * inside
}

type At = { number: number; y: number; height: number; size: number; lower: number }

function drawPanel(sheet: Sheet, panel: Panel, { number, y, height, size, lower }: At): void {
  const { doc, root, style, width, margin } = sheet
  doc.markContent('Artifact')
  doc.roundedRect(margin, y, width, height, 6).lineWidth(1.5).strokeColor(colours.teal).stroke()
  doc.endMarkedContent()
  const [digit, title] = [String(number), plainLine(panel.title)]
  const left = margin + numberWidth + inside
  root.add(
    doc.struct('H2', {}, () => {
      style(digit, { size: 78, isBold: true, colour: colours.teal }).text(margin, y + height / 2 - 46, {
        ...{ width: numberWidth, align: 'center', lineBreak: false },
      })
      style(title, { size: titleSize, isBold: true }).text(left, y + inside + lower, { width: wide(sheet) })
    }),
  )
  doc.y += 4
  for (const text of linesOf(panel)) {
    const at = doc.y
    doc.markContent('Artifact')
    style('•', { size, colour: colours.teal }).text(left, at, { lineBreak: false })
    doc.endMarkedContent()
    root.add(
      doc.struct('P', {}, () => {
        style(text, { size }).text(left + bulletWidth, at, ofText(sheet))
      }),
    )
    doc.y += lineGap
  }
}

function drawHelp({ doc, root, style, width, margin }: Sheet, help: NonNullable<Poster['help']>, y: number): void {
  const [title, number] = [plainLine(help.title), plainLine(help.number)]
  const others = help.others.map(({ value }) => plainLine(value)).join('\n')
  const half = width / 2
  const white = { colour: '#ffffff' }
  doc.markContent('Artifact')
  doc.roundedRect(margin, y, width, helpHeight, 6).fill(colours.teal)
  doc.endMarkedContent()
  const inLeft = { width: half - 2 * inside, height: helpHeight - inside, ellipsis: true }
  root.add(
    doc.struct('H2', {}, () => {
      style(title, { ...white, size: 17, isBold: true }).text(margin + inside, y + 12, inLeft)
    }),
  )
  root.add(
    doc.struct('P', {}, () => {
      style(others, { ...white, size: 12 }).text(margin + inside, doc.y + 2, {
        ...{ ...inLeft, height: y + helpHeight - doc.y - 8 },
      })
    }),
  )
  const wide = half - inside
  const fits = (size: number) => style(number, { size, isBold: true }).widthOfString() <= wide
  const size = [30, 26, 22, 18, 14].find(fits) ?? 10
  root.add(
    doc.struct('P', {}, () => {
      style(number, { ...white, size, isBold: true }).text(margin + half, y + helpHeight / 2 - size * 0.6, {
        ...{ width: wide, align: 'right', height: size * 2.4, ellipsis: true },
      })
    }),
  )
}
