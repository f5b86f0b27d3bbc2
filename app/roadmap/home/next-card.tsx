import { ButtonLink } from '#app/ui/button.tsx'
import { ClockIcon } from '#app/ui/icons.tsx'
import { RouteDoneDrawing } from '#app/ui/illustrations.tsx'
import type { NextStep } from './next-step.server.ts'

/** The one step to take, over all locations and the organisation: the only filled button of the page. */
export function NextCard({ step, id = 'next-step' }: { step: NextStep; id?: string }) {
  const { eyebrow, heading, text, href, button, pass, time } = step
  return (
    <section
      aria-labelledby={id}
      className="mt-2 grid gap-x-5 gap-y-1.5 rounded border border-l-[8px] border-line border-l-teal bg-card p-2 sm:mt-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:p-3"
    >
      <div>
        <p className="text-small font-semibold text-soft [overflow-wrap:anywhere]">{eyebrow}</p>
        <h2 id={id} className="[overflow-wrap:anywhere]">
          {heading}
        </h2>
        <p className="mt-0.5 max-w-text text-soft [overflow-wrap:anywhere]">{text}</p>
      </div>
      <div className="grid gap-0.5 sm:max-w-[16rem] md:max-w-none sm:justify-items-center">
        <ButtonLink href={href}>{button}</ButtonLink>
        {pass && (
          <ButtonLink href={pass.href} tone="plain">
            {pass.words}
          </ButtonLink>
        )}
      </div>
      {time && (
        <p className="flex gap-1.5 border-t border-line-soft pt-1.5 text-small sm:col-span-2">
          <ClockIcon className={`mt-0.25 h-2.5 w-2.5 ${time.isLate ? 'text-red' : 'text-soft'}`} />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <b className={`font-strong ${time.isLate ? 'text-red' : ''}`}>{time.words}</b> {time.why}
          </span>
        </p>
      )}
    </section>
  )
}

type Calm = { isDone: boolean; heading: string; text: string }

/** What stands in its place where no task asks anything. */
export function CalmCard({ calm, id = 'next-step' }: { calm: Calm; id?: string }) {
  return (
    <section
      aria-labelledby={id}
      className={`mt-2 rounded border border-l-[8px] border-line bg-card p-2 sm:mt-3 sm:p-3 ${calm.isDone ? 'border-l-green' : 'border-l-route'}`}
    >
      {calm.isDone && <RouteDoneDrawing className="mb-1.5 w-40 max-w-full" />}
      <h2 id={id}>{calm.heading}</h2>
      <p className="mt-0.5 max-w-text text-soft">{calm.text}</p>
    </section>
  )
}
