import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useText } from '#app/platform/i18n/use-text.ts'
import { pageAddress } from '#app/roadmap/flow/addresses.ts'
import { missingElsewhere, pageElsewhere } from '#app/roadmap/flow/links-to-other-items.server.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { loadStepPage } from '#app/roadmap/flow/page-loader.server.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { CheckField } from '#app/roadmap/screens/choice-fields.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { BedsPerWard } from '../beds-per-ward.tsx'
import { FirstNeeded } from '../first-needed.tsx'
import { quotation } from '../item.ts'

const texts = 'roadmap/location/prepare-quotation'

export const handle = stepHandle(texts, 'check')
export const action = pageAction(quotation, 'check')

/** The beds of each ward, and what is not known of the location yet. */
export async function loader(args: LoaderFunctionArgs) {
  const { basicInformation, locationIndex } = gatherFacts(sourcesOf(await readRoute(args, 'location')))(quotation)
  const { missing, wards, numberOfBeds } = basicInformation
  return {
    ...(await loadStepPage(args, quotation, 'check')),
    // Without wards there is no number to confirm: then the page only says what is needed first.
    ...(wards.length === 0 ? { isLocked: true } : {}),
    firstNeeded: missingElsewhere('basic-information', missing, locationIndex, args.context.language),
    wards,
    numberOfBeds,
    before: pageAddress(quotation, '', locationIndex),
    wardsPage: pageElsewhere('basic-information', 'wards', locationIndex),
  }
}

/** Whether the number of bed sensors is right: the agreement is about that many. */
export default function Check() {
  const t = useText(texts)
  const { firstNeeded, wards, numberOfBeds, wardsPage, before } = useLoaderData<typeof loader>()
  return (
    <StepPage lock={<FirstNeeded missing={firstNeeded} back={before} />} lockedLead={t('lock.lead')}>
      {firstNeeded.length > 0 && wards.length > 0 && <FirstNeeded missing={firstNeeded} />}
      {wards.length > 0 && (
        <>
          <BedsPerWard wards={wards} total={numberOfBeds} wardsPage={wardsPage} />
          <CheckField name="checked" />
        </>
      )}
    </StepPage>
  )
}
