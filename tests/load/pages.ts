import { type Figures, acceptedEncodings } from './measure.ts'

/** A page as it came; `bytes` is what went over the line. */
export type Answer = { html: string; bytes: number; encoding: string }

/** Asks for a page as a browser does. */
export async function askPage(url: string, cookie: string): Promise<Answer> {
  const response = await fetch(url, { headers: { Cookie: cookie, 'Accept-Encoding': acceptedEncodings } })
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}.`)
  const bytes = Number(response.headers.get('Content-Length'))
  return { html: await response.text(), bytes, encoding: response.headers.get('Content-Encoding') ?? 'identity' }
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

/** The words of a page and where its links go, however it is written down. */
export function visibleText(html: string): string {
  return html
    .replace(/<!--.*?-->|<script.*?<\/script>|<svg.*?<\/svg>/gs, '')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<\/?(span|dt|dd)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (written, name) => characters[name] ?? written)
    .replace(/\s+/g, ' ')
    .trim()
}

const columns = ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms/request', 'bytes sent', 'bytes of HTML'] as const

type Row = { name: string; figures: Figures | undefined; answer: Answer | undefined }

/** A table of the servers, and under it the first one's figures as multiples of the second one's. */
export function tableOf(servers: Row[]): string {
  const numbers = servers.map(({ figures, answer }) => [
    figures?.requestsPerSecond ?? null,
    figures?.p50 ?? null,
    figures?.p99 ?? null,
    figures?.cpuPerRequest ?? null,
    answer?.bytes ?? null,
    answer ? Buffer.byteLength(answer.html) : null,
  ])
  const digits = [0, 1, 1, 2, 0, 0]
  const write = (value: number | null, places = 2) => value?.toFixed(places) ?? '-'
  const [first = [], second = []] = numbers
  const ratios = first.map((value, at) => write(value === null ? null : value / (second[at] ?? NaN)))
  const rows = [
    [...columns],
    ...servers.map(({ name }, at) => [name, ...(numbers[at] ?? []).map((value, place) => write(value, digits[place]))]),
    [servers.map(({ name }) => name).join(' / '), ...ratios],
  ]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n')
}
