import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { chooseLanguage } from '#app/platform/auth/language-choice.server.ts'
import { flashSmall, isFlashWaiting } from '#app/platform/frame/flash.server.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { datesSent, lookAtDates } from '../dates/look-at-dates.server.ts'
import { readPassed } from '../dates/passed-field.ts'
import { settleDates } from '../dates/sent-dates.ts'
import { offerElsewhere } from '../people/offer-elsewhere.server.ts'
import { fillInPerson } from '../people/fill-in-person.server.ts'
import type { Item } from '../rules/item.ts'
import { sayPassed } from '../connected/say-passed.server.ts'
import { cardAddress } from './addresses.ts'
import { addressAfter } from './after-save.server.ts'
import { draftIn, keptOnPage } from './drafts.server.ts'
import { askAgainAfter } from './lapsing-answers.server.ts'
import { filesAction } from './files-action.server.ts'
import { textOf } from './page-form.server.ts'
import { targetOf } from './route.server.ts'
import { languageAfter, saveOwnPage, type PageAnswer } from './save-page.server.ts'

/** The action of a page of an item that asks something, takes files, or both. */
export const pageAction = (item: Item, page: string) =>
  item.filesOn === page ? filesAction(item, page) : fieldsAction(item, page)

/**
 * The action of a page that asks something: saves what is valid, then goes where the pressed button says.
 * Answers 303; or the page again with 422 where something is not valid, 409 where somebody else changed the same field,
 * or where the page is locked: then nothing is saved, and what was typed stays on it. What was refused is kept as a draft
 * too, so a button that leads to another page still does.
 */
const fieldsAction = (item: Item, page: string) => async (args: ActionFunctionArgs) => {
  const { request, context } = args
  const { locationIndex } = await targetOf(args, item.roadmap)
  const form = await readForm(request, context.language)
  assertCsrf(context, form)
  if (item.keyDate) settleDates(form, item.keyDate)
  const looked =
    (await lookAtDates(args, { item, page, form, locationIndex })) ?? (await fillInPerson(args, { item, page, form }))
  if (looked) return looked
  const { goTo, submission, refused, result, lapsing } = await saveOwnPage(args, { item, page, form, locationIndex })
  const headers = new Headers()
  const offer = await offerElsewhere(context, { item, locationIndex, result })
  if (offer) headers.append('Set-Cookie', offer)
  if (goTo.to === 'language') await chooseLanguage(context, goTo.language, headers)
  if (refused?.draft && draftIn(form) !== null && goTo.to === 'path') {
    headers.append('Set-Cookie', keptOnPage(item, page, languageAfter(goTo, context.language)))
    return redirect(goTo.path, { status: 303, headers })
  }
  if (refused) {
    const answer = { refused, files: { errors: [], added: 0 }, ...(await datesSent(args, item, form)) }
    return data<PageAnswer>(answer, { status: refused.status, headers })
  }
  const askAgain = askAgainAfter(form, lapsing)
  if (askAgain) return redirect(askAgain, { status: 303, headers })
  const passed = readPassed(form)
  // The button was made for a day: another one may have been typed since.
  const isSaidOfDay = passed && result.outcome === 'saved' && result.fields[item.keyDate?.field ?? ''] === passed.day
  if (isSaidOfDay && locationIndex !== null) {
    const said = await sayPassed(args, { ...passed, locationIndex, locationId: textOf(form, 'locationId') })
    headers.append('Set-Cookie', said)
    return redirect(cardAddress(item.roadmap, locationIndex), { status: 303, headers })
  }
  const isSaid = offer !== null || isFlashWaiting(request)
  if (!isSaid && (goTo.to === 'save' || goTo.to === 'stay'))
    headers.append('Set-Cookie', flashSmall('roadmap/flow:saving.saved'))
  return redirect(addressAfter(item, page, goTo, submission, locationIndex), { status: 303, headers })
}
