import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { replacesField } from '#app/platform/documents/replaces.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { noteShareEvent } from '#app/persistence/links/share-links.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { placeOfGuest } from '../place.server.ts'
import { sayDone } from '../say-done.server.ts'
import { nothingChosen, refusedFiles, takeFiles } from '../take-files.server.ts'
import { filesOf, taskWithFiles } from './part.server.ts'

/**
 * Takes in the files of a task from somebody who does it by a link, as an upload by them. `I am done` also tells the sender;
 * until the sender agrees, more can come. Answers 303; or the page again with 422 where a file was refused, or none was
 * chosen and none came before; 409 where the sender has agreed, the link has ended or the page is locked; 429 and 400 as
 * `takeFiles` does.
 * @throws a 404 response where the link takes no files of a task
 */
export async function filesAction(guest: Guest, args: ActionFunctionArgs) {
  const { request, context } = args
  const { item, place, locationIndex } = await taskWithFiles(guest, request, context)
  const { upload, refused } = await takeFiles(guest, args, {
    item,
    location: item.roadmap === 'location' ? place.location : null,
    mayCome: ({ confirmedAt }) => confirmedAt === null && !isLocked(),
    replacedBy: (fields) => fields.getAll(replacesField).filter((value) => typeof value === 'string'),
    notNow: textFor(context.language, 'sharing/fill')('files.notNow'),
  })
  if (refused) return refused
  const { stored, fields } = upload
  if (stored.length > 0) await noteShareEvent(database(), guest.link, 'brought', guest.link.recipientName)
  const refusal = refusedFiles(upload, context)
  if (refusal) return refusal
  const own = filesOf(await placeOfGuest(guest, context), item, locationIndex)
  const isDone = fields.get('goTo') === 'done'
  if (stored.length === 0 && !(isDone && own.length > 0)) return nothingChosen(context)
  if (isDone) await sayDone(guest, namesOf(own, guest) || null)
  const headers = new Headers()
  if (stored.length > 0)
    headers.append('Set-Cookie', flash('success', 'platform/documents:added', { count: stored.length }))
  const { pathname, search } = new URL(request.url)
  // Where nothing else is asked, the files stand on the page of the link itself.
  const page = guest.link.may === 'fill' ? pathname : pathname.replace(/\/upload$/, '')
  return redirect(page + search, { status: 303, headers })

  function isLocked(): boolean {
    const sources = sourcesOf(place)
    const page = item.filesOn ?? ''
    return item.asksFacts(page) && item.isLocked(page, sources.fieldsOf(item.key), gatherFacts(sources)(item))
  }
}

/** The names of the files that came from who has the link, one on a line. */
const namesOf = (documents: ReturnType<typeof filesOf>, { link }: Guest): string =>
  documents
    .filter(({ createdByName, replacedAt }) => createdByName === link.recipientName && replacedAt === null)
    .map(({ name }) => name)
    .join('\n')
