import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { WayOut } from '#app/ui/way-out.tsx'
import type { DatesOnPage } from './dates-on-page.ts'
import { passedButton } from './passed-field.ts'

/** Asks of a connection day that is over whether it took place: before it is saved, or on its own page where it is stored. */
export function PassedAnswer({ passed }: { passed: NonNullable<DatesOnPage['passed']> }) {
  const t = useText('roadmap/dates')
  const { iso, day, href } = passed
  return (
    <div className="mt-3">
      <Banner kind="warning" title={t('passed.title', { day })} live={false}>
        <p>{t(href === null ? 'passed.text' : 'passed.stored')}</p>
        {href === null ? (
          <p className="mt-1 flex flex-wrap gap-1.5">
            <Button tone="quiet" {...passedButton('all', iso)}>
              {t('passed.all')}
            </Button>
            <Button tone="quiet" {...passedButton('partly', iso)}>
              {t('passed.partly')}
            </Button>
          </p>
        ) : (
          <WayOut href={href}>{t('passed.answer')}</WayOut>
        )}
      </Banner>
    </div>
  )
}
