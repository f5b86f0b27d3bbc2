import type { IncomingHttpHeaders } from 'node:http'
import busboy from 'busboy'
import { fieldsPerForm } from '#app/platform/config/limits.ts'

/**
 * The fields of a form that was sent, from the start of its body: those that are there whole. Files are passed over.
 * @param headers of the request, which say how the body is written
 * @returns no fields where the body is no form
 */
export function readFields(headers: IncomingHttpHeaders, start: Uint8Array): Promise<FormData> {
  const fields = new FormData()
  return new Promise((resolve) => {
    const parser = openParser(headers, start.length)
    if (!parser) {
      resolve(fields)
      return
    }
    parser.on('field', (name, value, { valueTruncated }) => {
      if (!valueTruncated) fields.append(name, value)
    })
    parser.on('file', (_name, file) => file.on('error', () => {}).resume())
    // A body that breaks off, in what was read of it, has given what it had.
    parser.on('error', () => resolve(fields))
    parser.on('close', () => resolve(fields))
    parser.end(start)
  })
}

function openParser(headers: IncomingHttpHeaders, size: number): busboy.Busboy | null {
  try {
    return busboy({ headers, limits: { fieldSize: size + 1, fields: fieldsPerForm, headerPairs: 20 } })
  } catch {
    return null
  }
}
