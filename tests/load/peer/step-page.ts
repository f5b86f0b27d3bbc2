import type { AppLoadContext } from '@remix-run/node'
import type { Request, RequestHandler, Response } from 'express'
import { z } from 'zod'
import { requestAccess } from '#app/platform/auth/guard.server.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import { loadItem, type ItemData } from '#app/roadmap/flow/item-loader.server.ts'
import { loadStepPage, type StepPageData } from '#app/roadmap/flow/page-loader.server.ts'
import { basicInformation } from '#app/roadmap/location/basic-info/item.ts'
import { inputId } from '#app/roadmap/rules/paths.ts'
import { stepFormId } from '#app/roadmap/screens/step-handle.ts'
import { readReviews } from '#app/sharing/review/item-reviews.server.ts'
import { clientAddress } from '#server/client-address.ts'
import { sendPage, webRequest } from './page.ts'

/** The page that saveField saves. */
const name = 'contacts'
const texts = z.record(z.string(), z.string())
type Texts = z.output<typeof texts>

/**
 * The page of a task that asks who the contact is, at a location that stands in the address. It draws what is there while
 * somebody fills it in; 404 where its form cannot be filled in. What stands there seldom it leaves out: drafts, remarks of
 * reviewers, questions about the task, and a list in place of buttons where many people are known.
 */
export const sendStepPage: RequestHandler = async (request, response, next) => {
  try {
    const { session, language } = requestAccess(request)
    const index = Number(request.query.location)
    if (!session?.actor.organisationId || !Number.isInteger(index)) return void response.sendStatus(404)
    const [item, page] = await load(request, response)
    if (!page.isOpen || page.isLocked) return void response.sendStatus(404)
    const words = itemWords(item, language)
    const held = { contact: heldIn(page, 'contact'), manager: heldIn(page, 'manager') }
    await sendPage({ request, response, session, index }, 'step-page.njk', {
      ...{ item, page, words, held, inputId },
      title: [words(`pages.${name}.title`), item.title, item.placeName].filter(Boolean).join(' · '),
      place: item.locationName,
      choices: item.choices,
      form: stepFormId,
      steps: stepsOf(item),
      beside: besideOf(item, anyTextFor(language, 'roadmap/screens')),
      pressed: { contact: personIn(page, held.contact), manager: personIn(page, held.manager) },
    })
  } catch (error) {
    if (error instanceof globalThis.Response) response.sendStatus(error.status)
    else next(error)
  }
}

/** What the portal's own loaders give the page and the frame of its task; they share what they read. */
function load(request: Request, response: Response): Promise<[ItemData, StepPageData]> {
  const { requestId, cspNonce } = response.locals
  const address = clientAddress(request)
  const context: AppLoadContext = { requestId, cspNonce, ...requestAccess(request), address, page: {} }
  const args = { request: webRequest(request, response), params: {}, context }
  return Promise.all([
    loadItem(args, (route, language) => readReviews(route.member, route, language)),
    loadStepPage(args, basicInformation, name),
  ])
}

/** The words of the task by their key; '' where it has none. */
function itemWords({ texts }: ItemData, language: AppLoadContext['language']): (key: string) => string {
  const t = anyTextFor(language, texts)
  return (key) => {
    const words = t(key)
    return words === key ? '' : words
  }
}

const stepsOf = ({ pages }: ItemData) => pages.map((step) => ({ ...step, current: step.page === name }))

/** The pages that are about the task, and not part of it. */
const besideOf = (item: ItemData, t: (key: string) => string) =>
  [
    { href: item.historyAddress, label: t('page.history') },
    { href: item.passOnAddress, label: t(item.isForIct ? 'page.askIct' : 'page.passOn') },
    { href: item.shareAddress, label: t('page.shareByLink') },
  ].filter(({ href }) => href !== null)

/** What the fields of a group hold, by the last part of their names. */
const heldIn = ({ values }: StepPageData, group: string): Texts => texts.parse(values[group])

/** The id of the offered person whose name a group of fields holds. */
const personIn = ({ people }: StepPageData, held: Texts): string | undefined =>
  people.find(({ fields }) =>
    ['first_name', 'last_name', 'email'].every(
      (field) => fields[field] === held[field] || (field === 'email' && held[field] === ''),
    ),
  )?.id
