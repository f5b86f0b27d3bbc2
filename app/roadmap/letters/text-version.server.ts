import { createHash } from 'node:crypto'
import { languages } from '#app/platform/i18n/languages.ts'
import { readExemptAnnexes } from '#app/persistence/documents/exempt-annexes.server.ts'
import { readStandIns } from '#app/persistence/documents/handed-out.server.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import { gatherFacts, type Sources } from '../flow/facts.ts'
import type { Item } from '../rules/item.ts'
import { sharesOf } from '../rules/shares.ts'
import { writerFor } from './letters.server.ts'
import { plainText } from './plain-text.ts'
import { slotOf } from './slots.server.ts'

/**
 * Which text of the letters of a task an answer is given on: another version with any other word in either language, with another
 * document in the place of one, with another annex, and with one less. It is the same in every language that the text is read in.
 * @param sources as seen from the place that the task is of
 * @returns a SHA-256 in hexadecimal
 */
export async function textVersion(tenant: Tenant, sources: Sources, item: Item): Promise<string> {
  const { letters: names, annexes = [] } = sharesOf(item)
  const slots = [...names, ...annexes].filter((name) => item.slots.has(name)).map((name) => slotOf(item, name))
  const [documents, exempt] = await Promise.all([
    readStandIns(tenant, slots),
    readExemptAnnexes(
      tenant,
      annexes.map((name) => slotOf(item, name)),
    ),
  ])
  const facts = gatherFacts(sources)(item)
  const texts = languages.flatMap((language) =>
    names.map((name) => {
      const standIn = documents.find((one) => one.slot === slotOf(item, name) && one.language === language)
      if (standIn) return { sha256: standIn.sha256 }
      const letter = item.letters.get(name)?.write(sources.fieldsOf(item.key), facts, writerFor(item, language))
      return letter ? { title: letter.title, text: plainText(letter) } : null
    }),
  )
  const files = languages.flatMap((language) =>
    annexes.map((name) => {
      const slot = slotOf(item, name)
      if (exempt.has(slot)) return { annex: name, isExempt: true }
      const annex = documents.find((one) => one.slot === slot && one.language === language)
      return annex ? { annex: name, language, sha256: annex.sha256 } : null
    }),
  )
  // A text without annexes keeps the version it had before they counted.
  const parts = [...texts, ...files.filter((one) => one !== null)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
