import { environment } from '#app/platform/config/env.server.ts'
import type { FileStore } from '#app/platform/documents/file-store.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { findErasable, findOrphans, noteErased } from '#app/persistence/people/erasing.server.ts'
import {
  removeArchivedHistory,
  removeEndedLinks,
  removeOldAudit,
  removeOldMailTexts,
  removeOldProofs,
} from '#app/persistence/retention.server.ts'
import { inTurnForUpkeep, removeExpired, removeOldUsage } from '#app/persistence/cleanup.server.ts'
import { removeOldDeliveries } from '#app/persistence/programs/webhook-deliveries.server.ts'
import { noteMaintenance } from '#app/persistence/maintenance.server.ts'
import { forgetWifiPasswords, type WifiForms } from '#app/persistence/forms/wifi-passwords.server.ts'
import { keepUsageSums } from '#app/persistence/staff/usage-sums.server.ts'
import { readNewestLink, shortenSecurityLog } from '#app/persistence/staff/security-chain.server.ts'
import { keptDays } from '#app/platform/site/kept-days.server.ts'
import type { Retention } from '#app/platform/site/settings.ts'
import { log } from '#app/platform/log/log.ts'

/** What is long ago goes; the newest hash goes into the server's log, which is kept elsewhere than the database. */
async function upkeepSecurityLog(): Promise<Record<string, number>> {
  const security = await shortenSecurityLog(environment().SECURITY_LOG_RETENTION_DAYS)
  const newest = await readNewestLink()
  if (newest) log.info(newest, 'newest row of the security log')
  return { security }
}

/** Hours that a file may lie in the store before its row is written: an upload cannot take that long. */
const uploadHours = 24
/** Days that the log of what programs were told is kept. */
const webhookDays = 30
/** Files that are removed, or looked up, at once. */
const batch = 100

/** Where the portal itself changes something, history names it so. */
const portal = 'Routekaart'
/** The keys of the tasks that the rule of the WiFi passwords is about. */
const wifiForms: WifiForms = {
  ofLocation: 'wifi-settings',
  ofOrganisation: 'org-wifi-settings',
  connectionDay: 'day-planning-logistics',
  locations: 'org-information',
}

type Work = { store: FileStore; signal: AbortSignal; days: () => Promise<Retention> }
type Task = (work: Work) => Promise<Record<string, number>>

/** Does something with data that is only kept for so many days; nothing where it is kept for ever. */
const after =
  (key: keyof Retention, remove: (days: number, work: Work) => Promise<number>): Task =>
  async (work) => {
    const days = (await work.days())[key]
    return { [key]: days === null ? 0 : await remove(days, work) }
  }

const tasks: Record<string, Task> = {
  expired: () => removeExpired(environment().SESSION_IDLE_SECONDS),
  usage: after('usage', removeOldUsage),
  sums: async ({ signal, days }) => ({ sums: await keepUsageSums((await days()).usage, signal) }),
  erasing: after('removed', (days, { store, signal }) => eraseRemoved(days, store, signal)),
  orphans: async ({ store, signal }) => ({ orphans: await removeOrphans(store, signal) }),
  drafts: async ({ store }) => ({ unfinished: await store.removeUnfinished(daysAgo()) }),
  mail: after('mail', removeOldMailTexts),
  links: after('links', removeEndedLinks),
  archived: after('archived', removeArchivedHistory),
  proofs: after('proofs', removeOldProofs),
  audit: after('audit', removeOldAudit),
  security: () => upkeepSecurityLog(),
  webhooks: async () => ({ webhooks: await removeOldDeliveries(webhookDays) }),
  wifi: after('wifi', (days) => forgetWifiPasswords(wifiForms, days, portal)),
}

/**
 * Removes what nobody needs any more and sums up how the portal was used, unless another server is at it. Every part can be broken off and done again; one
 * that fails does not keep the others from their work.
 * @param signal ends it at the next file
 */
export async function runCleanup(signal: AbortSignal): Promise<void> {
  await inTurnForUpkeep(async () => {
    const began = performance.now()
    const done: Record<string, number> = {}
    let failed = false
    let asked: Promise<Retention> | undefined
    const days = () => (asked ??= keptDays())
    for (const [name, task] of Object.entries(tasks)) {
      if (signal.aborted) return
      try {
        Object.assign(done, await task({ store: fileStore(), signal, days }))
      } catch (error) {
        failed = true
        log.error({ err: error, task: name }, 'cleanup failed')
      }
    }
    await noteMaintenance('cleanup', !failed)
    log.info({ ...done, ms: Math.round(performance.now() - began) }, 'cleanup')
  })
}

const daysAgo = () => new Date(Date.now() - uploadHours * 3_600_000)

/** The bytes first: where that is broken off, the row still says that there is something to erase. */
async function eraseRemoved(days: number, store: FileStore, signal: AbortSignal): Promise<number> {
  let count = 0
  for (;;) {
    const found = await findErasable(days, batch)
    for (const { storageKey } of found) await store.remove(storageKey)
    await noteErased(found)
    count += found.length
    if (found.length < batch || signal.aborted) return count
  }
}

async function removeOrphans(store: FileStore, signal: AbortSignal): Promise<number> {
  let count = 0
  let old: string[] = []
  const sweep = async () => {
    const orphans = await findOrphans(old)
    for (const key of orphans) {
      log.warn({ storageKey: key }, 'file without a row removed')
      await store.remove(key)
    }
    count += orphans.length
    old = []
  }
  const before = daysAgo()
  for await (const { key, modified } of store.list()) {
    if (signal.aborted) return count
    if (modified < before) old.push(key)
    if (old.length === batch) await sweep()
  }
  await sweep()
  return count
}
