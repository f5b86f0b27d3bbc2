import { randomUUID } from 'node:crypto'
import type { AdminForm } from './admin-forms.ts'

const route = 'staff/organisations/pages/new'
const path = '/admin/organisations/new'

/** The forms by which an organisation comes in, with as much as can come with it. */
export function onboardingForms(mark: string): AdminForm[] {
  // Of which there is no other: lists of people name organisations.
  const details = { name: `Nieuw ${mark}`, signingLink: '', identityOrganisation: '', formId: randomUUID() }
  const email = () => `${randomUUID()}@example.org`
  const whole = {
    ...{ ...details, name: `Geheel ${mark}`, formId: randomUUID(), intent: 'add', owner: '', deputy: '' },
    ...{ locations: 'Huis; Maarssen\nHof', people: `Els Groen; ${email()}; en`, invite: 'yes', again: '' },
    ...{ meetingDay: '2099-03-17', meetingTime: '10:00', meetingPlace: 'Bij hen', meetingNote: 'Kennismaken' },
  }
  const sheet = `Een ${mark};Huis;Maarssen;Els Groen;${email()};nl;\n;Hof;;;;;\nTwee ${mark}`
  const list = { formId: randomUUID(), intent: 'add-sheet', sheet, owner: '', deputy: '', invite: 'yes' }
  const form = (what: string, fields: Record<string, string>, typed: string[]): AdminForm => ({
    ...{ route, what, path, typed, hasFile: false },
    fields: () => Promise.resolve(fields),
  })
  const ofWhole = ['name', 'locations', 'people', 'meetingDay', 'meetingTime', 'meetingPlace', 'meetingNote']
  return [
    form('adds', details, ['name', 'signingLink', 'identityOrganisation']),
    form('adds with all that comes with it', whole, ofWhole),
    form('adds from a list', list, ['sheet']),
  ]
}
