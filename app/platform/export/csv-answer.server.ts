import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { attachmentHeader } from '#app/platform/documents/content-disposition.ts'
import { csvLine, csvStart, type CsvCell } from './csv.ts'

/** How many characters are gathered before they are sent. */
const piece = 16_384

/** What the table of a list is called today. */
export const tableName = (title: string): string => `${title} ${inputDay(dayOf(Date.now()))}`

/**
 * A table for spreadsheets as an answer that is written as it is read.
 * @param name of the file, without `.csv`
 */
export function csvAnswer(
  name: string,
  heads: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): Response {
  return new Response(createReadableStreamFromReadable(Readable.from(written(heads, rows))), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachmentHeader(`${name}.csv`),
      'Cache-Control': 'no-store',
    },
  })
}

async function* written(heads: readonly string[], rows: Parameters<typeof csvAnswer>[2]): AsyncGenerator<string> {
  let text = csvStart + csvLine(heads)
  for await (const row of rows) {
    text += csvLine(row)
    if (text.length < piece) continue
    yield text
    text = ''
  }
  yield text
}
