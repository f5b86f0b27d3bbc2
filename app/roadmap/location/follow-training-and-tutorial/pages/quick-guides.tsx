import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { loadInfoPage } from '#app/roadmap/flow/info-page-loader.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { itemWords } from '#app/roadmap/flow/words.server.ts'
import { HandOutView } from '#app/roadmap/letters/hand-out-view.tsx'
import { DownloadFailure, LetterDownload } from '#app/roadmap/letters/letter-download.tsx'
import { handOut, letterAction } from '#app/roadmap/letters/letters.server.ts'
import { InfoPage } from '#app/roadmap/screens/info-page.tsx'
import { Note } from '#app/ui/card.tsx'
import { datesNotSet } from '../dates-not-set.ts'
import { trainingAndTutorial } from '../item.ts'

export const handle = titledByLoader

/** The words of the page, and the guides. */
export async function loader(args: LoaderFunctionArgs) {
  const route = await readRoute(args, 'location')
  const notSet = datesNotSet(gatherFacts(sourcesOf(route))(trainingAndTutorial))
  return {
    ...(await loadInfoPage(args, trainingAndTutorial, 'quick-guides')),
    guides: await Promise.all(
      [...trainingAndTutorial.letters.keys()].map(async (name) => ({
        name,
        guide: await handOut(route, trainingAndTutorial, name, args.context.language),
      })),
    ),
    notSet: notSet && itemWords(trainingAndTutorial, notSet, args.context.language),
    locationId: route.location?.id ?? null,
  }
}

/** Notes that a guide was downloaded and sends the browser to the file; the address says which guide. */
export const action = (args: ActionFunctionArgs) =>
  letterAction(trainingAndTutorial, new URL(args.request.url).searchParams.get('letter') ?? '')(args)

/** One sheet for care staff and one for the team leader, to read, print or download. */
export default function QuickGuides() {
  const { guides, locationId, notSet } = useLoaderData<typeof loader>()
  return (
    <InfoPage>
      {notSet && <Note className="mt-2 print:hidden">{notSet}</Note>}
      <DownloadFailure />
      {guides.map(({ name, guide }) => (
        <div key={name} className="mt-4 print:mt-0 print:break-after-page">
          <LetterDownload handOut={guide} locationId={locationId} name={name} />
          <HandOutView handOut={guide} />
        </div>
      ))}
    </InfoPage>
  )
}
