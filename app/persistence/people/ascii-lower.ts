import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * A text with its letters A to Z small. E-mail addresses are compared so and not by `toLowerCase`, which makes the Kelvin
 * sign a k: whoever has the one address would be taken for whoever has the other.
 */
export const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** The same of a column: in the collation C, PostgreSQL makes no other letters small. */
export const asciiLowerOf = (column: PgColumn): SQL<string> => sql`lower(${column} collate "C")`
