import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { infoPageLoader } from '#app/roadmap/flow/info-page-loader.server.ts'
import { InfoPage } from '#app/roadmap/screens/info-page.tsx'
import { wifiTest } from '../item.ts'

const texts = 'roadmap/location/walk-through-wifi-test'

export const handle = titledByLoader
export const loader = infoPageLoader(wifiTest, 'app-settings')

/** How the phones have to be set up for the app. */
export default function AppSettings() {
  const t = useText(texts)
  return (
    <InfoPage>
      <dl className="mt-3 max-w-line">
        {(['notifications', 'sound', 'disturb', 'wifi', 'battery'] as const).map((setting) => (
          <div key={setting} className="border-t border-line py-2 first:border-t-0">
            <dt className="font-semibold">{t(`app.${setting}.name`)}</dt>
            <dd>{t(`app.${setting}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 max-w-line text-soft">{t('app.noPhones')}</p>
    </InfoPage>
  )
}
