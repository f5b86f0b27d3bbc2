import { useText } from '#app/platform/i18n/use-text.ts'
import { CheckIcon } from '#app/ui/icons.tsx'

const steps = ['choose', 'check', 'save'] as const

/** The three steps from a file to what is saved, and at which one the page is. */
export function ImportSteps({ at }: { at: (typeof steps)[number] }) {
  const t = useText('roadmap/import')
  const here = steps.indexOf(at)
  return (
    <ol className="my-2 flex flex-wrap gap-x-3 gap-y-1">
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={place === here ? 'step' : undefined}
          className={`flex items-center gap-1 ${place === here ? 'font-strong text-ink' : 'text-soft'}`}
        >
          <span
            aria-hidden="true"
            className={`grid h-4 w-4 place-items-center rounded-pill border-2 text-small ${
              place < here
                ? 'border-teal bg-teal text-white'
                : place === here
                  ? 'border-teal text-teal-dark'
                  : 'border-edge'
            }`}
          >
            {place < here ? <CheckIcon className="h-2 w-2" /> : place + 1}
          </span>{' '}
          {t(`steps.${step}`)}
          {place < here && <span className="sr-only"> ({t('steps.past')})</span>}{' '}
        </li>
      ))}
    </ol>
  )
}
