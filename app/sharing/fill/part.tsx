import { useText } from '#app/platform/i18n/use-text.ts'
import type { Shell } from '#app/sharing/guest/shell.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Note } from '#app/ui/card.tsx'
import { PageFrame } from '#app/roadmap/screens/page-frame.tsx'
import { AboutTaskPart } from '../about-task.tsx'
import type { FillAnswer } from './action.server.ts'
import { FillForm } from './fill-form.tsx'
import type { FillData } from './part.server.ts'

type Props = {
  data: FillData
  /** What came back of a form that could not be saved as it was. */
  answer: FillAnswer | undefined
  shell: Shell
}

/** The page on which somebody fills in a task by a link. */
export function FillPart({ data, answer, shell }: Props) {
  const t = useText('sharing/fill')
  const { organisation, sender } = shell
  const { confirmedBy, isDone, texts, marks } = data
  if (confirmedBy !== null) return <LookedAt by={confirmedBy} sender={sender} />
  return (
    <>
      {isDone && !answer && (
        <div className="mt-3">
          <Banner kind="success" title={t('isDone', { organisation })}>
            {t('isDoneText', { sender })}
          </Banner>
        </div>
      )}
      {!isDone && <Note className="mt-2">{t('lead', { organisation })}</Note>}
      <Tasks data={data} base={shell.base} />
      <AboutTaskPart about={data.about} base={shell.base} />
      <PageFrame texts={texts} page={data} refused={answer ?? null} marks={marks} isPart>
        <FillForm data={data} shell={shell} reason={answer?.reason ?? ''} />
      </PageFrame>
    </>
  )
}

/** Says that the sender agreed: there is nothing more to do by the link. */
export function LookedAt({ by, sender }: { by: string; sender: string }) {
  const t = useText('sharing/fill')
  return (
    <div className="mt-3">
      <Banner kind="success" title={t('confirmed', { name: by })}>
        {t('confirmedText', { sender })}
      </Banner>
    </div>
  )
}

function Tasks({ data: { tasks, task }, base }: { data: FillData; base: string }) {
  const t = useText('sharing/fill')
  if (tasks.length === 0) return null
  return (
    <nav aria-label={t('tasks')} className="mt-3">
      <ul className="flex flex-wrap gap-x-3">
        {tasks.map(({ key, title }) => (
          <li key={key}>
            <a
              href={`${base}?task=${key}`}
              aria-current={key === task ? 'page' : undefined}
              className="inline-flex min-h-target items-center aria-[current]:font-bold aria-[current]:no-underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
