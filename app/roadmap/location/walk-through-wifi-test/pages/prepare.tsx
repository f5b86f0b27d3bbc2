import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { loadInfoPage } from '#app/roadmap/flow/info-page-loader.server.ts'
import { InfoPage } from '#app/roadmap/screens/info-page.tsx'
import { wifiTest } from '../item.ts'
import { TestStatusList } from '../test-status-list.tsx'
import { loadStanding } from '../test-status.server.ts'

const texts = 'roadmap/location/walk-through-wifi-test'

export const handle = titledByLoader

/** The words of the page, and how far the WiFi check is. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadInfoPage(args, wifiTest, 'prepare')), ...(await loadStanding(args)) }
}

/** Whether the network is known, and how the walk-through test goes. */
export default function Prepare() {
  const t = useText(texts)
  const { status, trackAndTrace, network } = useLoaderData<typeof loader>()
  return (
    <InfoPage>
      <TestStatusList status={status} trackAndTrace={trackAndTrace} network={network} />
      <h2 className="mt-4">{t('how.title')}</h2>
      <ol className="mt-1 max-w-line list-decimal pl-3">
        {(['bring', 'switchOn', 'wait', 'walk', 'note', 'tell'] as const).map((step) => (
          <li key={step} className="mt-1 pl-0.5">
            {t(`how.${step}`)}
          </li>
        ))}
      </ol>
    </InfoPage>
  )
}
