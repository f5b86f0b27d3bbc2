import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { pageAddress } from '#app/roadmap/flow/addresses.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { loadInfoPage } from '#app/roadmap/flow/info-page-loader.server.ts'
import { itemWords, missingWords } from '#app/roadmap/flow/words.server.ts'
import { writerFor } from '#app/roadmap/letters/letters.server.ts'
import { MessageToSend } from '#app/roadmap/letters/message-to-send.tsx'
import { missingWifi } from '#app/roadmap/rules/wifi.ts'
import { InfoPage } from '#app/roadmap/screens/info-page.tsx'
import { wifiSettings } from '../item.ts'
import { writeRequest } from '../letters/request.ts'

const texts = 'roadmap/location/setup-it-settings'

export const handle = titledByLoader

/** The message to ICT about what this location still misses; none where the organisation asks for all locations. */
export async function loader(args: LoaderFunctionArgs) {
  const { language } = args.context
  const route = await readRoute(args, 'location')
  const facts = gatherFacts(sourcesOf(route))(wifiSettings)
  const isShared = facts.organisationWifi.sharedWifi === 'yes'
  const nameOf = (path: string) => missingWords(wifiSettings, { page: 'details', path }, language)
  const asked = { facts, nameOf, sender: route.member }
  const page = await loadInfoPage(args, wifiSettings, 'share')
  return {
    ...page,
    lead: isShared ? itemWords(wifiSettings, 'share.shared', language) : page.lead,
    isComplete: missingWifi(facts.locationWifi).length === 0,
    message: isShared ? null : writeRequest(asked, writerFor(wifiSettings, language)),
    brochure: pageAddress(wifiSettings, 'brochure', facts.locationIndex),
  }
}

/** The reader asks ICT for what is missing, in a message of their own. */
export default function Share() {
  const t = useText(texts)
  const { isComplete, message, brochure } = useLoaderData<typeof loader>()
  return (
    <InfoPage>
      {message && (
        <>
          {isComplete && <p className="mt-2 max-w-line">{t('share.complete')}</p>}
          <MessageToSend message={message} />
          <p className="mt-3 max-w-line">
            {t('share.attach')} <a href={brochure}>{t('pages.brochure.title')}</a>.
          </p>
        </>
      )}
    </InfoPage>
  )
}
