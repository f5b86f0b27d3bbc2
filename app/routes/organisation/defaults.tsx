import { useActionData, useLoaderData } from '@remix-run/react'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { ActPage } from '#app/roadmap/defaults/act.tsx'
import { defaultsAddress } from '#app/roadmap/defaults/addresses.ts'
import { AnswerPage } from '#app/roadmap/defaults/answer-form.tsx'
import type { AnswerRefused } from '#app/roadmap/defaults/answer.server.ts'
import type { NotApplied } from '#app/roadmap/defaults/apply.server.ts'
import { defaultsAction, loadDefaults } from '#app/roadmap/defaults/defaults.server.ts'
import { DefaultsList } from '#app/roadmap/defaults/list.tsx'
import { PreviewPage } from '#app/roadmap/defaults/preview.tsx'
import { stepFormId } from '#app/roadmap/screens/step-handle.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'

export const handle: Handle<{ view: string; title: string } | undefined> = {
  title: (_, page) => page?.title ?? '',
  formId: (page) => (page?.view === 'answer' ? stepFormId : undefined),
}

export const loader = loadDefaults
export const action = defaultsAction

/** Answers that an organisation gives once, and that its locations take over. */
export default function DefaultsPage() {
  const t = useText('roadmap/defaults')
  const screens = useText('roadmap/screens')
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<AnswerRefused | NotApplied>()
  const top = { href: '/organisation', label: screens('overview.title') }
  const list = { href: defaultsAddress(), label: t('title') }
  if (page.view === 'list') {
    return (
      <>
        <Breadcrumb above={[top]} here={t('title')} />
        <DefaultsList list={page} />
      </>
    )
  }
  return (
    <>
      <Breadcrumb above={[top, list]} here={page.view === 'answer' ? page.title : page.here} />
      {page.view === 'answer' && <AnswerPage page={page} answer={answer && 'refused' in answer ? answer : undefined} />}
      {page.view === 'preview' && (
        <PreviewPage page={page} answer={answer && 'notApplied' in answer ? answer : undefined} />
      )}
      {page.view === 'act' && <ActPage page={page} />}
    </>
  )
}
