import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { Input } from '#app/ui/input.tsx'
import type { WorkRefused } from './act.server.ts'
import { longest } from './limits.ts'
import type { Work } from './list.server.ts'
import { StaffForm } from '#app/staff/staff-form.tsx'

const chip =
  'inline-flex min-h-target items-center gap-1 whitespace-nowrap rounded-pill border px-1.5 no-underline hover:bg-teal-wash md:min-h-4'
const chosen = 'border-teal bg-teal-wash font-semibold text-teal-dark'
const others = 'border-edge bg-card text-ink'

/** What opens something that is seldom needed. */
export const opener =
  'inline-flex min-h-target cursor-pointer items-center text-teal-dark underline underline-offset-3 md:min-h-3.5'

type Choice = { key: string; href: string; isShown: boolean; name: string; count?: number }

/** Choices of a list as links, of which some are chosen. */
export function Chips({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className="min-w-0 max-w-full">
      <ul className="flex gap-1 overflow-x-auto py-0.5 sm:flex-wrap">
        {choices.map(({ key, href, isShown, name, count }) => (
          <li key={key} className="shrink-0">
            <a
              href={href}
              aria-current={isShown ? 'true' : undefined}
              className={`${chip} ${isShown ? chosen : others}`}
            >
              {name}
              {count !== undefined && <span className="text-soft"> {count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whose the list is and what is on it; both stand in the address. */
export function WorkChips({ work: { owners, kinds } }: { work: Work }) {
  const t = useText('staff/today')
  return (
    <div className="mt-1 flex flex-wrap gap-x-3">
      <Chips label={t('owners.label')} choices={owners.map((one) => ({ ...one, name: t(`owners.${one.key}`) }))} />
      <Chips label={t('kinds.label')} choices={kinds.map((one) => ({ ...one, name: t(`kinds.${one.key}`) }))} />
    </div>
  )
}

/** A search in the list, its part of the country, and its order. */
export function SearchAndSort({ work: { orders, regions, narrowed, q, withoutSearch } }: { work: Work }) {
  const t = useText('staff/today')
  const hidden = Object.entries(narrowed).filter(([, value]) => value !== '')
  return (
    <details className="min-w-0 max-w-full" open={q !== '' || narrowed.sort !== 'urgency' || narrowed.region !== ''}>
      <summary className={opener}>{t('search.open')}</summary>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chips label={t('regions.label')} choices={regions.map((one) => ({ ...one, name: t(`regions.${one.key}`) }))} />
        <Chips label={t('orders.label')} choices={orders.map((one) => ({ ...one, name: t(`orders.${one.key}`) }))} />
        <Form role="search" aria-label={t('search.label')} className="flex flex-wrap items-center gap-1">
          {hidden.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor="q" className="sr-only">
            {t('search.label')}
          </label>
          <Input id="q" name="q" type="search" defaultValue={q} maxLength={100} className="md:min-h-4 md:w-20" />
          <button type="submit" className="row-button">
            {t('search.show')}
          </button>
          {withoutSearch && <a href={withoutSearch}>{t('search.all')}</a>}
        </Form>
      </div>
    </details>
  )
}

/** The lists that the reader kept under a name, and a place to keep this one. */
export function Views({ work: { views, act }, refused }: { work: Work; refused: WorkRefused | undefined }) {
  const t = useText('staff/today')
  const isRefused = refused?.problem === 'viewName' || refused?.problem === 'manyViews'
  return (
    <section aria-label={t('views.label')} className="flex flex-wrap items-center gap-1">
      {views.length > 0 && (
        <ul className="flex flex-wrap gap-1">
          {views.map(({ id, name, href }) => (
            <li key={id} className="flex items-center">
              <a href={href} className={`${chip} ${others} [overflow-wrap:anywhere]`}>
                {name}
              </a>
              <StaffForm action={act}>
                <CsrfField />
                <button
                  type="submit"
                  name="act"
                  value={`remove ${id}`}
                  aria-label={t('views.remove', { name })}
                  className="min-h-target min-w-target text-soft hover:text-red md:min-h-4 md:min-w-3"
                >
                  <span aria-hidden="true">×</span>
                </button>
              </StaffForm>
            </li>
          ))}
        </ul>
      )}
      <details className="min-w-0 max-w-full" open={isRefused}>
        <summary className={opener}>{t('views.keep')}</summary>
        <StaffForm action={act} className="flex flex-wrap items-center gap-1">
          <CsrfField />
          <label htmlFor="view-name">{t('views.name')}</label>
          <Input
            id="view-name"
            name="name"
            maxLength={longest.view}
            defaultValue={refused?.name}
            aria-invalid={isRefused ? true : undefined}
            className="md:min-h-4 md:w-20"
          />
          <button type="submit" name="act" value="keep" className="row-button">
            {t('views.save')}
          </button>
        </StaffForm>
      </details>
    </section>
  )
}
