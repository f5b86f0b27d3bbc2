import type { LoaderFunctionArgs } from '@remix-run/node'
import { organisationsAsked } from '#app/persistence/organisations/organisations.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { askedPage, pagesOf } from '#app/platform/frame/list-pages.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { defaultLanguage, isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import {
  everyMail,
  listMail,
  openMail,
  type LoggedMail,
  type MailFilter,
} from '#app/persistence/mail/mail-log.server.ts'
import { csvAnswer, tableName } from '#app/platform/export/csv-answer.server.ts'
import { organisationOptions } from '#app/ui/list/organisation-options.ts'
import { mailAddress, mailTableAddress, messageAddress } from './addresses.ts'
import { isNamedCause, mailStates } from './causes.ts'
import { composeMail } from './compose.server.ts'
import { deliveryWords } from './delivery-words.server.ts'
import { framedHtml } from './framed-html.server.ts'
import { openWords } from './sealed-text.server.ts'
import { whyHidden } from './shown-text.server.ts'

/** How many messages stand on one page. */
const pageSize = 50

/** What is said of a message in the list and on its own page. */
function inWords({ cause, ...message }: LoggedMail, language: Language) {
  const t = textFor(language, 'platform/mail')
  return {
    id: message.id,
    at: formatMoment(message.createdAt.getTime(), language),
    name: message.toName,
    address: message.toAddress,
    subject: message.subject,
    organisation: message.organisationName,
    cause: isNamedCause(cause) ? t(`causes.${cause}`) : cause,
    state: message.state,
    delivery: deliveryWords(message, language),
  }
}

/** GET /admin/mail?state=&organisation=&page=: the messages, newest first, without their text; behind the last page it leads to that. */
export async function loadMailList({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const query = new URL(request.url).searchParams
  const filter = filterIn(query)
  const asked = askedPage(query)
  const [{ messages, total }, organisations] = await Promise.all([
    listMail(actor, filter, asked, pageSize),
    organisationsAsked(actor, query),
  ])
  const narrowed = { state: filter.state ?? '', organisation: filter.organisationId ?? '' }
  const at = (page: number) => mailAddress({ ...narrowed, page })
  return {
    isConnected: environment().SMTP_URL !== undefined,
    narrowed,
    rows: messages.map((message) => ({ ...inWords(message, language), href: messageAddress(message.id) })),
    total,
    organisations: organisationOptions(organisations),
    table: mailTableAddress(narrowed),
    ...pagesOf(asked, { total, size: pageSize }, at),
  }
}

/** GET /admin/mail/csv?state=&organisation=: all of them as a table for spreadsheets, without their text. */
export function exportMail({ request, context }: LoaderFunctionArgs): Response {
  const actor = requireAdmin(context)
  const t = textFor(context.language, 'platform/mail')
  const heads = [
    ...[t('columns.at'), t('columns.to'), t('columns.address'), t('columns.subject'), t('columns.cause')],
    ...[t('columns.organisation'), t('state'), t('one.sentAt'), t('one.attempts'), t('one.problem'), t('one.delivery')],
  ]
  const filter = filterIn(new URL(request.url).searchParams)
  return csvAnswer(tableName(t('title')), heads, rows())

  async function* rows() {
    for await (const message of everyMail(actor, filter)) {
      const { name, address, subject, cause, organisation, state, delivery } = inWords(message, context.language)
      yield [
        ...[message.createdAt, name, address, subject, cause, organisation, t(`states.${state}`)],
        ...[message.sentAt, message.attempts, message.problem, delivery],
      ]
    }
  }
}

function filterIn(query: URLSearchParams): MailFilter {
  return {
    state: mailStates.find((one) => one === query.get('state')) ?? null,
    organisationId: query.get('organisation') || null,
  }
}

/** GET /admin/mail/:id: a message, which is written down; with its text, where staff may see that. */
export async function loadMessage({ context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const message = await openMail(actor, params.id ?? '')
  if (!message) throw new Response(null, { status: 404 })
  const { state, sentAt, attempts, problem, isMaybeSent, cause, subject } = message
  const words = openWords(message.sealedText)
  const hidden = whyHidden(words?.paragraphs ?? null, message)
  const spoken = isLanguage(message.language) ? message.language : defaultLanguage
  const composed = words && hidden === null ? composeMail({ ...words, language: spoken, cause, subject }) : null
  return {
    ...inWords(message, language),
    sentAt: sentAt && formatMoment(sentAt.getTime(), language),
    attempts,
    problem,
    isMaybeSent,
    isBlocking: message.blocksAddress || message.delivery === 'not-written',
    deliveryAt: message.deliveryAt && formatMoment(message.deliveryAt.getTime(), language),
    language: spoken,
    shown: composed && { parts: composed.parts, html: framedHtml(composed.html, context.cspNonce) },
    hidden,
    canSend: environment().SMTP_URL !== undefined && words !== null && (state === 'kept' || state === 'failed'),
  }
}
