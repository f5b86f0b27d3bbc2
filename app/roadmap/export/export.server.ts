import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { inputDay, dayOf } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { attachmentHeader } from '#app/platform/documents/content-disposition.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Member } from '#app/persistence/actor.ts'
import { readForms } from '#app/persistence/forms/forms.server.ts'
import { readAssignmentsAt } from '#app/persistence/assignments/assignments.server.ts'
import { readItemRequests } from '#app/persistence/requests/item-requests.server.ts'
import { isInitialised, locationsIn, type Location } from '#app/roadmap/flow/locations.ts'
import { locationsItem } from '#app/roadmap/registry.ts'
import { log } from '#app/platform/log/log.ts'
import { answersAsJson, answersAsPage } from './answers.server.ts'
import { makeArchive, type Archive } from './archive.server.ts'
import { changesAsCsv } from './changes.server.ts'
import { addPlaceDocuments } from './documents.server.ts'
import { assignmentsAsCsv } from './assignments.server.ts'
import { addLogo } from './logo.server.ts'
import { addedPeopleAsCsv } from './people.server.ts'
import { requestsAsCsv } from './requests.server.ts'
import { folderName, uniquePaths } from '#app/platform/export/zip-names.ts'

/** What is taken out: all of an organisation, or one of its locations. */
export type ExportedPlace = { member: Member; organisationName: string; location: Location | null; language: Language }

/**
 * The answer with all that was filled in and uploaded, as one .zip that is made while it is sent.
 * @param request of a HEAD request only the headers are made
 */
export function exportAnswer(request: Request, place: ExportedPlace): Response {
  const { organisationName, location, language } = place
  const t = textFor(language, 'roadmap/export')
  const day = inputDay(dayOf(Date.now()))
  const name = location
    ? t('file.location', { organisation: organisationName, name: location.name, day })
    : t('file.organisation', { name: organisationName, day })
  const headers = {
    'Cache-Control': 'private, no-store',
    'Content-Disposition': attachmentHeader(`${name}.zip`),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Content-Type': 'application/zip',
    'X-Content-Type-Options': 'nosniff',
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const bytes = makeArchive(async (archive) => {
    try {
      await fill(archive, place)
    } catch (error) {
      // Who went away on the way needs no line in the log.
      if (!request.signal.aborted && !(error instanceof Error && error.name === 'AbortError'))
        log.error({ err: error }, 'export broken off')
      throw error
    }
  })
  return new Response(createReadableStreamFromReadable(bytes), { headers })
}

async function fill(archive: Archive, place: ExportedPlace): Promise<void> {
  const { member, location, language } = place
  const t = textFor(language, 'roadmap/export')
  const pathOf = uniquePaths()
  await archive.add(pathOf('', 'README.txt'), readme(place))
  const missing: string[] = []
  if (!location) {
    const name = t('answers.organisation')
    missing.push(...(await addPlace({ index: null, name, folder: t('file.organisationFolder') })))
  }
  for (const { index, name } of location ? [location] : await namedLocations(member)) {
    missing.push(...(await addPlace({ index, name, folder: folderName(`${index + 1} ${name}`) })))
  }
  if (missing.length === 0) return
  const text = [t('missing.lead'), '', ...missing.map((path) => `- ${path}`), '', t('missing.help'), '']
  await archive.add(pathOf('', t('file.missing')), text.join('\r\n'))

  /** Returns the paths of the documents that could not be read. */
  async function addPlace({ index, name, folder }: { index: number | null; name: string; folder: string }) {
    const forms = (await readForms(member, index)).filter(({ locationIndex }) => locationIndex === index)
    const place = index === null ? 'organisation' : 'location'
    const answers = t('file.answers')
    await archive.add(pathOf(folder, `${answers}.html`), answersAsPage(forms, place, name, language))
    await archive.add(pathOf(folder, `${answers}.json`), answersAsJson(forms))
    const changes = changesAsCsv({ member, locationIndex: index, forms, language })
    await archive.add(pathOf(folder, t('file.changes')), Readable.from(changes, { objectMode: false }))
    const people = index === null ? await addedPeopleAsCsv(member, language) : null
    if (people !== null) await archive.add(pathOf(folder, t('file.people')), people)
    const requests = index === null ? [] : await readItemRequests(member, index)
    if (requests.length > 0) await archive.add(pathOf(folder, t('file.requests')), requestsAsCsv(requests, language))
    const missingLogo = index === null ? await addLogo(archive, member, (name) => pathOf(folder, name)) : []
    const assigned = await readAssignmentsAt(member, index)
    if (assigned.length > 0)
      await archive.add(pathOf(folder, t('file.assignments')), assignmentsAsCsv(assigned, language))
    return [
      ...missingLogo,
      ...(await addPlaceDocuments(archive, { member, locationIndex: index, folder, pathOf, language })),
    ]
  }
}

/** For others nothing can have been filled in. */
async function namedLocations(member: Member): Promise<readonly Location[]> {
  const list = (await readForms(member, null)).find(({ formType }) => formType === locationsItem.key)
  return locationsIn(list?.fields).filter(isInitialised)
}

function readme({ member, organisationName, location, language }: ExportedPlace): string {
  const t = textFor(language, 'roadmap/export')
  const kinds = [
    'page',
    'data',
    'changes',
    'requests',
    'assignments',
    ...(location ? [] : ['people' as const, 'logo' as const]),
    'documents',
  ] as const
  const files = kinds.map((file) => `- ${t(`readme.${file}`)}`)
  const lines = [
    location
      ? t('readme.location', { organisation: organisationName, name: location.name })
      : t('readme.organisation', { name: organisationName }),
    t('readme.made', { at: formatMoment(Date.now(), language), by: member.name }),
    ...['', t(location ? 'readme.foldersLocation' : 'readme.foldersOrganisation'), ...files],
    ...['', t('readme.secrets'), t('readme.scans'), t('readme.missing'), ''],
  ]
  return lines.join('\r\n')
}
