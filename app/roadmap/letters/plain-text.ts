import type { Block, Letter, Line, Piece } from './letter.ts'
import type { Message } from './message.ts'

/** A line without anything that marks its gaps. */
export const plainLine = (line: Line): string => line.map(({ text }) => text).join('')

/** A letter as text for a mail or a chat: what stands between empty lines belongs together, a heading with what follows. */
export const plainText = ({ blocks }: Pick<Letter, 'blocks'>): string =>
  blocks
    .map((block) => plainBlock(block) + (block.kind === 'heading' ? '\n' : '\n\n'))
    .join('')
    .trim()

/** A letter short enough to be sent as a message. */
export function asMessage(letter: Letter): Message {
  const gapAt = letter.blocks.flatMap(piecesOf).find(({ href }) => href !== undefined)?.href
  return { to: '', subject: letter.title, text: plainText(letter), ...(gapAt !== undefined && { gapAt }) }
}

function piecesOf(block: Block): readonly Piece[] {
  if (block.kind === 'list') return block.items.flat()
  return block.kind === 'table' ? block.rows.flatMap(({ value }) => value) : block.text
}

function plainBlock(block: Block): string {
  if (block.kind === 'list') return block.items.map((item) => `- ${plainLine(item)}`).join('\n')
  if (block.kind === 'table') return block.rows.map(({ name, value }) => `${name}: ${plainLine(value)}`).join('\n')
  return plainLine(block.text)
}
