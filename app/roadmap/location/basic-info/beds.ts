type Row = Readonly<Record<string, unknown>>

/** What a row says before anybody filled it in; a number of beds starts at 1, in a form as text. */
const blank: readonly unknown[] = [undefined, null, '', 1, '1']

/**
 * The wards that say anything. A blank row is no ward: it is there to be filled in, because more were asked for, and its
 * one bed is only what its field starts with.
 */
export const wardsFilledIn = <Ward extends Row>(rows: readonly Ward[]): Ward[] =>
  rows.filter(({ id: _, ...row }) => Object.values(row).some((value) => !blank.includes(value)))

/** How many beds the wards have together: the one sum that page, agreement and planning of the day go by. */
export const bedsTogether = (rows: readonly Row[]): number =>
  wardsFilledIn(rows).reduce((sum, row) => sum + bedsIn(row.numberOfBeds), 0)

/** What is being typed may be no number yet. */
function bedsIn(value: unknown): number {
  const beds = Number(value)
  return Number.isInteger(beds) && beds > 0 ? beds : 0
}
