import { Form } from '@remix-run/react'
import { ReplacesField } from '#app/platform/documents/replaces-field.tsx'
import { UploadField } from '#app/platform/documents/upload-field.tsx'
import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import type { Shell } from '#app/sharing/guest/shell.ts'
import { CannotDo } from '#app/sharing/guest/ways-out.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { AboutTaskPart } from '../about-task.tsx'
import { DoneWith } from '../fill/part.tsx'
import type { FilesAnswer } from '../take-files.server.ts'
import type { FilesData } from './part.server.ts'

type Props = { data: FilesData; answer: FilesAnswer | undefined; shell: Shell }

/** The page on which somebody brings the files of a task by a link. Needs `sharing/fill` and `platform/documents`. */
export function FilesPart({ data, answer, shell }: Props) {
  const t = useText('sharing/fill')
  const say = useText('platform/documents')
  const { base, organisation, sender } = shell
  const { confirmedBy, isFinished, needsConfirming, isDone, hasFields, query, documents, megabytes } = data
  const errors = answer?.errors ?? []
  if (confirmedBy !== null || isFinished) {
    return (
      <>
        <DoneWith by={confirmedBy} shell={shell} late={errors.length > 0 ? 'lost' : null} />
        <Brought documents={documents} />
      </>
    )
  }
  return (
    <>
      <ErrorSummary title={say('problem')} errors={errors.map((message) => ({ fieldId: 'document', message }))} />
      {isDone && !answer && (
        <div className="mt-3">
          <Banner kind="success" title={t('isDone', { organisation })}>
            {t('isDoneText', { sender })}
          </Banner>
        </div>
      )}
      <CannotDo cannot={answer ? null : data.cannot} sender={sender} />
      {!hasFields && <AboutTaskPart about={data.about} base={base} />}
      <section aria-labelledby="files" className="mt-4">
        <h2 id="files">{data.heading}</h2>
        <p className="mt-0.5 max-w-line">{data.lead}</p>
        <Form method="post" action={`${base}/upload${query}`} encType="multipart/form-data" className="mt-2 max-w-form">
          <ReplacesField documents={documents} chosen={null} />
          <UploadField id="document" megabytes={megabytes} errors={errors} />
          <p className="mt-1 text-small text-soft">
            {t('files.who', { organisation })} {!needsConfirming && t('files.finishes')}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <Button name="goTo" value="done">
              {t('files.done')}
            </Button>
            <Button tone="quiet" name="goTo" value="save">
              {t('files.send')}
            </Button>
          </div>
        </Form>
      </section>
      {Boolean(answer?.added) && (
        <div className="mt-3">
          <Banner kind="success">{say('added', { count: answer?.added ?? 0 })}</Banner>
        </div>
      )}
      <Brought documents={documents} />
      {hasFields && (
        <p className="mt-3">
          <a href={base + query} className="inline-flex min-h-target items-center">
            {t('files.back')}
          </a>
        </p>
      )}
    </>
  )
}

/** The files that are there, by name: they are not handed out by the link. */
function Brought({ documents }: Pick<FilesData, 'documents'>) {
  const t = useText('sharing/fill')
  const language = useLanguage()
  return (
    <section aria-labelledby="brought" className="mt-4 max-w-form">
      <h2 id="brought">{t('files.brought')}</h2>
      {documents.length === 0 && <p className="mt-0.5">{t('files.none')}</p>}
      <ul className="mt-1">
        {documents.map(({ id, name, by, at, reason }) => (
          <li key={id} className="border-t border-line-soft py-1 [overflow-wrap:anywhere]">
            {name}{' '}
            <span className="block text-small text-soft">
              {t('files.by', { name: by, day: formatDay(dayOf(at), language) })}
            </span>
            {reason !== null && <span className="block text-small text-amber">{t('files.sentBack', { reason })}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
