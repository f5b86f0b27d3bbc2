import { randomUUID } from 'node:crypto'
import { readOwners } from '#app/persistence/staff/owners.server.ts'
import type { AdminForm } from './admin-forms.ts'
import type { AdminPlace } from './admin-place.ts'

const folder = 'staff/organisations/pages'

/** The forms about who looks after an organisation, for notes about it, to see a password, and to fill in on the phone. */
export function accountForms({ tenant, user, versionOf }: AdminPlace): AdminForm[] {
  const { organisationId } = tenant.member
  const path = `/admin/organisations/${organisationId}`
  const owning = async () => {
    const { owner, deputy } = await readOwners(user, organisationId)
    const shown = { 'known.owner': owner?.id ?? '', 'known.deputy': deputy?.id ?? '' }
    return { do: 'owner', owner: user.userId, deputy: user.userId, ...shown }
  }
  const noting = { do: 'note', noteId: randomUUID(), kind: 'call', words: 'Gebeld.', followUp: '17-3-2099' }
  const handing = { act: 'assign', ids: organisationId, owner: 'nobody' }
  const revealing = { secret: 'wifi.settings.password', reason: 'Samen met ICT de WiFi-test instellen.' }
  const onPhone = async () => ({
    ...{ behalfOf: 'Ans de Boer', goTo: 'save', 'wifi.settings.ssid': 'Zorgnet' },
    version: await versionOf.form('wifi-settings', 0),
  })
  const typed = ['words', 'followUp']
  const rest = { typed: [], hasFile: false }
  return [
    { route: `${folder}/one`, what: 'gives an owner', path, fields: owning, ...rest },
    { route: `${folder}/one`, what: 'notes', path, fields: () => Promise.resolve(noting), ...rest, typed },
    {
      ...{ route: `${folder}/answers`, what: 'shows a secret', path: `${path}/answers?item=wifi-settings&location=0` },
      ...{ fields: () => Promise.resolve(revealing), ...rest, typed: ['reason'] },
    },
    {
      ...{ route: `${folder}/fill-in`, what: 'fills in', path: `${path}/fill-in?item=wifi-settings&location=0` },
      ...{ fields: onPhone, ...rest, typed: ['behalfOf', 'wifi.settings.ssid'] },
    },
    {
      ...{ route: `${folder}/list`, what: 'hands over', path: '/admin/organisations' },
      ...{ fields: () => Promise.resolve(handing), ...rest },
    },
  ]
}
