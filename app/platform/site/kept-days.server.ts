import { readSettings } from '#app/persistence/staff/site-settings.server.ts'
import { readRetention, retentionKeys, type Retention } from './settings.ts'
import { usualDays } from './usual-days.server.ts'

/** How many days each kind of data is kept: what provider staff set goes before the server's own settings. */
export async function keptDays(): Promise<Retention> {
  const set = readRetention((await readSettings()).find(({ name }) => name === 'retention')?.value)
  const days = { ...usualDays() }
  for (const key of retentionKeys) days[key] = set[key] ?? days[key]
  return days
}
