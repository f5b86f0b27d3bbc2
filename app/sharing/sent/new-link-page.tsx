import { getFormProps, useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { Form } from '@remix-run/react'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { useText } from '#app/platform/i18n/use-text.ts'
import { maxDays } from '#app/roadmap/rules/purposes.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormProblems, shownIn } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { HandedLinkView } from './handed-link.tsx'
import type { HandedLink } from './handed-link.server.ts'
import { LinkFields, type LinkForm } from './link-fields.tsx'
import { linkFields } from './link-values.ts'
import type { NewLink } from './new-link.server.ts'
import type { NextLink } from '#app/roadmap/assigning/links-to-make.server.ts'

/**
 * What came of the form: the link, to be seen once; what was typed, with what is wrong with it; or what was typed, in the
 * other language.
 */
export type NewLinkAnswer =
  | { handed: HandedLink; refused: null; typed: null }
  | { handed: null; refused: { result: SubmissionResult<string[]>; isTwice: boolean }; typed: null }
  | { handed: null; refused: null; typed: SubmissionResult<string[]> }

/** The form in which a link is made; the language switch belongs to it too. */
export const newLinkFormId = 'link'

type Props = {
  asked: NewLink
  answer: NewLinkAnswer | undefined
  /** Whom the link is about, where the page does not say so by itself. */
  about: string
  /** Where the links are listed. */
  list: string
  /** The link that is made after this one; null or left out where there is none. */
  next?: NextLink | null
  /** Where the task is that the link is to; left out where its sender did not come from there. */
  task?: string
}

/** Asks what is needed for a link; then hands it over. */
export function NewLinkPage({ asked, answer, about, list, next = null, task }: Props) {
  const t = useText('sharing/sent')
  const { hasCode, alsoSigns, noConfirming, ...values } = asked.values
  const [form, fields] = useForm<LinkForm>({
    id: newLinkFormId,
    defaultValue: {
      ...values,
      code: hasCode ? 'on' : '',
      also: alsoSigns ? 'on' : '',
      noConfirming: noConfirming ? 'on' : '',
      formId: asked.formId,
    },
    lastResult: answer?.refused?.result ?? answer?.typed,
    constraint: asked.constraint,
  })
  if (answer?.handed) {
    return (
      <>
        <HandedLinkView handed={answer.handed} list={list} next={next} task={task} />
        {/* For the language switch, which stands in the header. */}
        <form id={newLinkFormId} method="post" hidden>
          <CsrfField />
        </form>
      </>
    )
  }
  const isTwice = answer?.refused?.isTwice === true
  return (
    <>
      <FormProblems errors={form.allErrors} order={linkFields} />
      <PageTitle lead={t('make.lead')}>{t('make.title')}</PageTitle>
      <p className="mt-1 max-w-text">
        {about}. {t('make.purpose', { purpose: t(`purposes.${asked.purpose}`) })}
      </p>
      {next && <p className="mt-1 max-w-text text-soft">{next.words}</p>}
      {isTwice && (
        <div className="mt-2">
          <Banner kind="warning" title={t('make.twice')}>
            <a href={list}>{t('handed.toLinks')}</a>
          </Banner>
        </div>
      )}
      <Form method="post" className="mt-3 max-w-form" {...getFormProps(form)} noValidate={false}>
        <CsrfField />
        <input type="hidden" name="formId" value={isTwice ? asked.formId : shownIn(fields.formId)} />
        <LinkFields asked={asked} fields={fields} maxDays={maxDays} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('make.submit')}</Button>
          <ButtonLink tone="plain" href={asked.cancel}>
            {t('make.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
