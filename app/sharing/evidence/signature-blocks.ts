import type { Signature } from '#app/persistence/links/share-signatures.server.ts'
import type { Block } from '#app/roadmap/letters/letter.ts'

type Signed = Pick<Signature, 'role' | 'typedName' | 'position' | 'at'>

/** What stands where somebody on paper would write with a pen. */
type ByPen = { place: string; day: (at: Date) => string; signature: (name: string) => string }

/** Who signs where: an agreement has the block of the organisation first, and below it that of the supplier. */
const roles = ['signer', 'provider'] as const

/**
 * What was signed with its signature blocks filled in: name, role, place, day, and that it was signed electronically. A block is a
 * table that ends in the three lines that are left to the pen. That of a party that has not signed stays empty.
 * @param signatures under this text; the last one of each party counts
 */
export function fillSignatureBlocks(blocks: readonly Block[], signatures: readonly Signed[], byPen: ByPen): Block[] {
  const signing = blocks.filter(isSignatureBlock)
  return blocks.map((block) => {
    const role = roles[signing.findIndex((one) => one === block)]
    const signature = role && signatures.findLast((one) => one.role === role)
    if (!signature || !isSignatureBlock(block)) return block
    const { typedName, position, at } = signature
    const known = block.rows.length - penLines
    // Who signs does not have to say what they are; then it is what the agreement says.
    const values = [typedName, position, ...Array<string>(known - 2).fill(''), byPen.place, byPen.day(at)]
    const lines = [...values, byPen.signature(typedName)]
    return {
      ...block,
      rows: block.rows.map((row, n) => (lines[n] ? { ...row, value: [{ text: lines[n], isGap: false }] } : row)),
    }
  })
}

type Table = Extract<Block, { kind: 'table' }>

/** Place, date and signature, below a name and a role. */
const penLines = 3

const isSignatureBlock = (block: Block): block is Table =>
  block.kind === 'table' &&
  block.rows.length >= penLines + 2 &&
  block.rows.slice(-penLines).every(({ value }) => value.length === 0)
