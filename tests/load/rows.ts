import { writeFile } from 'node:fs/promises'
import type { Comparison } from './measure.ts'

/** A figure of a bench, beside what it is measured against; names stay, so that they can be followed over time. */
export type Row = {
  name: string
  ours: number
  peer: number
  /** How many times faster ours is than a peer; how many times dearer what has grown is than what is small. */
  ratio: number
  unit: string
  /** What the peer is. */
  against: string
  /** The same for milliseconds until the answer has come. */
  took: { ours: number; peer: number; ratio: number }
}

const cpuUnit = 'ms of processor time of the server'
const tookUnit = 'ms until the answer has come'

/** How many times faster ours is than the peer. */
export const fasterRow = (name: string, against: string, { one, other, cpuRatio, tookRatio }: Comparison): Row => ({
  ...{ name, against, ours: one.cpu, peer: other.cpu, ratio: 1 / cpuRatio, unit: cpuUnit },
  took: { ours: one.took, peer: other.took, ratio: 1 / tookRatio },
})

/** How many times dearer what has grown is than what is small. */
export const dearerRow = (name: string, against: string, { one, other, cpuRatio, tookRatio }: Comparison): Row => ({
  ...{ name, against, ours: one.cpu, peer: other.cpu, ratio: cpuRatio, unit: cpuUnit },
  took: { ours: one.took, peer: other.took, ratio: tookRatio },
})

/** The same by the time until the answer has come, for what keeps the database busy and not the server. */
export function slowerRow(name: string, against: string, comparison: Comparison): Row {
  const { took, ...rest } = dearerRow(name, against, comparison)
  return { ...rest, ...took, unit: tookUnit, took }
}

/**
 * Prints rows as a table, and writes them where a program can read them.
 * @param file what `--json` names
 */
export async function report(rows: readonly Row[], file: string | undefined): Promise<void> {
  const lines = [
    ['', 'ours', 'peer', 'ratio', 'requests/s', 'peer', 'ratio', 'unit; measured against'],
    ...rows.map(({ name, ours, peer, ratio, unit, against, took }) => [
      ...[name, ours.toFixed(2), peer.toFixed(2), ratio.toFixed(2)],
      ...[(1000 / took.ours).toFixed(0), (1000 / took.peer).toFixed(0), took.ratio.toFixed(2)],
      `${unit}; ${against}`,
    ]),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  for (const line of lines) {
    const cells = line.map((cell, at) =>
      at === 0 || at === line.length - 1 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    )
    console.log(cells.join('  ').trimEnd())
  }
  if (file === undefined) return
  const kept = rows.map(({ name, ours, peer, ratio, unit }) => ({ name, ours, peer, ratio, unit }))
  await writeFile(file, `${JSON.stringify({ rows: kept }, null, 2)}\n`)
}
