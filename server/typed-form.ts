import busboy from 'busboy'
import type { Request } from 'express'
import { senderOf } from '#app/platform/auth/guard.server.ts'
import { fieldsPerForm, largestBodies } from '#app/platform/config/limits.ts'
import { readStart, startOfBody } from './form-start.ts'

/** A form as it was sent: every field in its order, and of files their names. */
export type TypedForm = {
  isMultipart: boolean
  fields: { name: string; value: string }[]
  files: { field: string; name: string }[]
}

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** Whether a form may bring files. */
export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.get('Content-Type') ?? '')

/** Whether this is a form of a page. */
export const isPageForm = (request: Request): boolean =>
  request.method === 'POST' && formType.test(request.get('Content-Type') ?? '')

/**
 * What was typed in the form that a request brings, as far as it stands in the first two megabytes.
 * @returns null where it brings none, or where another site made it: its sender alone gets to see it again
 */
export async function readTypedForm(request: Request): Promise<TypedForm | null> {
  if (!isPageForm(request) || senderOf(request) === 'foreign') return null
  const form: TypedForm = { isMultipart: isMultipart(request), fields: [], files: [] }
  const taken: unknown = request.body
  // Read by the identity provider's pages already.
  if (typeof taken === 'object' && taken !== null) {
    for (const [name, value] of Object.entries(taken)) form.fields.push({ name, value: String(value) })
    return form
  }
  const kept = startOfBody(request)
  if (!kept && (request.readableEnded || request.destroyed)) return null
  const bytes = kept ?? (await readStart(request, largestBodies.form)).bytes
  await readParts(request, bytes, form)
  return form.fields.length + form.files.length > 0 ? form : null
}

/** A body that breaks off, in what was read of it, has given what it had. */
function readParts(request: Request, bytes: Buffer, { fields, files }: TypedForm): Promise<void> {
  return new Promise((resolve) => {
    try {
      const limits = { fieldSize: bytes.length + 1, fields: fieldsPerForm, headerPairs: 20 }
      const parser = busboy({ headers: request.headers, limits, defParamCharset: 'utf8' })
      parser.on('field', (name, value) => fields.push({ name, value }))
      parser.on('file', (field, file, { filename }: { filename?: string }) => {
        if (filename) files.push({ field, name: filename })
        file.on('error', () => {}).resume()
      })
      parser.on('error', () => resolve()).on('close', () => resolve())
      parser.end(bytes)
    } catch {
      resolve()
    }
  })
}
