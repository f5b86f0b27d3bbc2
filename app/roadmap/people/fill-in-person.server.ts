import { data, type ActionFunctionArgs } from '@remix-run/node'
import { draftIn } from '../flow/drafts.server.ts'
import { readGoTo } from '../flow/go-to.ts'
import { versionOf } from '../flow/page-form.server.ts'
import { fieldsOfPage } from '../flow/page-loader.server.ts'
import { readRoute } from '../flow/route.server.ts'
import { refusePage, type PageAnswer } from '../flow/save-page.server.ts'
import type { Item } from '../rules/item.ts'
import { personFields } from './person-fields.ts'
import { readKnownPeople } from './read-known-people.server.ts'

type Sent = { item: Item; page: string; form: FormData }

/**
 * Answers the button that fills in the fields of a known person: saves nothing, and keeps all that was typed on the page.
 * @returns null where another button was pressed
 */
export async function fillInPerson(args: ActionFunctionArgs, { item, page, form }: Sent) {
  const goTo = readGoTo(form.get('goTo'))
  if (goTo.to !== 'person' && goTo.to !== 'known') return null
  const chosen = goTo.to === 'known' ? goTo.id : form.getAll('person')[goTo.nth]
  const person = (await readKnownPeople(args.context)).find(({ id }) => id === chosen)
  for (const [field, value] of person ? Object.entries(personFields(person)) : []) {
    const name = `${goTo.at}.${field}`
    if (form.has(name)) form.set(name, value)
  }
  const reply = await refusePage(
    {
      ...{ item, form, language: args.context.language, facts: null, pages: [page] },
      schema: fieldsOfPage(item, page),
      readStored: async () => item.read((await readRoute(args, item.roadmap)).forms.get(item.key)?.fields),
    },
    person ? null : { key: 'saving.nobodyChosen' },
  )
  const status = person ? (200 as const) : (422 as const)
  const refused = { reply, version: versionOf(form), conflicts: [], isLocked: false, status, draft: draftIn(form) }
  return data<PageAnswer>({ refused, files: { errors: [], added: 0 } }, { status })
}
