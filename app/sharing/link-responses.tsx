import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { HistoryValues } from '#app/roadmap/history/history-change.tsx'
import type { LinkResponse } from './link-responses.server.ts'

type Props = {
  linkResponses: LinkResponse
  /** The address of the page of the link. */
  href: string
}

/** What came in by a link. */
export function LinkResponses({ linkResponses, href }: Props) {
  const t = useText('sharing/fill')
  const signing = useText('sharing/signing')
  const { tasks, byName, canReopen, mayAct, name } = linkResponses
  if (tasks.length === 0 && byName === null) return null
  return (
    <>
      {byName !== null && (
        <p className="mt-3">
          <a href={`${href}/evidence`} className="inline-flex min-h-target items-center">
            {signing(`evidence.title.${byName}`)}
          </a>
        </p>
      )}
      {tasks.length > 0 && (
        <section aria-labelledby="came-in">
          <h2 id="came-in" className="mt-4">
            {t('linkResponses.title')}
          </h2>
          {tasks.map((task) => (
            <Task key={task.key} task={task} mayAct={mayAct} />
          ))}
        </section>
      )}
      {canReopen && (
        <Form method="post" className="mt-2 print:hidden">
          <CsrfField />
          <p className="max-w-line">{t('linkResponses.reopenText', { name })}</p>
          <Button tone="quiet" name="intent" value="reopen" className="mt-1">
            {t('linkResponses.reopen')}
          </Button>
        </Form>
      )}
    </>
  )
}

function Task({ task, mayAct }: { task: LinkResponse['tasks'][number]; mayAct: boolean }) {
  const t = useText('sharing/fill')
  const say = useText('roadmap/history')
  const { title, address, history, changes, isCut } = task
  return (
    <>
      <h3 className="mt-2">{title}</h3>
      {changes.length === 0 && <p className="mt-0.5">{t('linkResponses.none')}</p>}
      {changes.length > 0 && (
        <ul className="mt-1 max-w-form">
          {changes.map(({ id, label, when, kind, from, to }) => (
            <li key={id} className="break-inside-avoid border-t border-line-soft py-1">
              <p className="break-words font-semibold">
                {label} <span className="text-small font-normal text-soft">{when}</span>
              </p>
              <HistoryValues
                none={say('nothing')}
                values={[
                  ...(kind === 'added' ? [] : [{ term: say('was'), value: from }]),
                  { term: say(kind === 'added' ? 'added' : 'became'), value: to },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      {isCut && <p className="mt-0.5 text-small text-soft">{t('linkResponses.more')}</p>}
      {mayAct && (
        <p className="mt-1 flex flex-wrap gap-x-3 print:hidden">
          <a href={address} className="inline-flex min-h-target items-center">
            {t('linkResponses.open', { task: title })}
          </a>
          <a href={history} className="inline-flex min-h-target items-center">
            {t('linkResponses.history', { task: title })}
          </a>
        </p>
      )}
    </>
  )
}
