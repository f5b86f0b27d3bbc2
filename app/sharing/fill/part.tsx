import { useText } from '#app/platform/i18n/use-text.ts'
import type { Shell } from '#app/sharing/guest/shell.ts'
import { CannotDo } from '#app/sharing/guest/ways-out.tsx'
import { AdviceList } from '#app/roadmap/dates/consequence.tsx'
import { Banner } from '#app/ui/banner.tsx'
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
  const { confirmedBy, isFinished, isDone, texts, marks, kept } = data
  if (confirmedBy !== null || isFinished) {
    return <DoneWith by={confirmedBy} shell={shell} late={answer ? (answer.draft ? 'kept' : 'lost') : null} />
  }
  const draft = answer ? answer.draft : (kept?.id ?? null)
  return (
    <>
      {isDone && !answer && (
        <div className="mt-3">
          <Banner kind="success" title={t('isDone', { organisation })}>
            {t('isDoneText', { sender })}
          </Banner>
        </div>
      )}
      <AdviceList advice={answer ? [] : data.dateAdvice} />
      <CannotDo cannot={answer ? null : data.cannot} sender={sender} />
      <Tasks data={data} base={shell.base} />
      <AboutTaskPart about={data.about} base={shell.base} />
      <PageFrame texts={texts} page={data} refused={answer ?? kept} marks={marks} isPart>
        <FillForm data={data} shell={shell} kept={answer ? null : kept} draft={draft} reason={answer?.reason ?? ''} />
      </PageFrame>
    </>
  )
}

type DoneProps = {
  /** Who has looked at it; null where nobody has to. */
  by: string | null
  shell: Shell
  /** What became of a form that came all the same; null where none did. */
  late?: 'kept' | 'lost' | null
}

/** Says that it is done with: there is nothing more to do by the link. */
export function DoneWith({ by, shell: { sender, organisation }, late = null }: DoneProps) {
  const t = useText('sharing/fill')
  const title = by === null ? t('finished', { organisation }) : t('confirmed', { name: by })
  return (
    <>
      {late && (
        <div className="mt-3">
          <Banner kind="warning" title={t('late.title')}>
            {t(`late.${late}`, { sender })}
          </Banner>
        </div>
      )}
      <div className="mt-3">
        <Banner kind="success" title={title}>
          {t('confirmedText', { sender })}
        </Banner>
      </div>
    </>
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
