import { expect, test } from 'vitest'
import { clean, cleanLine } from '#app/platform/frame/typed-text.ts'
import { relationshipFilter } from '#app/platform/relationships/filter.ts'
import { nameLine } from './organisations/read-details.server.ts'
import { askedPerson } from './privacy/load.server.ts'
import { parseForm } from '#app/platform/frame/submission.server.ts'
import { relationshipForm } from './relationships/read-relationship.server.ts'
import { settingSchemas } from './site/read-forms.server.ts'
import { userEmail, userName } from './users/read-user-form.server.ts'

const unseen = ' \u200b\n\u2060\u00ad '

test('what provider staff type of which nothing shows is empty', () => {
  expect([clean(unseen), cleanLine(unseen)]).toEqual(['', ''])
  for (const field of [nameLine, userName, userEmail]) expect(field.safeParse(unseen).success).toBe(false)
})

test('a moment of which nothing shows is none', () => {
  const form = new FormData()
  for (const name of ['contactName', 'contactEmail', 'meetingDay', 'meetingTime']) form.set(name, unseen)
  form.set('state', 'agreed')
  const details = { contactName: '', contactEmail: '', nextMeetingAt: null }
  expect(parseForm(form, relationshipForm, (field) => field)).toMatchObject({ status: 'success', value: { details } })
})

test('a setting of which nothing shows is not set', () => {
  const form = new FormData()
  for (const name of ['textNl', 'textEn', 'fromDay', 'fromTime', 'untilDay', 'untilTime']) form.set(name, unseen)
  form.set('kind', 'info')
  const read = (name: keyof typeof settingSchemas) => parseForm(form, settingSchemas[name], (field) => field)
  expect(read('banner')).toMatchObject({ status: 'success', value: { textNl: '', from: null } })
  form.set('address', unseen)
  expect(read('welcome-video')).toMatchObject({ status: 'success', value: { address: '' } })
})

test('a search for what does not show is none', () => {
  const query = new URLSearchParams({ q: unseen, search: unseen, name: unseen, email: unseen })
  expect(relationshipFilter(query).search).toBe('')
  expect(askedPerson(query)).toMatchObject({ name: '', email: '' })
})
