import { randomBytes, randomUUID } from 'node:crypto'
import { question, type AdminPlace } from './admin-place.ts'
import { accountForms } from './admin-account-forms.ts'
import { onboardingForms } from './admin-onboarding-forms.ts'
import { programForms } from './admin-program-forms.ts'
import { todayForms } from './admin-today-forms.ts'
import { userForms } from './admin-user-forms.ts'
import type { Answer } from './ask.ts'
import { multipartRequest } from './multipart.ts'
import { onePagePdf } from './review-desk.ts'
import { dayAhead } from './share.ts'
import { ownForm, type FormFields, type Visitor } from './visitor.ts'

/** A form of provider staff, filled in so that it can be saved. */
export type AdminForm = {
  /** The id of its route, and what it does there. */
  route: string
  what: string
  path: string
  /** What its page would send now; versions are those of this moment. */
  fields: () => Promise<Record<string, string>>
  /** What is typed, not chosen: it comes back where the form is refused. */
  typed: readonly string[]
  /** Of a form with a file, which goes as multipart. */
  hasFile: boolean
}

type Fields = Record<string, string>
type More = Partial<Pick<AdminForm, 'typed' | 'hasFile'>>

function form(route: string, what: string, path: string, fields: Fields | (() => Promise<Fields>), more: More = {}) {
  const ask = typeof fields === 'function' ? fields : () => Promise.resolve(fields)
  return { route, what, path, fields: ask, typed: [], hasFile: false, ...more } satisfies AdminForm
}

/** Every form of the admin side, each about something of this place, so that they can be sent one after the other. */
export const adminForms = (place: AdminPlace): AdminForm[] => [
  ...organisationForms(place),
  ...accountForms(place),
  ...libraryForms(place),
  ...relationForms(place),
  ...siteForms(place),
  // Before one of its people may no longer sign in.
  ...todayForms(place),
  ...userForms(place),
  ...mailTextForms(place),
  ...programForms(place),
  form('staff/mail/pages/one', 'sends again', `/admin/mail/${place.tenant.documentIds[0]}`, {}),
  form('staff/privacy/pages/home', 'erases', '/admin/privacy', {
    ...{ email: place.tenant.member.email, name: '', organisation: '', sure: 'yes' },
    where: place.tenant.member.organisationId,
  }),
  form('staff/organisations/pages/archive', 'archives', `${organisationOf(place)}/archive`, { to: 'archived' }),
]

const organisationOf = ({ tenant }: AdminPlace) => `/admin/organisations/${tenant.member.organisationId}`

function organisationForms(place: AdminPlace): AdminForm[] {
  const { tenant, rows, versionOf, nameNow } = place
  const organisation = organisationOf(place)
  const location = `${organisation}/locations/${rows.stay}`
  const folder = 'staff/organisations/pages'
  const known = async () => ({
    ...{ 'known.name': await nameNow(), 'known.signingLink': '', 'known.identityOrganisation': '' },
  })
  const naming = async () => ({ name: 'Anders', version: await versionOf.form('org-information', null) })
  const testing = async () => ({
    ...{ do: 'wifi', trackAndTrace: '3SABC', confirmed: 'true' },
    version: await versionOf.form('wifi-test', 0),
  })
  const adding = { do: 'add-location', locationName: 'Bijgebouw', row: randomBytes(4).toString('hex') }
  // Of which there is no other: lists of people name organisations.
  const details = { name: `Nieuw ${tenant.mark}`, signingLink: '', identityOrganisation: '' }
  const changed = async () => ({ ...(await known()), ...details, name: `Anders ${tenant.mark}` })
  const typed = ['name', 'signingLink', 'identityOrganisation']
  return [
    ...onboardingForms(tenant.mark),
    form(`${folder}/one`, 'changes', organisation, changed, { typed }),
    form(`${folder}/one`, 'adds a location', organisation, adding, { typed: ['locationName'] }),
    form(`${folder}/location`, 'names', location, naming, { typed: ['name'] }),
    form(`${folder}/location`, 'sets the WiFi test', location, testing, { typed: ['trackAndTrace'] }),
    form(`${folder}/archive-location`, 'archives', `${organisation}/locations/${rows.leave}/archive`, {}),
  ]
}

function libraryForms({ libraryIds, entryNow, annexMark }: AdminPlace): AdminForm[] {
  const folder = 'staff/documents/pages'
  const [changed, replaced, archived] = libraryIds.map((id) => `/admin/documents/${id}`)
  const entry = { title: 'Onze brochure', description: 'Waarover', category: 'ict', language: 'nl', audience: 'all' }
  const added = { ...entry, slot: '', formId: randomUUID() }
  const said = async () => ({ ...entry, slot: '', shown: await entryNow(libraryIds[0]) })
  const typed = ['title', 'description']
  return [
    form(`${folder}/list`, 'marks an annex', '/admin/documents', annexMark),
    form(`${folder}/add`, 'adds', '/admin/documents/upload', added, { typed, hasFile: true }),
    form(`${folder}/change`, 'changes', `${changed}`, said, { typed }),
    form(`${folder}/replace`, 'replaces', `${replaced}/upload`, {}, { hasFile: true }),
    form(`${folder}/archive`, 'archives', `${archived}/archive`, {}),
  ]
}

