import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { letterAddress } from '#app/roadmap/flow/addresses.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { loadStepPage } from '#app/roadmap/flow/page-loader.server.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { FileLink } from '#app/roadmap/letters/file-link.tsx'
import { fileOf } from '#app/roadmap/letters/hand-out.ts'
import { HandOutView } from '#app/roadmap/letters/hand-out-view.tsx'
import { handOut } from '#app/roadmap/letters/letters.server.ts'
import { CheckField } from '#app/roadmap/screens/choice-fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { callAnnouncement } from '../item.ts'

const texts = 'roadmap/location/send-night-shift-heads-up'

export const handle = stepHandle(texts, 'read')
export const action = pageAction(callAnnouncement, 'read')

/** The page's own field, and the announcement. */
export async function loader(args: LoaderFunctionArgs) {
  const route = await readRoute(args, 'location')
  return {
    ...(await loadStepPage(args, callAnnouncement, 'read')),
    announcement: await handOut(route, callAnnouncement, 'announcement', args.context.language),
    download: letterAddress(callAnnouncement, 'announcement', route.location?.index ?? null),
  }
}

/** The announcement to the night shift, to read; anyone who has read it says so. */
export default function Read() {
  const { announcement, download } = useLoaderData<typeof loader>()
  return (
    <StepPage>
      <HandOutView handOut={announcement} />
      <FileLink file={fileOf(announcement)} address={download} />
      <CheckField name="readOnce" />
    </StepPage>
  )
}
