import { useActionData, useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { PageFrame } from '#app/roadmap/screens/page-frame.tsx'
import { fillIn, type FillInAnswer } from '#app/staff/organisations/fill-in/action.server.ts'
import { FillInPart } from '#app/staff/organisations/fill-in/form.tsx'
import { loadFillIn } from '#app/staff/organisations/fill-in/load.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Note } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle = titledByLoader

export const loader = loadFillIn
export const action = fillIn

/** A task that provider staff fill in for somebody of the organisation whom they have on the phone. */
export default function FillIn() {
  const t = useText('staff/organisations')
  const cards = useText('roadmap/screens/route-card')
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<FillInAnswer>()
  const { organisation, card, answers, closed, item, name, title } = page
  return (
    <>
      <div className="mb-2">
        <Banner kind="info" title={t('fillIn.banner', { organisation: organisation.name })} live={false}>
          {t('fillIn.bannerText')}
        </Banner>
      </div>
      <Breadcrumb
        above={[
          { href: organisation.href, label: organisation.name },
          { href: card, label: cards('title') },
          { href: answers, label: item },
        ]}
        here={t('fillIn.here')}
      />
      <PageTitle lead={name}>{title}</PageTitle>
      {closed !== null && !answer ? (
        <Note className="mt-2">{t(`fillIn.closed.${closed}`)}</Note>
      ) : (
        <PageFrame texts={page.texts} page={{ ...page, ...noQuestions }} refused={answer ?? null} marks={noMarks}>
          <FillInPart page={page} answer={answer} />
        </PageFrame>
      )}
    </>
  )
}

const noMarks = {}
/** The part below asks them itself. */
const noQuestions = { removing: null, fewer: null }
