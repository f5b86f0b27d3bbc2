import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { titledByLoader } from '#app/platform/frame/handle.ts'
import { loadInfoPage } from '#app/roadmap/flow/info-page-loader.server.ts'
import { itemWords } from '#app/roadmap/flow/words.server.ts'
import { LetterView } from '#app/roadmap/letters/letter-view.tsx'
import { messageParts } from '#app/roadmap/letters/message-parts.server.ts'
import { InfoPage } from '#app/roadmap/screens/info-page.tsx'
import { Note } from '#app/ui/card.tsx'
import { datesNotSet } from '../dates-not-set.ts'
import { trainingAndTutorial } from '../item.ts'
import { writeTraining } from '../letters/training.ts'

export const handle = titledByLoader

/** The words of the page, and the training with the schedule of this location. */
export async function loader(args: LoaderFunctionArgs) {
  const { facts, words } = await messageParts(args, trainingAndTutorial)
  const notSet = datesNotSet(facts)
  return {
    ...(await loadInfoPage(args, trainingAndTutorial, 'training')),
    training: writeTraining(facts, words),
    notSet: notSet && itemWords(trainingAndTutorial, notSet, args.context.language),
  }
}

/** How the team learns to work with the system, and when. */
export default function Training() {
  const { training, notSet } = useLoaderData<typeof loader>()
  return (
    <InfoPage>
      {notSet && <Note className="mt-2 print:hidden">{notSet}</Note>}
      <LetterView letter={training} />
    </InfoPage>
  )
}
