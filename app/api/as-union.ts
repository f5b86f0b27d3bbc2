/** Schemas as `z.union` takes them: zod wants to see that there is at least one. */
export function asUnion<Schema>(schemas: readonly Schema[]): [Schema, ...Schema[]] {
  const [first, ...others] = schemas
  if (first === undefined) throw new Error('There are no items.')
  return [first, ...others]
}
