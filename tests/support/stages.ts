/** True in the night run, where what repeats itself is repeated more often. */
export const isNight = process.env.TEST_EXTENT === 'night'

/** The options of a test that the gate leaves to the night run. */
export const atNight = { tags: ['night'] }

/** What one stage tries of a table, with the options of the test that tries it. */
export type Stage<Row> = { rows: Row[]; options: { tags?: string[] } }

/**
 * Splits a table into what the gate tries, a fixed quarter of the rows, and what the night run adds.
 * @param isAlways rows that the gate tries as well
 */
export const inStages = <Row>(rows: readonly Row[], isAlways: (row: Row) => boolean = () => false): Stage<Row>[] =>
  splitBy(rows, (row, at) => at % 4 === 0 || isAlways(row))

/** The same split by any condition; a stage without rows is left out. */
export function splitBy<Row>(rows: readonly Row[], isInGate: (row: Row, at: number) => boolean): Stage<Row>[] {
  const gate = { rows: rows.filter(isInGate), options: {} }
  const night = { rows: rows.filter((row, at) => !isInGate(row, at)), options: atNight }
  return [gate, night].filter((stage) => stage.rows.length > 0)
}
