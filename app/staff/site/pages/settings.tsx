import { getFormProps, useForm } from '@conform-to/react'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireAdmin, requireRight } from '#app/platform/auth/guard.server.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { expectForm, parseForm, readOwnForm, withStored } from '#app/platform/frame/submission.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { saveSetting } from '#app/persistence/staff/site-settings.server.ts'
import { SiteFields, type SiteValues } from '#app/staff/site/fields.tsx'
import { settingFields, settingForms, type Refused, type SettingForm } from '#app/staff/site/forms.ts'
import { loadSettings, readSettingInForm } from '#app/staff/site/load-settings.server.ts'
import { settingSchemas, siteErrorOf } from '#app/staff/site/read-forms.server.ts'
import { Versions } from '#app/staff/site/versions.tsx'
import { refreshSiteTexts } from '#app/platform/site/site-texts.server.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormProblems } from '#app/ui/conform-fields.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StaffForm } from '#app/staff/staff-form.tsx'

const namespace = 'staff/site'

export const handle: Handle = { title: { namespace, key: 'settings.title' } }

/** GET /admin/settings: the notice, the welcome film, the provider in agreements, and how long data stay. */
export async function loader({ context }: LoaderFunctionArgs) {
  return loadSettings(requireAdmin(context), context.language)
}

const whichForm = z.object({ setting: z.enum(settingForms), version: z.string().default('') })

/** Saves one of them. Answers 303; the page again with what was typed: 422 where it is wrong, 409 where it is stale. */
export async function action({ request, context }: ActionFunctionArgs) {
  const actor = requireRight(context, 'administer')
  const form = await readOwnForm(request, context)
  const { setting: name, version } = expectForm(form, whichForm)
  const schema = settingSchemas[name]
  const whole = await withStored(form, schema, () => readSettingInForm(name))
  const submission = parseForm(whole, schema, siteErrorOf(context.language, name))
  const refused = { result: submission.reply(), form: name }
  if (submission.status !== 'success') return data<Refused>({ ...refused, isStale: false, version }, { status: 422 })
  const saved = await saveSetting(actor, name, Number(version), submission.value)
  if (saved === 'stale') return data<Refused>({ ...refused, isStale: true, version: null }, { status: 409 })
  await refreshSiteTexts()
  const done = flash('success', 'staff/site:saved')
  return redirect('/admin/settings', { status: 303, headers: { 'Set-Cookie': done } })
}

const everyField = settingForms.flatMap((name) => settingFields[name].map((field) => field.name))

/** What holds for everybody: four forms, each saved by itself. */
export default function Settings() {
  const t = useText(namespace)
  const { settings } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>()
  return (
    <>
      <FormProblems errors={refused?.result.error ?? {}} order={everyField} />
      <PageTitle lead={t('settings.lead')}>{t('settings.title')}</PageTitle>
      {settings.map((setting) => (
        <Setting key={setting.name} setting={setting} refused={refused?.form === setting.name ? refused : null} />
      ))}
    </>
  )
}

const heads = {
  banner: ['settings.banner', 'settings.bannerHint', 'settings.saveBanner'],
  'welcome-video': ['settings.video', 'settings.videoHint', 'settings.saveVideo'],
  provider: ['settings.provider', 'settings.providerHint', 'settings.saveProvider'],
  retention: ['settings.retention', 'settings.retentionHint', 'settings.saveRetention'],
} as const satisfies Record<SettingForm, readonly string[]>

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>['settings'][number]

function Setting({ setting, refused }: { setting: Loaded; refused: Refused | null }) {
  const t = useText(namespace)
  const { name, values, constraint, version, changed, versions, usual } = setting
  const [form, fields] = useForm<SiteValues>({
    id: name,
    defaultValue: values,
    lastResult: refused?.result,
    constraint,
  })
  const [title, hint, save] = heads[name]
  return (
    <section className="mt-4 max-w-form" aria-labelledby={`about-${name}`}>
      <h2 id={`about-${name}`}>{t(title)}</h2>
      <p>{t(hint)}</p>
      {refused?.isStale && (
        <div className="mt-1">
          <Banner kind="warning">{t('stale')}</Banner>
        </div>
      )}
      <StaffForm right="administer" {...getFormProps(form)}>
        <CsrfField />
        <input type="hidden" name="setting" value={name} />
        <input type="hidden" name="version" value={refused?.version ?? version} />
        <SiteFields fields={settingFields[name]} kept={fields} usual={usual} />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Button tone="quiet">{t(save)}</Button>
          {changed && <span className="text-small text-soft">{t('changed', changed)}</span>}
        </div>
      </StaffForm>
      <Versions versions={versions} />
    </section>
  )
}
