type Banded = { band: string }

/** Rows that follow each other in the same band, together. @param isBanded else all stand together, in a band without a name */
export function bandsOf<Row extends Banded>(rows: readonly Row[], isBanded: boolean): { band: string; rows: Row[] }[] {
  if (!isBanded) return [{ band: '', rows: [...rows] }]
  const bands: { band: string; rows: Row[] }[] = []
  for (const row of rows) {
    const last = bands.at(-1)
    if (last?.band === row.band) last.rows.push(row)
    else bands.push({ band: row.band, rows: [row] })
  }
  return bands
}
