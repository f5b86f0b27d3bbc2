import type { ReactNode } from 'react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { inputId } from '#app/roadmap/rules/paths.ts'
import { Card } from '#app/ui/card.tsx'
import { StateTag, type State } from '#app/ui/state-tag.tsx'
import { WayOut } from '#app/ui/way-out.tsx'
import type { TestStatus } from './test-status.ts'

type Props = {
  status: TestStatus
  trackAndTrace: string
  /** Where the details of the network are filled in. */
  network: { title: string; href: string }
}

const signs: Record<string, State> = {
  known: 'done',
  unknown: 'none',
  notYet: 'none',
  sending: 'busy',
  sent: 'done',
  connected: 'confirmed',
}

/** How far the WiFi check is, as the provider and the location's own answers tell. */
export function TestStatusList({ status, trackAndTrace, network }: Props) {
  const t = useText('roadmap/location/walk-through-wifi-test')
  const { data, parcel, connection } = status
  return (
    <Card className="mt-3">
      <dl>
        <Line id={inputId('wifi')} name={t('standing.data.name')} sign={signs[data]} label={t(`standing.data.${data}`)}>
          {data === 'unknown' && <WayOut href={network.href}>{t('standing.fillIn', { title: network.title })}</WayOut>}
        </Line>
        <Line name={t('standing.parcel.name')} sign={signs[parcel]} label={t(`standing.parcel.${parcel}`)}>
          {trackAndTrace && (
            <p className="break-words">
              {t('fields.trackAndTrace')}: <strong className="font-semibold">{trackAndTrace}</strong>
            </p>
          )}
        </Line>
        <Line
          name={t('standing.connection.name')}
          sign={signs[connection]}
          label={t(`standing.connection.${connection}`)}
        />
      </dl>
    </Card>
  )
}

type LineProps = { id?: string; name: string; sign: State | undefined; label: string; children?: ReactNode }

function Line({ id, name, sign = 'none', label, children }: LineProps) {
  return (
    <div id={id} className="border-t border-line-soft py-1.5 first:border-t-0 sm:grid sm:grid-cols-2 sm:gap-2">
      <dt className="font-semibold">{name}</dt>
      <dd className="min-w-0">
        <StateTag state={sign} label={label} />
        {children && <div className="mt-0.5 text-small">{children}</div>}
      </dd>
    </div>
  )
}
