import { useText } from '#app/platform/i18n/use-text.ts'
import { ChevronIcon } from './icons.tsx'
import { StateSign, type State } from './state-tag.tsx'
import { WayOut } from './way-out.tsx'

export type RailStep = {
  href: string
  label: string
  /** How far this step is, in a word or two: 'klaar', 'nog 2 vragen'. */
  note?: string
  /** The same as a sign; left out for pages that are no step. */
  state?: State
  current?: boolean
}

const colours: Partial<Record<State, string>> = { busy: 'text-amber', done: 'text-green', returned: 'text-red' }

function StepList({ steps }: { steps: RailStep[] }) {
  return (
    <ol className="border-l-[3px] border-rail">
      {steps.map(({ href, label, note, state = 'none', current }) => (
        <li key={href}>
          <WayOut
            href={href}
            aria-current={current ? 'step' : undefined}
            className={`-ml-[3px] flex min-h-target w-full items-baseline gap-1.5 border-l-[3px] px-1.5 py-1 text-left text-ink no-underline hover:underline ${
              current ? 'border-teal bg-teal-wash font-bold' : 'border-transparent forced-colors:border-[Canvas]'
            }`}
          >
            <StateSign state={state} className={`shrink-0 ${colours[state] ?? 'text-soft'}`} />
            <span className="min-w-0">
              {label} {note && <span className="block text-tag font-normal text-soft">{note}</span>}
            </span>
          </WayOut>
        </li>
      ))}
    </ol>
  )
}

function BesideSteps({ pages }: { pages: RailStep[] }) {
  if (pages.length === 0) return null
  return (
    <ul className="mt-2 text-small">
      {pages.map(({ href, label, current }) => (
        <li key={href}>
          <WayOut
            href={href}
            aria-current={current ? 'page' : undefined}
            className="inline-flex min-h-target items-center text-teal underline underline-offset-3"
          >
            {label}
          </WayOut>
        </li>
      ))}
    </ul>
  )
}

type Props = {
  /** The number of the task on the route card: '1.1.2'. */
  number: string
  title: string
  steps: RailStep[]
  beside?: RailStep[]
}

/**
 * The steps of one task and where the reader is, and pages that are no step. Beside the page on a wide screen; on a narrow one a line that opens,
 * without script. Only one of the two is there for screen readers and keyboard.
 */
export function SideRail({ number, title, steps, beside = [] }: Props) {
  const t = useText('common')
  const current = steps.find((step) => step.current)
  return (
    <nav aria-label={t('steps')} className="print:hidden">
      <div className="hidden md:block">
        <p className="mb-1.5">
          <span className="text-soft">{number}</span> <b>{title}</b>
        </p>
        <StepList steps={steps} />
        <BesideSteps pages={beside} />
      </div>
      <details className="group rounded border border-line bg-card md:hidden">
        <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-1 px-2 py-1 font-semibold [&::-webkit-details-marker]:hidden">
          {current ? t('stepNow', { step: current.label }) : title}
          <ChevronIcon className="h-2.5 w-2.5 group-open:rotate-180" />
        </summary>
        <div className="px-2 pb-2">
          <StepList steps={steps} />
          <BesideSteps pages={beside} />
        </div>
      </details>
    </nav>
  )
}
