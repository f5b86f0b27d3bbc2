import { readStandIns } from '#app/persistence/documents/handed-out.server.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import type { ShareLink } from '#app/persistence/links/share-links.server.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { slotOf } from '#app/roadmap/letters/slots.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { languageOfLink } from '../sent/link-words.server.ts'
import { sharesOf } from '#app/roadmap/rules/shares.ts'
import { contentHash, takeSnapshot } from '../snapshot.server.ts'
import { snapshotSchema } from '../snapshot.ts'
import { compareSnapshots, type Difference } from './compare.ts'

type Frozen = Pick<ShareLink, 'items' | 'language' | 'snapshot' | 'contentHash'>

/** Whether what was frozen is still so: an approval stands as long as it is. */
export type ReviewStatus = { stands: boolean; differences: Difference[] }

/** How what was frozen for links compares with what the same links would show now; one query however many there are. */
export async function reviewStatusesOf(
  tenant: Tenant,
  place: Place,
  links: readonly Frozen[],
): Promise<ReviewStatus[]> {
  const itemsOf = ({ items }: Frozen): Item[] => items.flatMap((key) => findItem(key) ?? [])
  const slots = links.flatMap(itemsOf).flatMap((item) =>
    sharesOf(item)
      .letters.filter((name) => item.slots.has(name))
      .map((name) => slotOf(item, name)),
  )
  const documents = await readStandIns(tenant, [...new Set(slots)])
  return Promise.all(
    links.map(async (link) => {
      const language = languageOfLink(link)
      const find = async (item: Item, name: string) =>
        documents.find((one) => one.slot === slotOf(item, name) && one.language === language) ?? null
      const now = await takeSnapshot(tenant, place, itemsOf(link), language, find)
      const stands = contentHash(now) === link.contentHash
      const differences = stands ? [] : compareSnapshots(snapshotSchema.parse(link.snapshot), now)
      return { stands, differences }
    }),
  )
}
