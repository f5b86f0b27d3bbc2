import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { organisationAddress } from '../addresses.ts'
import type { Namesake } from './add.server.ts'
import type { OnboardingAnswer } from './values.ts'

/** Asks of each name that is there already whether it is to be there twice; part of the form. */
export function NamesakeQuestions({ namesakes, agreed }: Pick<OnboardingAnswer, 'namesakes' | 'agreed'>) {
  const t = useText('staff/organisations/onboarding')
  const kept = agreed.filter((key) => !namesakes.some((one) => one.key === key))
  return (
    <>
      {kept.map((key) => (
        <input key={key} type="hidden" name="again" value={key} />
      ))}
      {namesakes.length > 0 && (
        <div className="mb-3 grid gap-2">
          <Banner kind="warning" live={false} title={t('namesakes.title')}>
            {namesakes.map((one, at) => (
              <Question key={one.key} namesake={one} id={at === 0 ? 'again' : `again-${at + 1}`} />
            ))}
          </Banner>
        </div>
      )}
    </>
  )
}

function Question({ namesake: { key, name, known, isTwice }, id }: { namesake: Namesake; id: string }) {
  const t = useText('staff/organisations/onboarding')
  return (
    <div className="mt-1 [overflow-wrap:anywhere]">
      {known.length > 0 && <p>{t('namesakes.known', { name })}</p>}
      <ul className="list-disc pl-3">
        {known.map((one) => {
          const about = [
            one.city,
            one.kvk && t('namesakes.kvk', { number: one.kvk }),
            t('namesakes.locations', { count: one.locations }),
            one.isArchived && t('namesakes.archived'),
          ]
          return (
            <li key={one.id}>
              <a href={organisationAddress(one.id)}>{one.name}</a> ({about.filter(Boolean).join(', ')})
            </li>
          )
        })}
      </ul>
      {isTwice && <p>{t('namesakes.twice', { name })}</p>}
      <Checkbox id={id} name="again" value={key} label={t('namesakes.again', { name })} />
    </div>
  )
}
