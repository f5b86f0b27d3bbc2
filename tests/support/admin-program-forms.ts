import { randomUUID } from 'node:crypto'
import type { AdminForm } from './admin-forms.ts'
import type { AdminPlace } from './admin-place.ts'

/** The forms about programs of the provider. */
export function programForms({ programs: { keys, hooks } }: AdminPlace): AdminForm[] {
  const form = (page: string, what: string, path: string, sent: Record<string, string>, typed: string[] = []) => {
    const fields = () => Promise.resolve(sent)
    return { route: `staff/programs/${page}`, what, path, fields, typed, hasFile: false }
  }
  const about = () => ({ formId: randomUUID(), name: 'Planning', reach: 'all' })
  const url = 'https://planning.example/events'
  const [newKey, newHook] = [{ scopes: 'attention:read' }, { url, events: 'request-answered' }]
  return [
    form('pages/new', 'makes a key', '/admin/programs/new', { ...about(), ...newKey }, ['name']),
    form('pages/one', 'renews a secret', keys[0].address, { intent: 'rotate' }),
    form('pages/end', 'ends a key', `${keys[1].address}/end`, {}),
    form('webhooks/pages/new', 'makes a webhook', '/admin/programs/webhooks/new', { ...about(), ...newHook }, [
      'name',
      'url',
    ]),
    form('webhooks/pages/one', 'renews a secret', hooks[0].address, { intent: 'renew' }),
    form('webhooks/pages/end', 'ends a webhook', `${hooks[1].address}/end`, {}),
  ]
}
