import type { TextKey } from '#app/platform/i18n/text.ts'
import { paragraph, type Letter, type Writer } from '#app/roadmap/letters/letter.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import type { MadeUp } from '../fields.ts'
import type { nl } from './nl.ts'

type Words = Writer<TextKey<typeof nl>>

/** Says what it is about. */
export function writeNote({ name: about }: MadeUp, { locationName: location }: Facts, { say, name }: Words): Letter {
  return {
    title: name('note.title', { name: about }),
    fileName: name('note.file', { location }),
    blocks: [
      paragraph(say('note.hello', { name: about }, { name: { item: 'made-up', page: 'about', field: 'name' } })),
    ],
  }
}
