import { answersOf } from '#app/roadmap/flow/answer-words.server.ts'
import { itemTitle, pageTitle } from '#app/roadmap/flow/words.server.ts'
import { fillInAddress, organisationAddress, seenCardAddress, seenHistoryAddress } from './addresses.ts'
import { formPages } from './fill-in/form-pages.ts'
import { secretsOfTask } from './reveal.server.ts'
import { openSeenTask, type RequestArgs } from './staff-view.server.ts'

/**
 * GET /admin/organisations/:organisationId/answers?item=&location=: what was filled in for a task, in words. Secrets are
 * dots. That somebody looked is written down for the organisation to see.
 */
export async function loadStaffViewOfAnswers(args: RequestArgs) {
  const seen = await openSeenTask(args)
  const { organisation, item, stored, index, name, t, note } = seen
  await note('answers', item.key)
  const { language } = args.context
  const title = itemTitle(item, language)
  return {
    organisation: { name: organisation.name, href: organisationAddress(organisation.id) },
    card: seenCardAddress(organisation.id, index),
    /** Null where the task has no form. */
    fillIn: formPages(item).length > 0 ? fillInAddress(organisation.id, item.key, index) : null,
    history: seenHistoryAddress(organisation.id, item.key, index),
    ...{ item: title, name, title: t('seen.answersTitle', { title }) },
    secrets: secretsOfTask(seen, args),
    pages: item.pages.flatMap((page) => {
      const schema = item.pageFields[page]
      if (!schema) return []
      const groups = answersOf({ item, schema, language, missing: new Map() }, stored)
      return [{ key: page, title: pageTitle(item, page, language), groups, handOuts: [] }]
    }),
  }
}
