import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useText } from '#app/i18n/use-text.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { loadStepPage } from '#app/roadmap/flow/page-loader.server.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { networkTypes } from '#app/roadmap/rules/network-types.ts'
import { FieldGroup } from '#app/roadmap/screens/field-group.tsx'
import { ChoiceField } from '#app/roadmap/screens/choice-fields.tsx'
import { SecretField, TextField } from '#app/roadmap/screens/fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { Note } from '#app/ui/card.tsx'
import { wifiSettings } from '../item.ts'
import type { nl } from '../nl.ts'

const texts = 'roadmap/location/setup-it-settings'

export const handle = stepHandle(texts, 'details')
export const action = pageAction(wifiSettings, 'details')

/** The page's own fields, and whether the organisation has one network for all its locations. */
export async function loader(args: LoaderFunctionArgs) {
  const facts = gatherFacts(sourcesOf(await readRoute(args, 'location')))(wifiSettings)
  return { ...(await loadStepPage(args, wifiSettings, 'details')), sharedWifi: facts.organisationWifi.sharedWifi }
}

/** The network the bed sensors will use, and who knows about it. */
export default function Details() {
  const t = useText<typeof nl>(texts)
  const { sharedWifi } = useLoaderData<typeof loader>()
  return (
    <StepPage texts={texts}>
      {sharedWifi === 'yes' && <Note className="mt-2">{t('sharedWifi')}</Note>}
      <FieldGroup name="wifi.settings">
        <ChoiceField name="wifi.settings.networkType" options={networkTypes} words="networkType" />
        <TextField name="wifi.settings.ssid" width="medium" />
        <TextField name="wifi.settings.username" width="medium" />
        <SecretField name="wifi.settings.password" />
      </FieldGroup>
      <FieldGroup name="wifi.contact">
        <TextField name="wifi.contact.first_name" />
        <TextField name="wifi.contact.last_name" />
        <TextField name="wifi.contact.email" type="email" />
        <TextField name="wifi.contact.phone" type="tel" width="medium" />
      </FieldGroup>
    </StepPage>
  )
}
