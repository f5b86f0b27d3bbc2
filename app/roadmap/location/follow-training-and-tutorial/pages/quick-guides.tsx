import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { loadTellPage } from '#app/roadmap/flow/tell-loader.server.ts'
import { DownloadFailure, LetterDownload } from '#app/roadmap/letters/letter-download.tsx'
import { LetterView } from '#app/roadmap/letters/letter-view.tsx'
import { letterAction, writeLetter } from '#app/roadmap/letters/letters.server.ts'
import { tellHandle } from '#app/roadmap/screens/step-handle.ts'
import { TellPage } from '#app/roadmap/screens/tell-page.tsx'
import { trainingAndTutorial } from '../item.ts'

export const handle = tellHandle('roadmap/letters')

/** The words of the page, and the guides. */
export async function loader(args: LoaderFunctionArgs) {
  const route = await readRoute(args, 'location')
  return {
    ...(await loadTellPage(args, trainingAndTutorial, 'quick-guides')),
    guides: [...trainingAndTutorial.letters.keys()].map((name) => ({
      name,
      letter: writeLetter(route, trainingAndTutorial, name, args.context.language),
    })),
    locationId: route.location?.id ?? null,
  }
}

/** Notes that a guide was downloaded and sends the browser to the file; the address says which guide. */
export const action = (args: ActionFunctionArgs) =>
  letterAction(trainingAndTutorial, new URL(args.request.url).searchParams.get('letter') ?? '')(args)

/** One sheet for care staff and one for the team leader, to read, print or download. */
export default function QuickGuides() {
  const { guides, locationId } = useLoaderData<typeof loader>()
  return (
    <TellPage>
      <DownloadFailure />
      {guides.map(({ name, letter }) => (
        <div key={name} className="mt-4 print:mt-0 print:break-after-page">
          <LetterDownload letter={letter} locationId={locationId} name={name} />
          <LetterView letter={letter} />
        </div>
      ))}
    </TellPage>
  )
}
