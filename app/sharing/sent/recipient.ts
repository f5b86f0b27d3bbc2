import { z } from 'zod'

const person = z.object({ first_name: z.string(), last_name: z.string(), email: z.string().catch('') })

/**
 * The person who stands in a field of a task.
 * @param path of the field, 'wifi.contact'
 * @returns '' for what is not known
 */
export function personAt(fields: unknown, path: string | undefined): { name: string; email: string } {
  const found = path?.split('.').reduce<unknown>((value, name) => fieldOf(value, name), fields)
  const { first_name = '', last_name = '', email = '' } = person.safeParse(found).data ?? {}
  return { name: `${first_name} ${last_name}`.trim(), email: email.trim() }
}

const fieldOf = (value: unknown, name: string): unknown =>
  z.record(z.string(), z.unknown()).safeParse(value).data?.[name]
