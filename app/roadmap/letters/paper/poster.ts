import type { Block, Letter, Line, Row } from '../letter.ts'

/** One of the numbered parts of a poster. */
export type Panel = { title: Line; blocks: readonly Block[] }

/** What a poster for the wall is drawn from. */
export type Poster = {
  panels: readonly Panel[]
  /** Whom to call, by the one number; null where nobody is known. */
  help: { title: Line; number: Line; others: readonly Row[] } | null
}

/** A hand-out as a poster: each heading with what is below it is a panel, the one with the number is whom to call. */
export function posterOf({ blocks }: Pick<Letter, 'blocks'>): Poster {
  const panels: Panel[] = []
  let help: Poster['help'] = null
  for (const { title, blocks: below } of partsOf(blocks)) {
    const rows = below.flatMap((block) => (block.kind === 'table' ? block.rows : []))
    const number = rows.find(({ isNumber }) => isNumber)
    if (number) help = { title, number: number.value, others: rows.filter((row) => row !== number) }
    else panels.push({ title, blocks: below })
  }
  return { panels, help }
}

function partsOf(blocks: readonly Block[]): Panel[] {
  const starts = blocks.flatMap((block, n) => (block.kind === 'heading' ? [{ title: block.text, n }] : []))
  return starts.map(({ title, n }, at) => ({ title, blocks: blocks.slice(n + 1, starts[at + 1]?.n) }))
}
