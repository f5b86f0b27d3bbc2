import type { Actor } from '#app/persistence/actor.ts'
import { listReviews } from '#app/persistence/documents/verdict-queue.server.ts'
import { readLatestChanges } from '#app/persistence/forms/history.server.ts'
import { listAllShareLinks } from '#app/persistence/links/sent-share-links.server.ts'
import { listMail } from '#app/persistence/mail/mail-log.server.ts'
import { byWhom } from '#app/roadmap/history/by-whom.server.ts'
import { historyWords } from '#app/roadmap/history/history-words.server.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { sentRow } from '#app/sharing/sent/sent-words.server.ts'
import { checkState } from '#app/platform/documents/listed-document.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { mailAddress, messageAddress } from '#app/platform/mail/addresses.ts'
import { deliveryWords } from '#app/platform/mail/delivery-words.server.ts'
import { queueAddress, reviewAddress } from '../../review/addresses.ts'
import { placeWords } from '../../review/place.server.ts'
import { seenHistoryAddress } from '../addresses.ts'

/** How many rows stand in a list of the page, which leads to all. */
const most = 6

type Asked = { actor: Actor; id: string; language: Language }

/** The documents of an organisation: what waits for a check, the longest first, then what was checked last. */
export async function readDocumentsOf({ actor, id, language }: Asked) {
  const filter = { organisationId: id, documentType: null }
  const [waiting, reviewed] = await Promise.all([
    listReviews(actor, { ...filter, list: 'waiting' }, 1, most),
    listReviews(actor, { ...filter, list: 'reviewed' }, 1, most),
  ])
  const documents = [...waiting.documents, ...reviewed.documents].slice(0, most)
  const narrowed = { organisation: id, item: '' }
  return {
    waiting: waiting.total,
    all: queueAddress({ organisation: id, list: waiting.total > 0 ? 'waiting' : 'reviewed' }),
    rows: documents.map((document) => ({
      key: document.id,
      name: document.name,
      href: reviewAddress(document, narrowed),
      ...placeWords(document, language),
      by: document.createdByName,
      at: formatMoment(document.createdAt.getTime(), language),
      state: checkState(document),
    })),
  }
}

/** The links of an organisation, the newest first. */
export async function readLinksOf({ actor, id, language }: Asked) {
  const { links, total } = await listAllShareLinks(actor, { state: null, organisationId: id }, 1, most)
  const rows = links.map((link) => sentRow(link, { language, href: `/admin/links/${id}/${link.id}` }))
  return {
    total,
    rows: rows.map((row) => ({
      ...{ key: row.id, href: row.href, name: row.name, purpose: row.purpose, title: row.title, about: row.about },
      ...{ isDone: row.outcome !== null, isOpened: row.opened },
      state: row.ended ?? (row.outcome ? [row.done, row.doneAt].filter(Boolean).join(', ') : row.opened),
      until: row.until,
    })),
  }
}

/** The last messages that were written to somebody of an organisation, or for it. */
export async function readMailOf({ actor, id, language }: Asked) {
  const { messages, total } = await listMail(actor, { state: null, organisationId: id }, 1, most)
  const t = textFor(language, 'platform/mail')
  return {
    total,
    all: mailAddress({ organisation: id }),
    rows: messages.map((message) => ({
      key: message.id,
      href: messageAddress(message.id),
      subject: message.subject,
      to: message.toName || message.toAddress,
      at: formatMoment(message.createdAt.getTime(), language),
      state: deliveryWords(message, language) ?? t(`states.${message.state}`),
      isFailed: message.state === 'failed' || message.undeliveredWhy !== null,
    })),
  }
}

/** The latest changes of an organisation and its locations, each with the way to the history of its task. */
export async function readChangesOf({ id, language }: Omit<Asked, 'actor'>, { locations }: Place) {
  const changes = await readLatestChanges({ organisationId: id }, most + 2)
  const t = textFor(language, 'staff/organisations/account')
  return changes.flatMap(({ formType, locationIndex, fields, at, ...change }) => {
    const item = findItem(formType)
    if (!item) return []
    const { label, kind, from, to } = historyWords(item, item.read(fields), language)(change)
    const what = kind === 'set' ? { from, to } : { from: null, to: t(`changes.${kind}`) }
    return {
      key: String(change.id),
      task: itemTitle(item, language),
      href: seenHistoryAddress(id, item.key, locationIndex),
      place: locationIndex === null ? '' : (locations[locationIndex]?.name ?? ''),
      ...{ label, ...what },
      who: byWhom(change, language),
      when: formatMoment(at.getTime(), language),
    }
  })
}
