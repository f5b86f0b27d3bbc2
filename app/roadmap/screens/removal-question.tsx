import { Form, useLocation } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Button } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { RowToRemove } from '../flow/rows.ts'
import { inputId } from '../rules/paths.ts'
import { useItemText } from './page-fields.tsx'
import { stepFormId } from './step-handle.ts'
import { useStepPage } from './step-page-context.ts'

type Props = {
  row: RowToRemove
  version: number
  /** True where the page around it has a heading of its own. */
  isPart?: boolean
}

/** Asks before a row that says something is removed: what browsers without JavaScript get instead of a dialog. */
export function RemovalQuestion({ row, version, isPart = false }: Props) {
  const t = useText('roadmap/screens')
  const item = useItemText()
  const page = useStepPage()
  const { pathname, search } = useLocation()
  const name = item(`rows.${row.list}.${row.name ? 'named' : 'legend'}`, { number: row.number, name: row.name })
  const place = inputId(`${row.list}[${row.number - 1}]`)
  return (
    <>
      {isPart ? (
        <>
          <h2>{t('removal.title', { name })}</h2>
          <p className="mt-1 max-w-text">{t('removal.text')}</p>
        </>
      ) : (
        <PageTitle lead={t('removal.text')}>{t('removal.title', { name })}</PageTitle>
      )}
      <Form
        id={stepFormId}
        method="post"
        action={pathname + withoutRemove(search)}
        className="mt-3 flex flex-wrap gap-2"
      >
        <CsrfField />
        <input type="hidden" name="version" value={version} />
        {page.locationId && <input type="hidden" name="locationId" value={page.locationId} />}
        <Button tone="danger" name="goTo" value={`removed:${row.list}:${row.id}`}>
          {t('removal.confirm')}
        </Button>
        <Button tone="quiet" name="goTo" value={`${pathname}${withoutRemove(search)}#${place}`}>
          {t('removal.cancel')}
        </Button>
      </Form>
    </>
  )
}

function withoutRemove(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('remove')
  return query.size > 0 ? `?${query}` : ''
}
