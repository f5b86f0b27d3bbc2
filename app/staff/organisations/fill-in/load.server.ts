import { formatMoment } from '#app/platform/i18n/moments.ts'
import { fewerRows } from '#app/roadmap/flow/fewer-rows.server.ts'
import { fieldsOfPage, firstRows, shownValues } from '#app/roadmap/flow/page-loader.server.ts'
import { rowToRemove } from '#app/roadmap/flow/rows.ts'
import { secretsIn } from '#app/roadmap/flow/secrets.server.ts'
import { itemTitle, pageTitle } from '#app/roadmap/flow/words.server.ts'
import { isEmpty } from '#app/roadmap/rules/values.ts'
import { drawFields } from '#app/roadmap/screens/drawn/drawing.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { fillInAddress, organisationAddress, seenAnswersAddress, seenCardAddress } from '../addresses.ts'
import { openSeenTask, type RequestArgs } from '../staff-view.server.ts'
import { keptPerson } from './person-cookie.server.ts'
import { filledTaskOf } from './task.server.ts'

/** What the page gets on which staff fill in a task for the customer. */
export type FillInData = Awaited<ReturnType<typeof loadFillIn>>

/**
 * GET /admin/organisations/:organisationId/fill-in?item=&location=: the form of a task, filled in as far as it is, without
 * secrets. That somebody looked is written down for the organisation to see.
 */
export async function loadFillIn(args: RequestArgs) {
  const { request, context } = args
  const actor = requireAdmin(context)
  const seen = await openSeenTask(args)
  const { organisation, place, item, stored, index, name, t, query, note } = seen
  await note('answers', item.key)
  const { language } = context
  const { closed, pages, schema, locked, locationId } = filledTaskOf(seen)
  const open = pages.filter((page) => !locked.includes(page))
  const form = place.forms.get(item.key)
  const tenant = { organisationId: organisation.id }
  const title = itemTitle(item, language)
  return {
    organisation: { name: organisation.name, href: organisationAddress(organisation.id) },
    card: seenCardAddress(organisation.id, index),
    answers: seenAnswersAddress(organisation.id, item.key, index),
    address: fillInAddress(organisation.id, item.key, index),
    ...{ item: title, name, title: t('fillIn.title', { title }), closed },
    texts: item.texts,
    sections: open.map((page) => ({
      key: page,
      title: pageTitle(item, page, language),
      fields: drawFields(item, fieldsOfPage(item, page), language),
    })),
    locked: locked.map((page) => pageTitle(item, page, language)),
    person: keptPerson(request, actor, organisation.id),
    /** Whether moving a date that is set asks why; null where there is none. */
    reason: item.keyDate && !isEmpty(stored[item.keyDate.field]) ? item.keyDate.reason : null,
    values: shownValues(item, schema, stored, form ? [] : firstRows(item)),
    // The values of secrets stay on the server.
    ...secretsIn(schema, stored),
    version: form?.version ?? 0,
    locationId,
    removing: rowToRemove(stored, query.get('remove')),
    fewer: await fewerRows({ item, stored, tenant, language }, query.get('fewer')),
    saved: form ? { when: formatMoment(form.updatedAt.getTime(), language), by: form.updatedByName } : null,
  }
}