function relationForms({ tenant, libraryIds, signedLink, versionOf }: AdminPlace): AdminForm[] {
  const { organisationId } = tenant.member
  const [accepted = '', document = ''] = tenant.documentIds
  const [chosen] = libraryIds
  const about = {
    ...{ contactName: 'Sanne', contactEmail: 'sanne@example.org', contactPhone: '030 1', state: 'preparing' },
    ...{ meetingDay: '14-7-2099', meetingTime: '10.00', meetingPlace: 'Hier', meetingNote: 'Koffie' },
    ...{ internalNotes: 'Belt liever', shown: chosen, documents: chosen },
  }
  const link = { may: 'read', name: 'Bea Kok', email: 'bea@example.org', language: 'nl', message: 'Kijkt u mee?' }
  const [review, relationship, links] = [
    `/admin/review/${organisationId}/${document}`,
    `/admin/relationship-management/${organisationId}`,
    '/admin/links',
  ]
  const request = `/admin/requests/${organisationId}/${document}`
  const ids = `${organisationId}~${accepted}`
  const ofMany = { act: 'agree', answer: 'Akkoord.', ids }
  const ofOne = { answer: 'Akkoord.', verdict: 'agree', seenAt: '' }
  const judging = { verdict: 'return', reason: 'Te wazig.', seenAt: '' }
  const changed = async () => ({ ...about, version: await versionOf.relationship() })
  const asked = { ...link, expires: dayAhead(30), formId: randomUUID() }
  const notTyped = ['state', 'shown', 'documents']
  const typed = Object.keys(about).filter((name) => !notTyped.includes(name))
  const ofLink = ['name', 'email', 'message', 'expires']
  return [
    form('staff/review/pages/queue', 'accepts', '/admin/review', { act: 'accept', ids }),
    form('staff/review/pages/document', 'judges', review, judging, { typed: ['reason'] }),
    form('staff/requests/pages/list', 'answers', '/admin/requests', ofMany, { typed: ['answer'] }),
    form('staff/requests/pages/one', 'answers', request, ofOne, { typed: ['answer'] }),
    form('staff/relationships/pages/one', 'changes', relationship, changed, { typed }),
    form('staff/links/pages/new', 'adds', `${links}/new/${organisationId}`, asked, { typed: ofLink }),
    form(
      'staff/links/pages/sign',
      'signs',
      `${links}/${organisationId}/${signedLink}/sign`,
      { name: 'Sanne Bakker', position: 'Directeur', agree: 'on' },
      { typed: ['name', 'position'] },
    ),
    form('staff/links/pages/one', 'withdraws', `${links}/${organisationId}/${document}`, { intent: 'revoke' }),
  ]
}

function siteForms({ helpIds, versionOf }: AdminPlace): AdminForm[] {
  const setting = (name: string, fields: Fields, typed: readonly string[]) => {
    const sent = async () => ({ ...fields, setting: name, version: await versionOf.setting(name) })
    return form('staff/site/pages/settings', name, '/admin/settings', sent, { typed })
  }
  const [changed, archived] = helpIds
  const asked = (id: string, more: Fields) => async () => ({
    ...{ ...question, ...more },
    version: await versionOf.help(id),
  })
  const notice = { textNl: 'Vanavond weg', textEn: 'Away', fromDay: '1-2-2027', fromTime: '9.00', untilDay: '2-2-2027' }
  const supplier = {
    ...{ providerName: 'Bedrijf Bedsensoren B.V.', providerKvk: '61234567', providerAddress: 'Stationsplein 4' },
    ...{ providerZipcode: '3511 ED', providerCity: 'Utrecht', providerSigner: 'Bo', providerSignerRole: 'Directeur' },
  }
  const days = { usage: '100', removed: '', mail: '', links: '', archived: '', audit: '', wifi: '' }
  const typed = ['position', 'questionNl', 'answerNl', 'questionEn', 'answerEn']
  return [
    setting('banner', { ...notice, untilTime: '', kind: 'info' }, Object.keys(notice)),
    setting('welcome-video', { address: 'https://example.org/film' }, ['address']),
    setting('provider', supplier, Object.keys(supplier)),
    setting('retention', days, Object.keys(days)),
    form('admin/help/new', 'adds', '/admin/help/new', { ...question, formId: randomUUID() }, { typed }),
    form('admin/help/one', 'changes', `/admin/help/${changed}`, asked(changed, {}), { typed }),
    form('admin/help/one', 'archives', `/admin/help/${archived}`, asked(archived, { do: 'archive' })),
  ]
}

function mailTextForms({ versionOf }: AdminPlace): AdminForm[] {
  const one = ['staff/mail/pages/texts/one', 'changes', '/admin/mail/texts/password-guessed'] as const
  const text = { subjectNl: 'Let op', bodyNl: 'Let op.\n\n[Kies]', subjectEn: 'Mind', bodyEn: 'Mind.\n\n[Choose]' }
  const sent = async () => ({ ...text, version: await versionOf.setting('mail-text:password-guessed') })
  return [form(...one, sent, { typed: Object.keys(text) })]
}

/** What stands in a field: more than one thing, or null where the field is left out. */
export type Typed = string | readonly string[] | null

/** Sends a form as its page does, with other fields over it. */
export async function sendAdminForm(
  visitor: Visitor,
  { path, fields, hasFile }: AdminForm,
  over: Record<string, Typed> = {},
): Promise<Answer> {
  const sent: FormFields = {}
  for (const [name, value] of Object.entries({ ...(await fields()), ...over })) if (value !== null) sent[name] = value
  if (!hasFile) return visitor.post(path, sent)
  const parts = Object.entries(sent).flatMap(([name, values]) =>
    (typeof values === 'string' ? [values] : values).map((value) => ({ name, value })),
  )
  const { headers, body } = multipartRequest([...parts, { file: 'brochure.pdf', bytes: onePagePdf() }])
  const bytes = new Uint8Array(await new Response(body).arrayBuffer())
  const type = headers.get('Content-Type') ?? ''
  return visitor.ask(path, { method: 'POST', headers: { ...ownForm, 'Content-Type': type }, body: bytes })
}
