import { useText } from '#app/platform/i18n/use-text.ts'
import type { MissingLink } from '#app/roadmap/flow/links-to-other-items.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { WayOut } from '#app/ui/way-out.tsx'

const link = 'text-left text-teal-dark underline underline-offset-3'

type Props = {
  /** What the location's basic information still misses. */
  missing: readonly MissingLink[]
  /** The address of the page on which the beds are confirmed, where that is another page. */
  checkPage?: string
  /** The address of the page before this one, where there is no form that has a way back. */
  back?: string
}

/** What has to be done before the agreement can be made, each with a link to where. */
export function FirstNeeded({ missing, checkPage, back }: Props) {
  const common = useText('roadmap/screens')
  const t = useText('roadmap/location/prepare-quotation')
  return (
    <>
      <Card as="section" accent className="mt-3">
        <h2>{t('lock.heading')}</h2>
        {missing.length > 0 && (
          <>
            <p className="mt-1 max-w-line">{t('lock.missing', { count: missing.length })}</p>
            <ul className="mt-1 max-w-line list-disc pl-3">
              {missing.map(({ words, href }) => (
                <li key={href} className="py-1">
                  <WayOut href={href} className={link}>
                    {words}
                  </WayOut>
                </li>
              ))}
            </ul>
          </>
        )}
        {checkPage && (
          <p className="mt-1 max-w-line">
            {t('lock.confirm')}{' '}
            <WayOut href={checkPage} className={link}>
              {t('lock.toCheck')}
            </WayOut>
          </p>
        )}
      </Card>
      {back && (
        <div className="mt-4">
          <ButtonLink tone="plain" href={back}>
            {common('page.back')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
