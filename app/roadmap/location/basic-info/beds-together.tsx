import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { connectionDays, connectionHours } from '#app/roadmap/rules/planning/connection-day.ts'
import { useStepPage } from '#app/roadmap/screens/step-page-context.ts'
import { Note } from '#app/ui/card.tsx'
import { bedsTogether } from './beds.ts'

/** What the stored wards add up to, and what that means for the connection day. */
export function BedsTogether() {
  const t = useText('roadmap/location/basic-info')
  const language = useLanguage()
  const { wards } = useStepPage().values
  const count = Array.isArray(wards) ? bedsTogether(wards.filter(isRow)) : 0
  if (count === 0) return null
  const days = connectionDays(count)
  const hours = connectionHours(count)
  const inWords = (value: number) => value.toLocaleString(language)
  return (
    <Note className="mt-3">
      {days > 1
        ? t('beds.moreDays', { count, days })
        : t('beds.oneDay', { count, from: inWords(hours.from), to: inWords(hours.to) })}
    </Note>
  )
}

const isRow = (ward: unknown): ward is Record<string, unknown> => typeof ward === 'object' && ward !== null
