import { writeFile } from 'node:fs/promises'
import type { Comparison, Spread } from './measure.ts'

/** A figure of a bench, beside what it is measured against; names stay, so that they can be followed over time. */
export type Row = {
  name: string
  ours: number
  peer: number
  /** How many times faster ours is than a peer; how many times dearer what has grown is than what is small. */
  ratio: number
  /** Between which the ratios of the middle half of the rounds lie. */
  spread: Spread
  /** The same between two processes of one build; null where that was not measured. */
  control: Spread | null
  unit: string
  /** What the peer is. */
  against: string
  /** The same for milliseconds until the answer has come. */
  took: { ours: number; peer: number; ratio: number }
}

const cpuUnit = 'ms of processor time of the server'
const tookUnit = 'ms until the answer has come'

const turnedOver = ([low, high]: Spread): Spread => [1 / high, 1 / low]

/** How many times faster ours is than the peer. */
export const fasterRow = (name: string, against: string, compared: Comparison): Row => {
  const { one, other, cpuRatio, tookRatio, cpuSpread, control } = compared
  return {
    ...{ name, against, ours: one.cpu, peer: other.cpu, ratio: 1 / cpuRatio, unit: cpuUnit },
    ...{ spread: turnedOver(cpuSpread), control: control && turnedOver(control) },
    took: { ours: one.took, peer: other.took, ratio: 1 / tookRatio },
  }
}

/** How many times dearer what has grown is than what is small. */
export const dearerRow = (name: string, against: string, compared: Comparison): Row => {
  const { one, other, cpuRatio, tookRatio, cpuSpread, control } = compared
  return {
    ...{ name, against, ours: one.cpu, peer: other.cpu, ratio: cpuRatio, unit: cpuUnit },
    ...{ spread: cpuSpread, control },
    took: { ours: one.took, peer: other.took, ratio: tookRatio },
  }
}

/** The same by the time until the answer has come, for what keeps the database busy and not the server. */
export function slowerRow(name: string, against: string, comparison: Comparison): Row {
  const { took, ...rest } = dearerRow(name, against, comparison)
  return { ...rest, ...took, spread: comparison.tookSpread, unit: tookUnit, took }
}

/**
 * Prints rows as a table, and writes them where a program can read them.
 * @param file what `--json` names
 */
export async function report(rows: readonly Row[], file: string | undefined): Promise<void> {
  const lines = [
    ['', 'ours', 'peer', 'ratio', 'half of rounds', 'control', 'requests/s', 'peer', 'ratio', 'unit; measured against'],
    ...rows.map(({ name, ours, peer, ratio, spread, control, unit, against, took }) => [
      ...[
        name,
        ours.toFixed(2),
        peer.toFixed(2),
        said(ratio, control),
        between(spread),
        control ? between(control) : '',
      ],
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
  const kept = rows.map(({ name, ours, peer, ratio, spread, control, unit }) => {
    return { name, ours, peer, ratio, spread, control, unit }
  })
  await writeFile(file, `${JSON.stringify({ rows: kept }, null, 2)}\n`)
}

const between = ([low, high]: Spread): string => `${low.toFixed(2)}-${high.toFixed(2)}`

/** A ratio that two processes of one build reach by chance says nothing. */
function said(ratio: number, control: Spread | null): string {
  const isChance = control !== null && Math.abs(ratio - 1) <= Math.max(...control.map((one) => Math.abs(one - 1)))
  return `${ratio.toFixed(2)}${isChance ? ', no difference' : ''}`
}
