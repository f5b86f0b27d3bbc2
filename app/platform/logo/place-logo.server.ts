import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import type { Member } from '#app/persistence/actor.ts'
import { placeLogo, type Logo, type LogoChange } from '#app/persistence/organisations/logos.server.ts'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { largestLogo } from '#app/platform/config/limits.ts'
import { TooManyWaitingError } from '#app/platform/documents/bounded-queue.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import { flash } from '#app/platform/frame/flash.server.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { isTooLargeForm, readFormStart } from '#app/platform/frame/read-form-start.server.ts'
import { expectForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { log } from '#app/platform/log/log.ts'
import { logoAddress } from './addresses.ts'
import { drawLogo, type DrawnLogo, type UndrawnReason } from './draw-logo.server.ts'
import { scanLogo } from './scan-logo.server.ts'

/** What was wrong with a picture, or who changed the logo meanwhile, in the reader's language. */
export type LogoAnswer = { error: string } | { changed: string }

type Refusal = UndrawnReason | 'nothing' | 'tooLarge' | 'infected' | 'notScanned' | 'busy'

const statuses: Partial<Record<Refusal, number>> = { tooLarge: 413, notScanned: 503, busy: 503 }

const logoForm = z.object({ seen: z.string().default(''), file: z.file().optional().catch(undefined) })

/**
 * POST /organisation/logo: places a picture as the logo. Answers 303; else the page with what is wrong: 422, 413 where it is
 * too large, 409 where a colleague changed the logo meanwhile, 503 where it cannot be looked at now.
 */
export async function placeLogoAction({ request, context }: ActionFunctionArgs) {
  const member = requireMember(context)
  const { language } = context
  const isTooLarge = isTooLargeForm(request)
  const form = isTooLarge ? await readFormStart(request) : await readForm(request, language)
  assertCsrf(context, form)
  if (isTooLarge) return refuse('tooLarge', language)
  const { file, seen } = expectForm(form, logoForm)
  if (!file || file.size === 0) return refuse('nothing', language)
  if (file.size > largestLogo.bytes) return refuse('tooLarge', language)
  const drawn = await take(new Uint8Array(await file.arrayBuffer()), request.signal)
  if (typeof drawn === 'string') return refuse(drawn, language)
  const change = await keep(member, drawn, seen)
  if (change.outcome === 'changed') {
    return data<LogoAnswer>({ changed: changedMeanwhile(change.now, language) }, { status: 409 })
  }
  return redirect(logoAddress, { status: 303, headers: { 'Set-Cookie': flash('success', 'platform/logo:placed') } })
}

async function take(bytes: Uint8Array, signal: AbortSignal): Promise<DrawnLogo | Refusal> {
  const found = await scanLogo(bytes, signal)
  if (found !== 'clean') return found === 'infected' ? 'infected' : 'notScanned'
  try {
    return await drawLogo(bytes)
  } catch (error) {
    if (error instanceof TooManyWaitingError) return 'busy'
    throw error
  }
}

/** The bytes first: where that is broken off, they are a file without a row. */
async function keep(member: Member, { bytes, width, height }: DrawnLogo, seen: string): Promise<LogoChange> {
  const storageKey = `${member.organisationId}/${randomUUID()}`
  const written = await fileStore().write(storageKey, Readable.from([bytes]))
  const change = await placeLogo(member, { ...written, storageKey, width, height }, seen)
  const unused = change.outcome === 'changed' ? storageKey : change.before?.storageKey
  if (unused) await discardLogo(unused)
  return change
}

/** Removes the picture of a logo that is no longer one. Never fails: the cleanup removes what stays behind. */
export async function discardLogo(storageKey: string): Promise<void> {
  await fileStore()
    .remove(storageKey)
    .catch((error: unknown) => log.warn({ err: error, storageKey }, 'file left behind'))
}

/** What a colleague did to the logo while somebody looked at another one. */
export function changedMeanwhile(now: Logo | null, language: Language): string {
  const t = textFor(language, 'platform/logo')
  return now ? t('changed.placed', { by: now.placedByName }) : t('changed.removed')
}

function refuse(reason: Refusal, language: Language) {
  const t = textFor(language, 'platform/logo')
  const values = { megabytes: largestLogo.bytes / 1024 / 1024, pixels: largestLogo.side }
  return data<LogoAnswer>({ error: t(`refused.${reason}`, values) }, { status: statuses[reason] ?? 422 })
}
