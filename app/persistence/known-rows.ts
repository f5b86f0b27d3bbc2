import { z } from 'zod'

/** An array without the elements that this version cannot read: a newer server that answers beside it writes other kinds too. */
export const knownRows = <Row extends z.ZodType>(row: Row) =>
  z.array(z.unknown()).transform((rows) =>
    rows.flatMap((one) => {
      const read = row.safeParse(one)
      return read.success ? [read.data] : []
    }),
  )
