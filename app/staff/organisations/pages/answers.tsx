import { useActionData, useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { ShownTask } from '#app/sharing/shown-item.tsx'
import { loadStaffViewOfAnswers } from '#app/staff/organisations/answers.server.ts'
import { revealSecret, type RevealAnswer } from '#app/staff/organisations/reveal.server.ts'
import { Secrets } from '#app/staff/organisations/secrets.tsx'
import { useMay } from '#app/staff/staff-form.tsx'
import { StaffViewBanner } from '#app/staff/organisations/staff-view-banner.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Note } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle = titledByLoader

export const loader = loadStaffViewOfAnswers
export const action = revealSecret

/** What an organisation filled in for a task, for provider staff: nothing can be changed here; a secret is shown to who says why. */
export default function StaffViewOfAnswers() {
  const t = useText('staff/organisations')
  const cards = useText('roadmap/screens/route-card')
  const { organisation, card, history, item, name, title, secrets, pages, fillIn } = useLoaderData<typeof loader>()
  const mayFillIn = useMay('behalf')
  const answer = useActionData<RevealAnswer>()
  return (
    <>
      <StaffViewBanner organisation={organisation.name} />
      <Breadcrumb
        above={[
          { href: organisation.href, label: organisation.name },
          { href: card, label: cards('title') },
        ]}
        here={item}
      />
      <PageTitle lead={name}>{title}</PageTitle>
      <p className="mt-1">
        <a href={history} className="inline-flex min-h-target items-center">
          {t('seen.toHistory')}
        </a>
      </p>
      {fillIn === null && <Note className="mt-1">{t('fillIn.notOffered')}</Note>}
      {fillIn !== null && mayFillIn && (
        <p>
          <a href={fillIn} className="inline-flex min-h-target items-center">
            {t('fillIn.link')}
          </a>
          <span className="block text-small text-soft">{t('fillIn.onlyForm')}</span>
        </p>
      )}
      {pages.length === 0 && <Note className="mt-2">{t('seen.noFields')}</Note>}
      <div className="max-w-form">
        {pages.map((page) => (
          <ShownTask key={page.key} item={page} base="" />
        ))}
      </div>
      <Secrets secrets={secrets} answer={answer} />
    </>
  )
}
