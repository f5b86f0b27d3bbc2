import { randomUUID } from 'node:crypto'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { assertCsrf } from '#app/platform/auth/csrf.server.ts'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { formatMoment } from '#app/platform/i18n/dates.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import { formIdIn } from '#app/platform/frame/form-id.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { addHelpEntry, changeHelpEntry, listHelpEntries } from '#app/persistence/staff/help-entries.server.ts'
import { readVersions } from '#app/persistence/forms/text-versions.server.ts'
import { Problems, SiteFields } from '#app/staff/site/fields.tsx'
import { helpFields, type Refused } from '#app/staff/site/forms.ts'
import { helpInForm, readHelpForm, versionIn } from '#app/staff/site/read-forms.server.ts'
import { versionViews } from '#app/staff/site/versions-view.server.ts'
import { Versions } from '#app/staff/site/versions.tsx'
import { refreshSiteTexts } from '#app/platform/site/site-texts.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'staff/site'

export const handle: Handle<{ isNew: boolean } | undefined> = {
  hydrate: false,
  i18n: namespace,
  title: (text, page) => text(namespace)(page?.isNew ? 'help.add' : 'help.change'),
}

/** GET /admin/help/new, /admin/help/:id: a question of the help page, and what it said before. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  if (params.id === undefined)
    return { isNew: true, formId: randomUUID(), version: 0, values: helpInForm({}), changed: null, versions: [] }
  const entry = (await listHelpEntries()).find(({ id }) => id === params.id)
  if (!entry) throw new Response(null, { status: 404 })
  const versions = await readVersions(actor, `help:${entry.id}`)
  return {
    isNew: false,
    formId: null,
    version: entry.version,
    values: helpInForm(entry),
    changed: { at: formatMoment(entry.updatedAt.getTime(), language), by: entry.updatedByName },
    versions: versionViews(versions, helpFields, helpInForm, language),
  }
}

/** Adds, changes or archives it. Answers 303; the page again with what was typed: 422 where wrong, 409 where stale. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const form = await readForm(request, language)
  assertCsrf(context, form)
  const { id } = params
  const isArchiving = id !== undefined && form.get('do') === 'archive'
  const { values, value, errors } = readHelpForm(form, language)
  const version = versionIn(form)
  const refuse = (over: Partial<Refused>, status: number) =>
    data<Refused>({ values, errors, form: 'help', isStale: false, version, ...over }, { status })
  if (!value && !isArchiving) return refuse({}, 422)
  const entry = isArchiving ? null : value
  const done = id === undefined && entry ? await addHelpEntry(actor, entry, formIdIn(form)) : null
  if (id === undefined && done === null) {
    return refuse({ errors: { section: textFor(language, namespace)('errors.full') } }, 422)
  }
  const saved = id === undefined ? 'saved' : await changeHelpEntry(actor, id, Number(version), entry)
  if (saved === null) throw new Response(null, { status: 404 })
  if (saved === 'stale') return refuse({ errors: {}, isStale: true, version: null }, 409)
  await refreshSiteTexts()
  const said = flash('success', isArchiving ? 'staff/site:help.archived' : 'staff/site:help.shown')
  return redirect('/admin/help', { status: 303, headers: { 'Set-Cookie': said } })
}

/** The form of a question. */
export default function HelpEntryPage() {
  const t = useText(namespace)
  const { isNew, formId, version, values, changed, versions } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>()
  return (
    <>
      <Problems errors={refused?.errors ?? {}} />
      <PageTitle>{t(isNew ? 'help.add' : 'help.change')}</PageTitle>
      {refused?.isStale && (
        <div className="mt-2">
          <Banner kind="warning">{t('stale')}</Banner>
        </div>
      )}
      <Form method="post" className="mt-2 max-w-form">
        <CsrfField />
        {formId && <input type="hidden" name="formId" value={formId} />}
        <input type="hidden" name="version" value={refused?.version ?? version} />
        <SiteFields fields={helpFields} values={refused?.values ?? values} errors={refused?.errors ?? {}} />
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
      </Form>
      <Versions versions={versions} />
    </>
  )
}
