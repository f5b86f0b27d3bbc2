import type { LoaderFunctionArgs } from '@remix-run/node'
import { listDocuments } from '#app/platform/documents/listed-document.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Item } from '../rules/item.ts'
import type { Missing } from '../rules/progress.ts'
import { answersOf, headlessFirst, type AnswerGroup } from './answer-words.server.ts'
import { missingAddress, pageAddress } from './addresses.ts'
import { gatherFacts } from './facts.ts'
import { itemAt } from './item-at.ts'
import { readRoute } from './route.server.ts'
import { sourcesOf } from './sources.ts'
import { missingWords, pageTitle, uploadWords } from './words.server.ts'

/** The answers of one page, in words. */
export type AnsweredPage = { page: string; title: string; href: string; groups: AnswerGroup[] }

/** The loader of the page on which all answers of an item are looked through. */
export async function loadAnswers(args: LoaderFunctionArgs) {
  const { language } = args.context
  const item = itemAt(args.request)
  const route = await readRoute(args, item.roadmap)
  const sources = sourcesOf(route)
  const stored = item.read(sources.fieldsOf(item.key))
  const { missing } = item.progress(stored, gatherFacts(sources)(item))
  const index = route.location?.index ?? null
  const t = textFor(language, 'roadmap/flow')
  return {
    page: 'answers',
    title: t('page.answers'),
    heading: t('answers.heading'),
    lead: t(missing.length === 0 ? 'answers.leadComplete' : 'answers.lead'),
    pages: item.pages.flatMap((page): AnsweredPage[] => {
      const schema = item.pageFields[page]
      if (!schema && item.filesOn !== page) return []
      const href = pageAddress(item, page, index)
      const here = missing.filter((one) => one.page === page)
      const names = new Map(here.map((one) => [one.path, missingAddress(item, one, index)]))
      const fields = schema ? answersOf({ item, schema, language, missing: names }, stored) : []
      const groups = [...fields, ...(item.filesOn === page && !names.has('document') ? [filesOf(item)] : [])]
      const title = pageTitle(item, page, language)
      // A heading that says what the page's does is not repeated.
      const all = withTheRest(groups, here, item).map((group) =>
        group.legend === title ? { ...group, legend: null } : group,
      )
      return [{ page, title, href, groups: headlessFirst(all) }]
    }),
  }

  function filesOf(item: Item): AnswerGroup {
    const own = route.documents.filter((one) => one.documentType === item.key && one.locationIndex === index)
    const names = listDocuments(own).map(({ name }) => name)
    const label = capitalised(uploadWords(item, language))
    return { legend: null, answers: [{ name: 'files', label, value: names.join('\n') || null, missingAt: null }] }
  }

  /** What is missing and has no field yet, such as a first ward, is named too. */
  function withTheRest(groups: AnswerGroup[], missing: readonly Missing[], item: Item): AnswerGroup[] {
    const named = new Set(groups.flatMap(({ answers }) => answers.map(({ name }) => name)))
    const rest = missing.filter(({ path }) => !named.has(path))
    if (rest.length === 0) return groups
    const answers = rest.map((one) => ({
      name: one.path,
      label: capitalised(missingWords(item, one, language)),
      value: null,
      missingAt: missingAddress(item, one, index),
    }))
    return [...groups, { legend: null, answers }]
  }
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
