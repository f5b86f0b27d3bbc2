import { getFormProps, useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { expectForm, parseForm, readOwnForm, withStored } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { refreshSiteTexts } from '#app/platform/site/site-texts.server.ts'
import { saveSetting } from '#app/persistence/staff/site-settings.server.ts'
import { mailTextsAddress } from '#app/staff/mail/texts/addresses.ts'
import { fieldNames, type TextFields } from '#app/staff/mail/texts/fields.ts'
import { textErrorOf, textForm, textsToStore } from '#app/staff/mail/texts/form.server.ts'
import { loadMailText, previewOf, storedFields, templateIn } from '#app/staff/mail/texts/load.server.ts'
import { MailPreview, type Preview } from '#app/staff/mail/texts/mail-preview.tsx'
import { WritingHelp } from '#app/staff/mail/texts/writing-help.tsx'
import { Versions } from '#app/staff/site/versions.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormProblems, InputField, TextField } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

const namespace = 'staff/mail/texts'

export const handle = titledByLoader

/** GET /admin/mail/texts/:name: the text of one message in both languages, and what it said before. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  return loadMailText(actor, knownTemplate(params.name), context.language)
}

function knownTemplate(name: string | undefined) {
  const known = templateIn(name)
  if (!known) throw new Response(null, { status: 404 })
  return known
}

/** What came of a form that changed nothing: it was looked at, refused or out of date. */
type Answer = {
  result: SubmissionResult<string[]>
  preview: Preview[] | null
  isStale: boolean
  /** The version that the form was made with; null where there is a newer one, which the page shows now. */
  version: string | null
}

const hidden = z.object({
  version: z.string().default(''),
  do: z.enum(['preview', 'reset']).optional().catch(undefined),
})

/**
 * Keeps the text, or goes back to the portal's own. Answers 303; 200 with a preview; the page again with what was typed: 422 where it
 * cannot be used, 409 where it is out of date.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'administer')
  const name = knownTemplate(params.name)
  const { language } = context
  const form = await readOwnForm(request, context)
  const { version, do: button } = expectForm(form, hidden)
  const schema = textForm(name, language)
  const submission = parseForm(await withStored(form, schema, () => storedFields(name)), schema, textErrorOf(language))
  const result = submission.reply()
  const answer = (over: Partial<Answer>, status: number) =>
    data<Answer>({ result, preview: null, isStale: false, version, ...over }, { status })
  const isReset = button === 'reset'
  if (submission.status !== 'success' && !isReset) return answer({}, 422)
  if (submission.status === 'success' && button === 'preview') {
    return answer({ preview: previewOf(name, submission.value, new URL(request.url).origin) }, 200)
  }
  const texts =
    submission.status === 'success' && !isReset ? textsToStore(name, submission.value) : { nl: null, en: null }
  const saved = await saveSetting(actor, `mail-text:${name}`, Number(version), texts)
  // Whoever goes back to our text with half a form is told that it is out of date, and not what is wrong with it.
  if (saved === 'stale') return answer({ result: { ...result, error: undefined }, isStale: true, version: null }, 409)
  await refreshSiteTexts()
  const said = flash('success', isReset ? 'staff/mail/texts:resetDone' : 'staff/mail/texts:saved')
  return redirect(mailTextsAddress, { status: 303, headers: { 'Set-Cookie': said } })
}

/** The form of the text, how to write one, a preview where it was asked for, and what it said before. */
export default function MailText() {
  const t = useText(namespace)
  const loaded = useLoaderData<typeof loader>()
  const { title, version, fields: stored, constraint, isChanged, versions } = loaded
  const answer = useActionData<Answer>()
  const [form, fields] = useForm<TextFields>({
    ...{ id: 'mail-text', defaultValue: stored, lastResult: answer?.result, constraint },
  })
  return (
    <>
      <FormProblems errors={form.allErrors} order={fieldNames} />
      <PageTitle>{title}</PageTitle>
      {answer?.isStale && (
        <div className="mt-2">
          <Banner kind="warning">{t('stale')}</Banner>
        </div>
      )}
      {answer?.preview && <MailPreview preview={answer.preview} />}
      <StaffForm right="administer" className="mt-2 max-w-form" {...getFormProps(form)}>
        <CsrfField />
        <input type="hidden" name="version" value={answer?.version ?? version} />
        <InputField field={fields.subjectNl} label={t('fields.subjectNl')} lang="nl" autoComplete="off" />
        <TextField field={fields.bodyNl} label={t('fields.bodyNl')} rows={14} lang="nl" />
        <InputField field={fields.subjectEn} label={t('fields.subjectEn')} lang="en" autoComplete="off" />
        <TextField field={fields.bodyEn} label={t('fields.bodyEn')} rows={14} lang="en" />
        <WritingHelp values={loaded.values} hasButton={loaded.hasButton} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('save')}</Button>
          <Button tone="quiet" name="do" value="preview">
            {t('preview')}
          </Button>
          <ButtonLink tone="plain" href={mailTextsAddress}>
            {t('back')}
          </ButtonLink>
        </div>
        {isChanged && (
          <div className="mt-4 border-t border-line pt-2">
            <p id="reset-about">{t('resetHint')}</p>
            <Button tone="quiet" name="do" value="reset" className="mt-1" aria-describedby="reset-about">
              {t('reset')}
            </Button>
          </div>
        )}
      </StaffForm>
      <Versions versions={versions} />
    </>
  )
}
