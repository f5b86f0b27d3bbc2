import { open, seal } from '#app/platform/auth/seal.server.ts'
import { forgottenPassword } from '#app/persistence/forms/wifi-passwords.server.ts'
import { applyChanges, valueAt, type Change } from '../rules/changes.ts'
import { bare, type Fields, type FieldsSchema } from '../rules/fields.ts'
import { fieldPath } from '../rules/paths.ts'
import { inputKinds } from '../rules/shapes.ts'
import { z } from 'zod'

const purpose = 'form-secret'
const sealedMark = 'sealed:'

/** What history and conflicts show in place of a secret. */
export const mask = '••••••••'

const pathsBySchema = new WeakMap<FieldsSchema, readonly string[]>()

/** Paths of the secrets among the fields of a form, e.g. `wifi.settings.password`. */
export function secretPaths(schema: FieldsSchema): readonly string[] {
  const paths = pathsBySchema.get(schema) ?? findSecrets(schema, '')
  pathsBySchema.set(schema, paths)
  return paths
}

function findSecrets(schema: FieldsSchema, at: string): string[] {
  return Object.entries(schema.shape).flatMap(([name, part]) => {
    const path = fieldPath(at, name)
    const inner = bare(part)
    if (inner instanceof z.ZodObject) return findSecrets(inner, path)
    return inputKinds.get(part)?.kind === 'secret' ? [path] : []
  })
}

/** What a page learns of the secrets on it: the names of those that are kept, and of those that are kept no longer. */
export function secretsIn(
  schema: FieldsSchema,
  stored: Fields,
): { filledSecrets: string[]; forgottenSecrets: string[] } {
  const [paths, isForgotten] = [secretPaths(schema), (path: string) => valueAt(stored, path) === forgottenPassword]
  return {
    filledSecrets: paths.filter((path) => valueAt(stored, path) !== '' && !isForgotten(path)),
    forgottenSecrets: paths.filter(isForgotten),
  }
}

/** The same fields with each secret replaced by what `replace` makes of it. */
export function mapSecrets(schema: FieldsSchema, fields: Fields, replace: (value: string) => string): Fields {
  const replaced = secretPaths(schema).flatMap((path): Change[] => {
    const from = valueAt(fields, path)
    return typeof from === 'string' ? [{ path, from, to: replace(from) }] : []
  })
  return applyChanges(fields, replaced)
}

/** The secret as it was typed; '' where it is no longer kept, or cannot be read because the server's key was replaced. */
export function openSecret(stored: string): string {
  if (stored === forgottenPassword) return ''
  if (!stored.startsWith(sealedMark)) return stored
  const value = open(purpose, stored.slice(sealedMark.length))
  return typeof value === 'string' ? value : ''
}

const sealSecret = (value: unknown) =>
  typeof value === 'string' && value !== '' ? sealedMark + seal(purpose, value) : value

const maskSecret = (value: unknown) => (typeof value === 'string' && value !== '' ? mask : value)

/** The changes as they go into the form: secrets sealed. */
export const sealedChanges = (schema: FieldsSchema, changes: readonly Change[]): Change[] =>
  withSecrets(schema, changes, sealSecret)

/** The changes as they go into the history: secrets masked. */
export const maskedChanges = (schema: FieldsSchema, changes: readonly Change[]): Change[] =>
  withSecrets(schema, changes, maskSecret)

function withSecrets(schema: FieldsSchema, changes: readonly Change[], replace: (value: unknown) => unknown): Change[] {
  const secret = new Set(secretPaths(schema))
  return changes.map((change) =>
    secret.has(change.path) ? { ...change, from: replace(change.from), to: replace(change.to) } : change,
  )
}
