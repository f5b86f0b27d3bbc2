import { randomUUID } from 'node:crypto'
import type { FileStore } from '#app/platform/documents/file-store.ts'
import type { documents } from '../schema/documents.ts'
import type { libraryDocuments } from '../schema/library.ts'
import { workdayBefore } from './demo-forms.ts'
import { demoPdf } from './demo-pdf.ts'
import { rietkraagId } from './demo-people.ts'

type Kept = { name: string; mediaType: string; storageKey: string; size: number; sha256: string }

/** Puts the bytes of a made-up file into the store. */
async function keepPdf(store: FileStore, folder: string, name: string, lines: readonly string[]): Promise<Kept> {
  const storageKey = `${folder}/${randomUUID()}`
  const written = await store.write(storageKey, oneChunk(demoPdf(name.replace(/\.pdf$/, ''), lines)))
  return { ...written, name, mediaType: 'application/pdf', storageKey }
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

type Uploaded = {
  name: string
  documentType: string
  locationIndex: number
  by: string
  /** Working days ago. */
  ago: number
  verdict?: { ago: number; reason?: string }
}

/** What De Rietkraag uploaded: checked, sent back with a reason, and still to be looked at. */
const uploads: Uploaded[] = [
  {
    ...{ name: 'Begane grond.pdf', documentType: 'floor-plan', locationIndex: 0, by: 'Noor van den Berg', ago: 12 },
    verdict: { ago: 9 },
  },
  {
    ...{ name: 'Eerste verdieping.pdf', documentType: 'floor-plan', locationIndex: 0, by: 'Tim Kuipers', ago: 8 },
    verdict: { ago: 2, reason: 'De kamernummers zijn niet te lezen. Kunt u een nieuwe scan maken?' },
  },
  { name: 'Tweede verdieping.pdf', documentType: 'floor-plan', locationIndex: 0, by: 'Noor van den Berg', ago: 1 },
  {
    ...{ name: 'Plattegrond Waterrand.pdf', documentType: 'floor-plan', locationIndex: 2, by: 'Tim Kuipers', ago: 20 },
    verdict: { ago: 17 },
  },
  {
    ...{ name: 'Bedplaten Waterrand.pdf', documentType: 'bed-plates', locationIndex: 2, by: 'Tim Kuipers', ago: 15 },
    verdict: { ago: 14 },
  },
]

/** The documents of De Rietkraag, with their bytes in the store. */
export function demoDocuments(store: FileStore, today: number): Promise<(typeof documents.$inferInsert)[]> {
  return Promise.all(
    uploads.map(async ({ name, documentType, locationIndex, by, ago, verdict }, place) => ({
      ...(await keepPdf(store, rietkraagId, name, ['Demo: een plattegrond van deze verdieping.'])),
      ...{ organisationId: rietkraagId, documentType, locationIndex, createdByName: by, userUploaded: true },
      createdAt: workdayBefore(today, ago, 9 + (place % 5)),
      ...(verdict && {
        accepted: verdict.reason === undefined,
        reviewedAt: workdayBefore(today, verdict.ago, 14),
        reviewedByName: 'Sanne Bakker',
        returnReason: verdict.reason ?? null,
      }),
    })),
  )
}

const library = [
  ['general', 'nl', 'Zo gaat de voorbereiding', 'Wat u in anderhalve maand doet, stap voor stap.'],
  ['general', 'en', 'How preparation works', 'What you do in a month and a half, step by step.'],
  ['added-value', 'nl', 'Wat bedsensoren opleveren', 'Ervaringen van locaties die u voorgingen.'],
  ['study', 'nl', 'Opzet van de studie', 'Welke vragen wij samen beantwoorden, en hoe.'],
  ['ict', 'nl', 'WiFi-eisen voor bedsensoren', 'Voor uw collega van ICT: netwerk, poorten en bereik.'],
  ['ict', 'en', 'Wi-Fi requirements for bed sensors', 'For your IT colleague: network, ports and coverage.'],
] as const

/** What the supplier adds to the agreement of every organisation, by its slot. */
const annexes = [
  ['measures', 'Zo beschermen wij gegevens', 'De maatregelen voor informatiebeveiliging, op een rij.'],
  ['data', 'Welke gegevens wij verwerken', 'Per soort gegeven: waarom, hoe lang, en wie het ziet.'],
  ['incidents', 'Wat wij doen bij een datalek', 'Wie wij bellen, binnen hoeveel uur, en wat wij dan vertellen.'],
] as const

/** A document of the library in every category, handed out to those organisations it is chosen for; and the annexes of agreements, for all. */
export function demoLibrary(store: FileStore, today: number): Promise<(typeof libraryDocuments.$inferInsert)[]> {
  const chosen = library.map(([category, language, title, description]) => ({
    ...{ category, language, title, description, isForAll: false, slot: null },
  }))
  const belonging = annexes.map(([name, title, description]) => ({
    ...{ category: 'general' as const, language: 'nl', title, description, isForAll: true },
    slot: `processing-agreement/${name}`,
  }))
  return Promise.all(
    [...chosen, ...belonging].map(async (document, place) => ({
      ...(await keepPdf(store, 'library', `${document.title}.pdf`, [document.description])),
      ...{ id: randomUUID(), createdByName: 'Sanne Bakker', ...document },
      createdAt: workdayBefore(today, 30 - place, 10),
    })),
  )
}
