import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { type Extent, monday } from './model.ts'
import type { Findings } from './simulation.ts'

/** A figure, in the form of the benches; there is nothing that it is measured against. */
type Row = { name: string; ours: number; peer: null; ratio: null; unit: string }

const row = (name: string, ours: number, unit: string): Row => ({ name, ours, peer: null, ratio: null, unit })

/**
 * Prints what a simulation found, and writes it where a program can read it.
 * @param file what `--json` names
 */
export async function printFindings(extent: Extent, findings: Findings, file: string | undefined): Promise<void> {
  const { crowd, seconds, ledger, acknowledged, inFlight, passedOn, wrong, database } = findings
  const { share, pace, seed } = extent
  console.log(
    `${share * 100} % of ${monday.locations} locations and ${monday.people} people, ${pace} times as fast, seed ${seed}; ${cpus().length} cores`,
  )
  console.log(
    `${crowd.organisations} organisations, ${crowd.locations} locations; ${crowd.people} people, ${crowd.signedIn} of them sign in; ` +
      `${crowd.guests} by a link, ${crowd.staff} of staff; ${seconds.toFixed(0)} s`,
  )
  const requests = requestRows(findings)
  printTable([['', 'requests', 'median ms', 'p95', 'p99'], ...requests.map(({ cells }) => cells)])
  for (const { name, ours, unit } of costRows(findings)) console.log(`${name}: ${rounded(ours)} ${unit}`)
  const tables = tableRows(findings)
  printTable([['table', 'rows', 'bytes a row', 'grown kB'], ...tables.map(({ cells }) => cells)])
  console.log(
    `connections of PostgreSQL at most: ${[...database.connections].map(([name, count]) => `${name || 'unnamed'} ${count}`).join(', ')}`,
  )
  console.log(
    `acknowledged: ${acknowledged.saves} fields and ${acknowledged.files} files; not found: ${acknowledged.lost.length}`,
  )
  console.log(
    `a server was killed: ${inFlight} requests under way broke off (${ledger.brokenOff} seen, each sent again), ${passedOn} went to the other`,
  )
  console.log(`signed out: ${ledger.signedOut.length}; failed: ${ledger.failed.length}`)
  for (const what of wrong) console.log(`NOT WELL  ${what}`)
  if (file === undefined) return
  const rows = [...[...requests, ...tables].flatMap(({ rows }) => rows), ...costRows(findings)]
  const counted = [
    row('acknowledged-fields', acknowledged.saves, 'fields'),
    row('acknowledged-files', acknowledged.files, 'files'),
    row('in-flight', inFlight, 'requests'),
    row('wrong', wrong.length, 'findings'),
  ]
  await writeFile(file, `${JSON.stringify({ rows: [...rows, ...counted] }, null, 2)}\n`)
}

type Lines = { cells: string[]; rows: Row[] }[]

/** Of tables with few rows bytes would say nothing. */
const fewRows = 200

function tableRows({ tables: { before, after } }: Findings): Lines {
  return after
    .filter(({ rows }) => rows >= fewRows)
    .map(({ name, rows, bytes }) => {
      const grown = bytes - (before.find((table) => table.name === name)?.bytes ?? 0)
      return {
        cells: [name, String(rows), (bytes / rows).toFixed(0), (grown / 1000).toFixed(0)],
        rows: [row(`${name}-row`, bytes / rows, 'bytes with indexes'), row(`${name}-grown`, grown, 'bytes')],
      }
    })
}

function requestRows({ ledger }: Findings): Lines {
  const all = [...ledger.times].sort(([, one], [, other]) => other.length - one.length)
  return [...all, ['all', all.flatMap(([, times]) => times)] as const].map(([kind, times]) => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0
    const [median, p95, p99] = [at(0.5), at(0.95), at(0.99)]
    const name = kind.replaceAll(' ', '-')
    return {
      cells: [kind, String(times.length), ...[median, p95, p99].map((time) => time.toFixed(0))],
      rows: [
        row(`${name}-requests`, times.length, 'requests'),
        row(`${name}-median`, median, 'ms until the answer has come'),
        row(`${name}-p95`, p95, 'ms until the answer has come'),
        row(`${name}-p99`, p99, 'ms until the answer has come'),
      ],
    }
  })
}

const perThousand = 's of processor time for 1,000 requests'

function costRows({ crowd, servers, database, grown, acknowledged, ledger, seconds }: Findings): Row[] {
  const answers = [...ledger.times.values()].reduce((sum, times) => sum + times.length, 0)
  const served = servers.reduce((sum, { requests }) => sum + requests, 0)
  const cpu = servers.reduce((sum, server) => sum + server.cpu, 0)
  const visitors = crowd.people + crowd.guests + crowd.staff
  return [
    row('requests of a visitor', answers / visitors, 'requests'),
    row('requests a second, on the average', answers / seconds, 'requests'),
    ...servers.flatMap(({ name, requests, cpu, memory, starting }) => [
      row(`${name} server: processor`, (cpu / requests) * 1000, `${perThousand} (${requests})`),
      row(`${name} server: starts`, starting, 's of processor time'),
      row(`${name} server: memory at most`, memory, 'MB'),
    ]),
    row('servers: processor', (cpu / served) * 1000, perThousand),
    row('PostgreSQL: processor', (database.cpu / served) * 1000, perThousand),
    row('PostgreSQL: memory at most', database.memory, 'MB'),
    row('database grown', grown.database / 1000, 'kB'),
    row('database grown for a field that was saved', grown.database / Math.max(1, acknowledged.saves), 'bytes'),
    row('database grown for a visitor', grown.database / visitors, 'bytes'),
    row('database grown for an organisation', grown.database / crowd.organisations, 'bytes'),
    row('database grown for a location', grown.database / crowd.locations, 'bytes'),
    row('files grown', grown.files / 1000, 'kB'),
    row('files grown for a location', grown.files / crowd.locations, 'bytes'),
  ]
}

const rounded = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)

function printTable(lines: string[][]): void {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  for (const line of lines) {
    console.log(
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
  }
}
