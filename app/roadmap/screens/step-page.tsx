import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText, useTextReader } from '#app/platform/i18n/use-text.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { StepPageData } from '../flow/page-loader.server.ts'
import type { PageAnswer } from '../flow/save-page.server.ts'
import { RowQuestions } from './conflicts.tsx'
import { DraftOffers } from './draft-offer/draft-offers.tsx'
import { KeptFields, keptFormOf } from './kept-fields.tsx'
import { GoOnAsAsked, LapseQuestion } from './lapse-question/lapse-question.tsx'
import { OrganisationAnswer } from './organisation-answer/organisation-answer.tsx'
import { useItemText } from './page-fields.tsx'
import { PageFrame } from './page-frame.tsx'
import { PageProblems } from './page-problems.tsx'
import { SaveLine } from './save-line.tsx'
import { stepFormId } from './step-handle.ts'
import { useItem } from './use-item.ts'

type Props = {
  /** Why the page cannot be filled in yet and what helps, for a page that the item's card locks. */
  lock?: ReactNode
  /** What stands below the heading while it is locked, in place of its usual words. */
  lockedLead?: string
  /** The fields of the page, in the order they are asked; its files last. */
  children: ReactNode
}

/**
 * A page of an item that asks something, takes files, or both: heading, errors, fields, ways out. Its form stays as long
 * as its address does: answers and newer values come into it, and never under the hands of somebody who is typing.
 */
export function StepPage({ lock, lockedLead, children }: Props) {
  const page = useLoaderData<StepPageData>()
  const answer = useActionData<PageAnswer>()
  const { texts, reviews } = useItem()
  const isLocked = answer?.refused?.isLocked || page.isLocked
  return (
    <PageFrame texts={texts} page={page} refused={answer?.refused ?? null} marks={reviews.marks}>
      {isLocked && !answer ? (
        <>
          <Heading page={page.page} lead={lockedLead} />
          {lock}
        </>
      ) : (
        <StepForm page={page} answer={answer}>
          {isLocked && lock}
          {children}
        </StepForm>
      )}
    </PageFrame>
  )
}

function Heading({ page, lead }: { page: string; lead?: string }) {
  const item = useItemText()
  return <PageTitle lead={lead ?? item(`pages.${page}.lead`)}>{item(`pages.${page}.heading`)}</PageTitle>
}

type FormProps = {
  page: StepPageData
  answer: PageAnswer | undefined
  children: ReactNode
}

function StepForm({ page, answer, children }: FormProps) {
  const t = useText('roadmap/screens')
  const read = useTextReader()
  const item = useItem()
  const { pathname, search } = useLocation()
  // Pages without files have no words for them: reading those would fetch them.
  const upload = page.hasFields ? null : read('platform/documents')
  const lapsing = answer?.refused?.lapsing
  const draft = answer?.refused ? answer.refused.draft : (page.used?.id ?? null)
  return (
    <>
      <PageProblems files={answer?.files.errors} />
      <Heading page={page.page} />
      {page.organisationAnswer && <OrganisationAnswer page={page} answer={page.organisationAnswer} />}
      {item.remark && <Note className="mt-2">{item.remark}</Note>}
      {page.isProposed && !answer && <Note className="mt-2">{t('page.proposed')}</Note>}
      {(page.used !== null || page.offers.length > 0) && <DraftOffers page={page} draft={draft} />}
      <form
        id={stepFormId}
        method="post"
        action={pathname + search}
        encType={page.files ? 'multipart/form-data' : undefined}
        noValidate
        {...(page.hasFields && keptFormOf(page, item, answer !== undefined))}
      >
        <CsrfField />
        {page.locationId && <input type="hidden" name="locationId" value={page.locationId} />}
        {page.hasFields && <KeptFields draft={draft} />}
        {page.isOpen || <Banner kind="info">{t('page.readOnly')}</Banner>}
        <RowQuestions />
        {lapsing && <LapseQuestion lapsing={lapsing} />}
        {children}
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button name="goTo" value="next">
            {t('page.next')}
          </Button>
          <Button tone="quiet" name="goTo" value="save" data-send-files={upload ? '' : undefined}>
            {upload ? upload('field.upload') : t('page.save')}
          </Button>
          <Button tone="plain" name="goTo" value="back">
            {t('page.back')}
          </Button>
        </div>
        {lapsing && <GoOnAsAsked lapsing={lapsing} />}
        {page.hasFields && <SaveLine saved={page.saved} formType={item.key} />}
      </form>
    </>
  )
}
