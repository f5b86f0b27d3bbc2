import { Form, useLocation } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { FewerRows, RowToChoose } from '../../flow/fewer-rows.server.ts'
import { inputId } from '../../rules/paths.ts'
import { useErrors, useItemText } from '../page-fields.tsx'
import { stepFormId } from '../step-handle.ts'
import { useStepPage } from '../step-page-context.ts'

type Props = {
  question: FewerRows
  version: number
  /** True where the page around it has a heading of its own. */
  isPart?: boolean
}

const field = 'gone'

/** Asks which rows go where fewer are wanted than are filled in. Nothing is chosen beforehand, and nothing is gone yet. */
export function CountQuestion({ question, version, isPart = false }: Props) {
  const t = useText('roadmap/screens/count-question')
  const item = useItemText()
  const page = useStepPage()
  const { pathname, search } = useLocation()
  const errors = useErrors(field) ?? []
  const { list, wanted, shown, rows } = question
  const count = rows.length - wanted
  const free = rows.filter(({ isKept }) => !isKept)
  const canGo = free.length >= count
  const here = pathname + withoutQuestion(search)
  const words = (key: string, values: Record<string, number> = { count }) => item(`rows.${list}.fewer.${key}`, values)
  const lead = t('lead', { shown, wanted, filled: rows.length })
  return (
    <>
      <ErrorSummary errors={errors.map((message) => ({ fieldId: inputId(`${field}[0]`), message }))} />
      {isPart ? (
        <>
          <h2>{words('title')}</h2>
          <p className="mt-1 max-w-text">{lead}</p>
        </>
      ) : (
        <PageTitle lead={lead}>{words('title')}</PageTitle>
      )}
      <Form id={stepFormId} method="post" action={pathname + search} className="mt-3">
        <CsrfField />
        <input type="hidden" name="version" value={version} />
        {page.locationId && <input type="hidden" name="locationId" value={page.locationId} />}
        <fieldset>
          <legend className="sr-only">{words('title')}</legend>
          {canGo && count === 1 && (
            <div hidden>
              <input type="radio" id="none-gone" name={field} value="" defaultChecked />
              <label htmlFor="none-gone">{t('none')}</label>
            </div>
          )}
          <ul className="divide-y divide-line-soft rounded border border-line bg-card">
            {rows.map((row) => (
              <li key={row.id} className="has-[:checked]:bg-red-wash">
                {canGo && !row.isKept ? (
                  <Choice row={row} type={count === 1 ? 'radio' : 'checkbox'} at={free.indexOf(row)} />
                ) : (
                  <div className="px-2 py-1.5 pl-7">
                    <Said row={row} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </fieldset>
        <div className="mt-3">
          {canGo ? (
            <Banner kind="warning" title={t('goneTitle')} live={false}>
              <p>
                {words('gone')} {t('goneText', { count: wanted })}
              </p>
            </Banner>
          ) : (
            <Banner kind="info" title={t('keptTitle')} live={false}>
              <p>{t('keptText')}</p>
            </Banner>
          )}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {canGo && (
            <Button tone="removal" name="goTo" value={`fewer:${list}:${wanted}`}>
              {words('remove')}
            </Button>
          )}
          <a
            href={`${here}#${inputId(list)}`}
            className="inline-flex min-h-target items-center font-medium text-teal-dark underline-offset-3"
          >
            {words('keep', { count: rows.length })}
          </a>
        </div>
      </Form>
    </>
  )

  function Choice({ row, type, at }: { row: RowToChoose; type: 'radio' | 'checkbox'; at: number }) {
    const id = inputId(`${field}[${at}]`)
    return (
      <label htmlFor={id} className="flex min-h-target cursor-pointer items-start gap-1.5 px-2 py-1.5 hover:bg-hover">
        <input type={type} id={id} name={field} value={row.id} className="mt-0.5 h-3 w-3 shrink-0 accent-red" />
        <Said row={row} />
      </label>
    )
  }

  function Said({ row: { name, says, left, isKept } }: { row: RowToChoose }) {
    const after = left !== null && count === 1 && !isKept ? words('left', { count: left }) : ''
    const about = [says, after, isKept ? t('kept') : ''].filter((part) => part !== '').join('. ')
    return (
      <span className="[overflow-wrap:anywhere]">
        <b className="font-bold">{name}</b>
        {about && <span className="block text-small text-soft">{about}</span>}
      </span>
    )
  }
}

function withoutQuestion(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('fewer')
  return query.size > 0 ? `?${query}` : ''
}
