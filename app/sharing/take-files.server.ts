import { createHash } from 'node:crypto'
import { data, type ActionFunctionArgs } from '@remix-run/node'
import { environment } from '#app/platform/config/env.server.ts'
import { guestBudgets } from '#app/platform/config/limits.ts'
import {
  discardFiles,
  receiveUpload,
  UnreadableUploadError,
  type ReceivedUpload,
} from '#app/platform/documents/receive.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { readSpent } from '#app/persistence/links/share-budgets.server.ts'
import { readShareLink, type SentShareLink } from '#app/persistence/links/share-links.server.ts'
import { keepDocuments, NoPlaceError } from '#app/roadmap/flow/keep-documents.server.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { uploadWords } from '#app/roadmap/flow/words.server.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { overBudget, takeFromBudget } from './guest/budget.server.ts'
import { forgetPlaceOfGuest } from './place.server.ts'

/** What went wrong, and how many files were kept all the same. */
export type FilesAnswer = { errors: string[]; added: number }

/** Thrown where the link ended, or files cannot be taken now. */
class NotNowError extends Error {}

/** Thrown where more files came by the link today than may. */
class OverBudgetError extends Error {}

type Taken = {
  item: Item
  /** Null for a task of the organisation. */
  location: Place['location']
  /** Whether files are taken of the link as it is at this moment. */
  mayCome: (link: SentShareLink) => Promise<boolean> | boolean
  /** Ids of documents that were sent back, of which these are the new versions. */
  replacedBy: (fields: FormData) => string[]
  /** What is said where they are not taken now. */
  notNow: string
}

/**
 * Takes the files of a form in, as an upload of a task by the person with the link, within what may come by it today.
 * @returns what arrived; or the answer: 409 where the link ended or no file is taken now, 429 where more came today than
 *   may, 400 where the files did not all arrive
 */
export async function takeFiles(
  guest: Guest,
  { request, context }: ActionFunctionArgs,
  { item, location, mayCome, replacedBy, notNow }: Taken,
) {
  const { link, contributor } = guest
  const { language } = context
  const refuse = (errors: string[], status: number) => data<FilesAnswer>({ errors, added: 0 }, { status })
  const mustOpen = async () => {
    const now = await readShareLink(contributor, link.id)
    if (!now?.isUsable || !(await mayCome(now))) throw new NotNowError()
  }
  const mustHaveRoom = async () => {
    const { files, bytes } = await readSpent(link)
    if (files >= guestBudgets.files || bytes >= guestBudgets.bytes) throw new OverBudgetError()
  }
  try {
    const { organisationId: owner } = contributor
    const upload = await receiveUpload(request, {
      ...{ store: fileStore(), owner, megabytes: environment().UPLOAD_MAX_MB },
      beforeFiles: async () => {
        await mustOpen()
        await mustHaveRoom()
      },
    })
    // Files can take so long that the link has ended when they are there.
    if (upload.stored.length > 0) await keep(upload)
    return { upload, refused: null }
  } catch (error) {
    if (error instanceof OverBudgetError) {
      const { words, init } = overBudget(language, 'files')
      return { upload: null, refused: data<FilesAnswer>({ errors: [words], added: 0 }, init) }
    }
    if (error instanceof NotNowError || error instanceof NoPlaceError)
      return { upload: null, refused: refuse([notNow], 409) }
    if (!(error instanceof UnreadableUploadError)) throw error
    const failed = textFor(language, 'platform/documents/answers')('failed', { what: uploadWords(item, language) })
    return { upload: null, refused: refuse([failed], 400) }
  }

  async function keep({ stored: files, fields }: ReceivedUpload): Promise<void> {
    const take = async () => {
      await mustOpen()
      const bytes = files.reduce((sum, { size }) => sum + size, 0)
      if (!(await takeFromBudget(guest, { files: files.length, bytes }))) throw new OverBudgetError()
    }
    await take().catch(async (error: unknown) => {
      await discardFiles(fileStore(), files)
      throw error
    })
    const origin = { way: 'share-link' as const, path: '/share', link: link.id }
    await keepDocuments({
      ...{ route: { member: contributor, location }, item, origin, files },
      replaces: replacedBy(fields),
    })
    forgetPlaceOfGuest(context)
  }
}

/** The page again where files were refused; null where all that were sent were kept. */
export function refusedFiles({ stored, refused }: ReceivedUpload, { language }: ActionFunctionArgs['context']) {
  if (refused.length === 0) return null
  const say = textFor(language, 'platform/documents/answers')
  const errors = refused.map(({ name, reason, values }) => say(`refused.${reason}`, { name, ...values }))
  return data<FilesAnswer>({ errors, added: stored.length }, { status: 422 })
}

/** The page again where no file was chosen. */
export const nothingChosen = ({ language }: ActionFunctionArgs['context']) =>
  data<FilesAnswer>(
    { errors: [textFor(language, 'platform/documents/answers')('nothingChosen')], added: 0 },
    { status: 422 },
  )

/** Tells the same files apart from others: sent twice they are told once. */
export const namedByContent = (files: readonly { sha256: string }[]): string =>
  createHash('sha256')
    .update(files.map(({ sha256 }) => sha256).join())
    .digest('hex')
