import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import {
  discardFiles,
  receiveUpload,
  UnreadableUploadError,
  type ReceivedUpload,
} from '#app/platform/documents/receive.server.ts'
import { replacesField } from '#app/platform/documents/replaces.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { isReadable } from '#app/platform/drafts/form-entries.ts'
import { flash, flashSmall } from '#app/platform/frame/flash.server.ts'
import { assertReadable } from '#app/platform/frame/read-form.server.ts'
import { chooseLanguage } from '#app/platform/auth/language-choice.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Item } from '../rules/item.ts'
import { addressAfter } from './after-save.server.ts'
import { draftIn, keepUnread, keptOnPage } from './drafts.server.ts'
import { readGoTo } from './go-to.ts'
import { askAgainAfter } from './lapsing-answers.server.ts'
import { keepDocuments, NoPlaceError } from './keep-documents.server.ts'
import { forgetRoute, isOpen, readRoute, type Route } from './route.server.ts'
import { nothingRead } from './decide.ts'
import { hasFields } from './page-loader.server.ts'
import { languageAfter, saveOwnPage, type PageAnswer } from './save-page.server.ts'
import { uploadWords } from './words.server.ts'

type Saved = Awaited<ReturnType<typeof saveOwnPage>>

/**
 * The action of a page on which files are uploaded, maybe beside fields: keeps what may be kept, then goes where the
 * pressed button says. Answers 303; or the page again with 422 where a file was refused, none was chosen or a field is
 * wrong, 409 where the location is no longer there or somebody else changed the same field, 400 where the files did not
 * all arrive.
 */
export const filesAction = (item: Item, page: string) => async (args: ActionFunctionArgs) => {
  const { context } = args
  const route = await readRoute(args, item.roadmap)
  const say = textFor(context.language, 'platform/documents/answers')
  // Also a page without fields may be locked, or be checked before the reader goes on.
  const asks = hasFields(item, page) || item.asksFacts(page)
  let upload: ReceivedUpload
  let saved: Saved | null = null
  let before = new FormData()
  try {
    upload = await receiveUpload(args.request, {
      store: fileStore(),
      owner: route.member.organisationId,
      megabytes: environment().UPLOAD_MAX_MB,
      beforeFiles: (fields) => {
        assertCsrf(context, fields)
        assertReadable(fields, context.language)
        before = fields
        refuseOtherPlace(route, fields)
      },
    })
    // What stands behind the files comes after they were stored.
    if (!isReadable(upload.fields)) upload = await withoutFiles(upload)
    const form = assertReadable(upload.fields, context.language)
    if (asks) saved = await saveOwnPage(args, { item, page, form, locationIndex: route.location?.index ?? null })
    if (saved?.result.read.isLocked) upload = await withoutFiles(upload)
    if (upload.stored.length > 0) {
      const origin = { way: 'page' as const, path: new URL(args.request.url).pathname }
      await keepDocuments({ route, item, origin, files: upload.stored, replaces: replacedIn(upload.fields) })
    }
  } catch (error) {
    if (asks && !saved) await keepUnread(args, { item, page, form: before }, error)
    if (error instanceof NoPlaceError)
      return answer(null, { errors: [reasonWords(error.reason, context.language)] }, 409)
    if (!(error instanceof UnreadableUploadError)) throw error
    const what = uploadWords(item, context.language)
    return answer(null, { errors: [say('failed', { what })] }, 400)
  }

  const { stored, refused, fields } = upload
  const typed = saved?.refused ?? null
  const headers = new Headers()
  const goTo = readGoTo(fields.get('goTo'))
  if (goTo.to === 'language') await chooseLanguage(context, goTo.language, headers)
  const isNothing = !asks && stored.length === 0 && refused.length === 0 && goTo.to === 'save'
  const errors = isNothing
    ? [say('nothingChosen')]
    : refused.map(({ name, reason, values }) => say(`refused.${reason}`, { name, ...values }))
  if (errors.length > 0 || typed) {
    forgetRoute(context)
    if (errors.length === 0 && typed?.draft && draftIn(fields) !== null && goTo.to === 'path') {
      headers.append('Set-Cookie', keptOnPage(item, page, languageAfter(goTo, context.language)))
      return redirect(goTo.path, { status: 303, headers })
    }
    return answer(typed, { errors, added: stored.length }, typed?.status ?? 422, headers)
  }
  const askAgain = askAgainAfter(fields, saved?.lapsing ?? [])
  if (askAgain) return redirect(askAgain, { status: 303, headers })
  if (stored.length > 0)
    headers.append('Set-Cookie', flash('success', 'platform/documents:added', { count: stored.length }))
  else if (goTo.to === 'save' || goTo.to === 'stay')
    headers.append('Set-Cookie', flashSmall('roadmap/flow:saving.saved'))
  const { submission } = saved ?? nothingRead
  return redirect(addressAfter(item, page, goTo, submission, route.location?.index ?? null), { status: 303, headers })
}

/** The documents that were sent back and get a new version, as the form chose them. */
const replacedIn = (fields: FormData): string[] =>
  fields.getAll(replacesField).filter((value) => typeof value === 'string')

const answer = (
  refused: PageAnswer['refused'],
  { errors, added = 0 }: { errors: string[]; added?: number },
  status: number,
  headers?: Headers,
) => data<PageAnswer>({ refused, files: { errors, added } }, { status, headers })

function refuseOtherPlace(route: Route, fields: FormData): void {
  if (!isOpen(route)) throw new NoPlaceError('no-location')
  const asked = fields.get('locationId')
  if (route.location && asked !== null && asked !== route.location.id) throw new NoPlaceError('location-moved')
}

function reasonWords(reason: NoPlaceError['reason'], language: Language): string {
  const t = textFor(language, 'roadmap/flow')
  if (reason === 'location-moved') return t('saving.locationMoved')
  return t(reason === 'no-location' ? 'saving.noLocation' : 'saving.locationInUse')
}

/** Nothing is taken from a form that is not saved: its files go again. */
async function withoutFiles(upload: ReceivedUpload): Promise<ReceivedUpload> {
  await discardFiles(fileStore(), upload.stored)
  return { ...upload, stored: [] }
}
