import { useText } from '#app/platform/i18n/use-text.ts'
import { WayOut } from '#app/ui/way-out.tsx'
import type { StepPageData } from '../../flow/page-loader.server.ts'

type Props = { page: StepPageData; answer: NonNullable<StepPageData['organisationAnswer']> }

/** Says that the answers were taken over from the organisation, or differ from its own, with the way to it. */
export function OrganisationAnswer({ page: { organisationName }, answer: { is, answers, href } }: Props) {
  const t = useText('roadmap/screens/organisation-answer')
  return (
    <p className={`mt-1 max-w-text text-small ${is === 'differs' ? 'text-amber' : 'text-soft'}`}>
      {is === 'same' && t('same', { name: organisationName })}
      {is === 'differs' && answers === '' && t('differs', { name: organisationName })}
      {is === 'differs' && answers !== '' && t('differsFrom', { name: organisationName, answers })}{' '}
      <WayOut href={href} className="inline-block py-0.5 text-teal-dark underline underline-offset-3">
        {t('look')}
      </WayOut>
    </p>
  )
}
