import { randomUUID } from 'node:crypto'
import { getFormProps, useForm } from '@conform-to/react'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import { formId } from '#app/platform/frame/form-id.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { constraintsOf, expectForm, parseForm, readOwnForm, withStored } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { addHelpEntry, changeHelpEntry, listHelpEntries } from '#app/persistence/staff/help-entries.server.ts'
import { readVersions } from '#app/persistence/forms/text-versions.server.ts'
import { SiteFields, type SiteValues } from '#app/staff/site/fields.tsx'
import { helpFields, type Refused } from '#app/staff/site/forms.ts'
import { helpForm, helpInForm, siteErrorOf } from '#app/staff/site/read-forms.server.ts'
import { versionViews } from '#app/staff/site/versions-view.server.ts'
import { Versions } from '#app/staff/site/versions.tsx'
import { refreshSiteTexts } from '#app/platform/site/site-texts.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

const namespace = 'staff/site'

export const handle: Handle<{ isNew: boolean } | undefined> = {
  title: (text, page) => text(namespace)(page?.isNew ? 'help.add' : 'help.change'),
}

/** GET /admin/help/new, /admin/help/:id: a question of the help page, and what it said before. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const constraint = constraintsOf(helpForm)
  if (params.id === undefined) {
    const values = helpInForm({})
    return { isNew: true, formId: randomUUID(), version: 0, values, constraint, changed: null, versions: [] }
  }
  const entry = (await listHelpEntries()).find(({ id }) => id === params.id)
  if (!entry) throw new Response(null, { status: 404 })
  const versions = await readVersions(actor, `help:${entry.id}`)
  return {
    isNew: false,
    formId: null,
    version: entry.version,
    values: helpInForm(entry),
    constraint,
    changed: { at: formatMoment(entry.updatedAt.getTime(), language), by: entry.updatedByName },
    versions: versionViews(versions, helpFields, helpInForm, language),
  }
}

const hidden = z.object({
  version: z.string().default(''),
  formId,
  do: z.literal('archive').optional().catch(undefined),
})

/** Adds, changes or archives it. Answers 303; the page again with what was typed: 422 where wrong, 409 where stale. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireRight(context, 'work')
  const { language } = context
  const form = await readOwnForm(request, context)
  const { id } = params
  const { version, do: button, ...sent } = expectForm(form, hidden)
  const isArchiving = id !== undefined && button === 'archive'
  const errorOf = siteErrorOf(language)
  const submission = parseForm(await withStored(form, helpForm, () => storedOf(id)), helpForm, errorOf)
  const refuse = (result: Refused['result'], over: Partial<Refused>, status: number) =>
    data<Refused>({ result, form: 'help', isStale: false, version, ...over }, { status })
  if (submission.status !== 'success' && !isArchiving) return refuse(submission.reply(), {}, 422)
  const entry = isArchiving || submission.status !== 'success' ? null : submission.value
  const done = id === undefined && entry ? await addHelpEntry(actor, entry, sent.formId) : null
  if (id === undefined && done === null) {
    return refuse(submission.reply({ fieldErrors: { section: [errorOf('full')] } }), {}, 422)
  }
  const saved = id === undefined ? 'saved' : await changeHelpEntry(actor, id, Number(version), entry)
  if (saved === null) throw new Response(null, { status: 404 })
  if (saved === 'stale') {
    // Who archived with half a form is told that it is out of date, and not what is wrong with it.
    return refuse({ ...submission.reply(), error: undefined }, { isStale: true, version: null }, 409)
  }
  await refreshSiteTexts()
  const said = flash('success', isArchiving ? 'staff/site:help.archived' : 'staff/site:help.shown')
  return redirect('/admin/help', { status: 303, headers: { 'Set-Cookie': said } })
}

/** What is stored of a question, as its form shows it; nothing where there is none. */
async function storedOf(id: string | undefined) {
  return helpInForm((await listHelpEntries()).find((entry) => entry.id === id))
}

/** The form of a question. */
export default function HelpEntryPage() {
  const t = useText(namespace)
  const { isNew, formId, version, values, constraint, changed, versions } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>()
  const [form, fields] = useForm<SiteValues>({
    ...{ id: 'help', defaultValue: values, lastResult: refused?.result, constraint },
  })
  return (
    <>
      <FormProblems errors={form.allErrors} order={helpFields.map(({ name }) => name)} />
      <PageTitle>{t(isNew ? 'help.add' : 'help.change')}</PageTitle>
      {refused?.isStale && (
        <div className="mt-2">
          <Banner kind="warning">{t('stale')}</Banner>
        </div>
      )}
      <StaffForm className="mt-2 max-w-form" {...getFormProps(form)}>
        <CsrfField />
        {formId && <input type="hidden" name="formId" value={formId} />}
        <input type="hidden" name="version" value={refused?.version ?? version} />
        <SiteFields fields={helpFields} kept={fields} />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button>{t('save')}</Button>
          <ButtonLink tone="plain" href="/admin/help">
            {t('help.back')}
          </ButtonLink>
        </div>
        {changed && <p className="mt-1 text-small text-soft">{t('changed', changed)}</p>}
        {!isNew && (
          <div className="mt-4 border-t border-line pt-2">
            <p id="archive-about">{t('help.archiveHint')}</p>
            <Button tone="danger" name="do" value="archive" className="mt-1" aria-describedby="archive-about">
              {t('help.archive')}
            </Button>
          </div>
        )}
      </StaffForm>
      <Versions versions={versions} />
    </>
  )
}
