import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { chooseLanguage } from '#app/platform/auth/language-choice.server.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { flashSmall } from '#app/platform/frame/flash.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { addressAtRow, countQuestion } from '../flow/after-save.server.ts'
import { fewerRows } from '../flow/fewer-rows.server.ts'
import { shownValues } from '../flow/page-loader.server.ts'
import { forgetRoute, readOrganisation } from '../flow/route.server.ts'
import { rowToRemove } from '../flow/rows.ts'
import { languageAfter, savePage, type RefusedPage } from '../flow/save-page.server.ts'
import { isInitialised } from '../flow/locations.ts'
import { drawFields } from '../screens/drawn/drawing.server.ts'
import { answerAddress, previewAddress } from './addresses.ts'
import type { AskedBlock } from './asked.ts'
import { isSaid } from './compare.ts'

/** An answer that could not be saved as it was sent, or that says nothing yet. */
export type AnswerRefused = { refused: RefusedPage }

/** GET /organisation/defaults?block=: the form in which the organisation gives an answer. */
export async function loadAnswer({ request, context }: LoaderFunctionArgs, { block, item, answer }: AskedBlock) {
  const { language } = context
  const t = textFor(language, 'roadmap/defaults')
  const { member, organisationName, forms, locations } = await readOrganisation(context)
  const form = forms.get(answer.key)
  const stored = answer.read(form?.fields)
  const query = new URL(request.url).searchParams
  return {
    view: 'answer' as const,
    title: t(`blocks.${block.key}.title`),
    ...{ block: block.key, organisationName, texts: item.texts },
    address: answerAddress(block.key),
    fields: drawFields(answer, answer.fields, language),
    values: shownValues(answer, answer.fields, stored),
    version: form?.version ?? 0,
    locationId: null,
    // No answer that is given once has a secret in it.
    filledSecrets: [],
    forgottenSecrets: [],
    removing: rowToRemove(stored, query.get('remove')),
    fewer: await fewerRows({ item: answer, stored, tenant: member, language }, query.get('fewer')),
    saved: form ? { when: formatMoment(form.updatedAt.getTime(), language), by: form.updatedByName } : null,
    sisters: locations.filter(isInitialised).map(({ index, name }) => ({ value: String(index), label: name })),
  }
}

export type AnswerData = Awaited<ReturnType<typeof loadAnswer>>

/**
 * POST /organisation/defaults?block=: saves the organisation's answer by the one save of all forms, then goes where the button
 * says: to what it changes, at first. Answers 303; or the form again with 422 where something is wrong or nothing was
 * answered, 409 where a colleague changed the same.
 */
export async function saveAnswer({ request, context }: ActionFunctionArgs, asked: AskedBlock, form: FormData) {
  const { block, answer, parts } = asked
  const member = requireMember(context)
  const here = answerAddress(block.key)
  const { goTo, submission, refused, result } = await savePage(member, {
    ...{ item: answer, form, schema: answer.fields, pages: answer.pages, facts: null },
    ...{ locationIndex: null, locationId: null },
    origin: { way: 'page', path: new URL(request.url).pathname },
    language: context.language,
    readStored: async () => {
      forgetRoute(context)
      return answer.read((await readOrganisation(context)).forms.get(answer.key)?.fields)
    },
  })
  forgetRoute(context)
  if (refused) return data<AnswerRefused>({ refused }, { status: refused.status })
  if (form.get('goTo') === 'copy') return redirect(addressToCopy(block.key, form.get('from')), { status: 303 })
  const headers = new Headers()
  if (goTo.to === 'language') await chooseLanguage(context, languageAfter(goTo, context.language), headers)
  const question = goTo.to === 'path' ? null : countQuestion(here, answer, goTo, submission)
  if (question !== null) return redirect(question, { status: 303, headers })
  if (goTo.to === 'path') return redirect(goTo.path, { status: 303, headers })
  if (goTo.to === 'preview' || goTo.to === 'next') {
    const stored = result.outcome === 'saved' ? result.fields : {}
    if (parts.some((part) => isSaid(part, stored))) return redirect(previewAddress(block.key), { status: 303 })
    const error = { '': [textFor(context.language, 'roadmap/defaults')('answer.nothing')] }
    const version = result.outcome === 'saved' ? result.version : null
    const nothing = { reply: { error }, version, conflicts: [], isLocked: false, status: 422 as const }
    return data<AnswerRefused>({ refused: nothing }, { status: 422 })
  }
  if (goTo.to === 'save' || goTo.to === 'stay') headers.append('Set-Cookie', flashSmall('roadmap/flow:saving.saved'))
  return redirect(addressAtRow(here, answer, goTo, submission), { status: 303, headers })
}

/** Where is seen what the answer of a location changes; the form again where none was chosen. */
function addressToCopy(block: string, from: FormDataEntryValue | null): string {
  const isPosition = typeof from === 'string' && /^\d{1,6}$/.test(from)
  return isPosition ? previewAddress(block, Number(from)) : answerAddress(block)
}
