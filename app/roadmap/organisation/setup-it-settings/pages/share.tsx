import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { loadInfoPage } from '#app/roadmap/flow/info-page-loader.server.ts'
import { missingWords } from '#app/roadmap/flow/words.server.ts'
import { writerFor } from '#app/roadmap/letters/letters.server.ts'
import { MessageToSend } from '#app/roadmap/letters/message-to-send.tsx'
import { InfoPage } from '#app/roadmap/screens/info-page.tsx'
import { Note } from '#app/ui/card.tsx'
import { orgWifiSettings } from '../item.ts'
import { writeRequest } from '../letters/request.ts'

const texts = 'roadmap/organisation/setup-it-settings'

export const handle = titledByLoader

/** The message to ICT about the network that the locations share; none where each location has its own. */
export async function loader(args: LoaderFunctionArgs) {
  const { language } = args.context
  const route = await readRoute(args, 'organisation')
  const sources = sourcesOf(route)
  const facts = gatherFacts(sources)(orgWifiSettings)
  const { sharedWifi, wifi } = facts.organisationWifi
  const { missing } = orgWifiSettings.progress(sources.fieldsOf(orgWifiSettings.key), facts)
  const asked = {
    wifi,
    organisation: facts.organisationName,
    missing: missing.filter((one) => !isPassword(one)).map((one) => missingWords(orgWifiSettings, one, language)),
    needsPassword: missing.some(isPassword),
    sender: route.member,
  }
  return {
    ...(await loadInfoPage(args, orgWifiSettings, 'share')),
    isComplete: missing.length === 0,
    message: sharedWifi === 'no' ? null : writeRequest(asked, writerFor(orgWifiSettings, language)),
  }
}

const isPassword = ({ path }: { path: string }): boolean => path === 'wifi.settings.password'

/** The reader asks ICT for what is missing, in a message of their own. */
export default function Share() {
  const t = useText(texts)
  const { isComplete, message } = useLoaderData<typeof loader>()
  return (
    <InfoPage>
      {message ? (
        <>
          {isComplete && <p className="mt-2 max-w-line">{t('share.complete')}</p>}
          <MessageToSend message={message} />
        </>
      ) : (
        <Note className="mt-2">{t('share.notShared')}</Note>
      )}
    </InfoPage>
  )
}
