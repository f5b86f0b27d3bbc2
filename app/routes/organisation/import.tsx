import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { importSheet } from '#app/roadmap/import/action.server.ts'
import { importFormId } from '#app/roadmap/import/addresses.ts'
import type { ImportAnswer } from '#app/roadmap/import/answer.ts'
import { CheckRows } from '#app/roadmap/import/check-rows.tsx'
import { ChooseFile } from '#app/roadmap/import/choose-file.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'

const namespace = 'roadmap/import'

export const handle: Handle = {
  title: { namespace, key: 'title' },
  languageFormId: importFormId,
}

/** GET /organisation/import: asks for a spreadsheet with locations, wards and contacts. */
export function loader({ context }: LoaderFunctionArgs) {
  requireMember(context)
  return { formId: randomUUID() }
}

export const action = importSheet

/** Brings locations in from a spreadsheet: a file is chosen, its rows are checked, and all of them are saved or none. */
export default function ImportPage() {
  const t = useText(namespace)
  const screens = useText('roadmap/screens')
  const { formId } = useLoaderData<typeof loader>()
  const answer = useActionData<ImportAnswer>()
  return (
    <>
      <Breadcrumb above={[{ href: '/organisation', label: screens('overview.title') }]} here={t('here')} />
      {answer?.step === 'check' ? <CheckRows answer={answer} /> : <ChooseFile formId={formId} answer={answer} />}
    </>
  )
}
