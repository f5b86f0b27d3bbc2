import { useText } from '#app/platform/i18n/use-text.ts'
import { FactList } from '#app/ui/fact-list.tsx'
import type { Reading } from './reading.server.ts'

/** Between whom something is agreed, and about what. */
export type SummaryFacts = {
  item: string
  title: string
  organisation: string
  supplier: { name: string; kvk: string; city: string } | null
  isText: boolean
  /** Why it is signed again; null the first time. */
  againReason: string | null
}

type Props = { facts: SummaryFacts; reading: Reading; ask: string | null }

/** What is signed in a few words: about what, between whom, how long, what is asked, and how much there is to read. */
export function Summary({ facts: { item, title, organisation, supplier, isText, againReason }, reading, ask }: Props) {
  const t = useText('sharing/signing/reading')
  // Of a document of the provider it is not known what stands in it.
  const kind = isText && (item === 'processing-agreement' || item === 'quotation') ? item : 'other'
  const count = reading.count - 1
  return (
    <FactList
      facts={[
        [t('summary.what'), t(`summary.about.${kind}`, { title })],
        [t('summary.parties'), `${organisation}\n${supplier ? t('summary.and', supplier) : t('summary.andUnknown')}`],
        [t('summary.duration'), t(`summary.durations.${kind}`, { organisation })],
        [t('summary.again'), againReason],
        [t('summary.ask'), ask],
        [t('summary.parts'), count > 0 ? t('summary.partsText', { count, minutes: reading.minutes }) : null],
      ]}
    />
  )
}
