import { environment } from '#app/platform/config/env.server.ts'
import {
  discardFiles,
  receiveUpload,
  UnreadableUploadError,
  type StoredFile,
} from '#app/platform/documents/receive.server.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'

/** A form with one file: the file is in the store, or there is a reason why not, in the reader's language. */
export type ReceivedFile<Checked> = {
  /** What `check` gave. */
  checked: Checked
} & ({ file: StoredFile; error: null } | { file: null; error: string })

/**
 * Takes in a form with one file for the library.
 * @param check gets the fields before the file is stored, and gives what is made of them; what it throws refuses the whole
 *   form
 * @throws a 400 response where the form did not arrive whole; whatever `check` throws
 */
export async function receiveLibraryFile<Checked>(
  request: Request,
  language: Language,
  check: (fields: FormData) => Checked,
): Promise<ReceivedFile<Checked>> {
  const store = fileStore()
  const megabytes = environment().UPLOAD_MAX_MB
  const outcomes: Checked[] = []
  const beforeFiles = (fields: FormData) => void outcomes.push(check(fields))
  const { stored, refused } = await receiveUpload(request, { store, owner: 'library', megabytes, beforeFiles }).catch(
    (error: unknown) => {
      if (!(error instanceof UnreadableUploadError) || request.signal.aborted) throw error
      throw new Response(textFor(language, 'platform/drafts')('unreadableForm'), { status: 400 })
    },
  )
  const [checked] = outcomes
  if (checked === undefined) throw new Error('The form was not checked.')
  const [file, ...more] = stored
  await discardFiles(store, more)
  if (file) return { checked, file, error: null }
  const [first] = refused
  if (!first) return { checked, file: null, error: textFor(language, 'staff/documents')('errors.file') }
  const { name, reason, values } = first
  const say = textFor(language, 'platform/documents/answers')
  return { checked, file: null, error: say(`refused.${reason}`, { name, ...values }) }
}

/**
 * Writes the row of a file whose bytes are safe. Where that fails, or there is no place for it, the bytes go again.
 * @param write gives null or a word where there is no place
 */
export async function keepFile<Kept>(
  file: StoredFile,
  write: () => Promise<Kept>,
  isKept: (kept: Kept) => boolean,
): Promise<Kept> {
  try {
    const kept = await write()
    if (!isKept(kept)) await discardFiles(fileStore(), [file])
    return kept
  } catch (error) {
    await discardFiles(fileStore(), [file])
    throw error
  }
}
