import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { formatMonth } from '#app/platform/i18n/dates.ts'
import { useLanguage, useText } from '#app/platform/i18n/use-text.ts'
import { missingOfProvider } from '#app/platform/site/provider.ts'
import { letterAddress, newLinkAddress, pageAddress } from '#app/roadmap/flow/addresses.ts'
import { missingElsewhere } from '#app/roadmap/flow/links-to-other-items.server.ts'
import { gatherFacts } from '#app/roadmap/flow/facts.ts'
import { pageAction } from '#app/roadmap/flow/page-action.server.ts'
import { loadStepPage } from '#app/roadmap/flow/page-loader.server.ts'
import { readRoute } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { FileLink } from '#app/roadmap/letters/file-link.tsx'
import { fileOf } from '#app/roadmap/letters/hand-out.ts'
import { handOut } from '#app/roadmap/letters/letters.server.ts'
import { readFields } from '#app/roadmap/rules/fields.ts'
import { SelectField } from '#app/roadmap/screens/choice-fields.tsx'
import { FieldGroup } from '#app/roadmap/screens/field-group.tsx'
import { LongTextField, TextField } from '#app/roadmap/screens/fields.tsx'
import { PersonPicker } from '#app/roadmap/screens/person-picker/person-picker.tsx'
import { PostcodeAndPlace } from '#app/roadmap/screens/postcode-and-place.tsx'
import { stepHandle } from '#app/roadmap/screens/step-handle.ts'
import { StepPage } from '#app/roadmap/screens/step-page.tsx'
import { WayOut } from '#app/ui/way-out.tsx'
import { fields } from '../fields.ts'
import { FirstNeeded } from '../first-needed.tsx'
import { quotation } from '../item.ts'
import { yearsToChoose } from '../years.ts'

const texts = 'roadmap/location/prepare-quotation'

export const handle = stepHandle(texts, 'details')
export const action = pageAction(quotation, 'details')

/** The page's own fields, what keeps them locked, and the agreement. */
export async function loader(args: LoaderFunctionArgs) {
  const { language } = args.context
  const route = await readRoute(args, 'location')
  const sources = sourcesOf(route)
  const facts = gatherFacts(sources)(quotation)
  const stored = sources.fieldsOf(quotation.key)
  const own = readFields(fields, stored)
  return {
    ...(await loadStepPage(args, quotation, 'details')),
    years: yearsToChoose(Date.now(), own.start_year),
    firstNeeded: missingElsewhere('basic-information', facts.basicInformation.missing, facts.locationIndex, language),
    checkPage: pageAddress(quotation, 'check', facts.locationIndex),
    agreement: fileOf(await handOut(route, quotation, 'agreement', language)),
    download: letterAddress(quotation, 'agreement', facts.locationIndex),
    // Nobody signs with a supplier who is not named.
    signByLink:
      missingOfProvider(route.provider).length === 0
        ? newLinkAddress(quotation.key, facts.locationIndex, 'signer')
        : null,
  }
}

const months = Array.from({ length: 12 }, (_, n) => n + 1)

/** What goes into the agreement: who signs, for which address, and when it begins. */
export default function Details() {
  const t = useText(texts)
  const language = useLanguage()
  const { firstNeeded, checkPage, years, agreement, download, signByLink } = useLoaderData<typeof loader>()
  const isRefused = useActionData() !== undefined
  const lock = <FirstNeeded missing={firstNeeded} checkPage={checkPage} back={isRefused ? undefined : checkPage} />
  return (
    <StepPage lock={lock} lockedLead={t('lock.lead')}>
      <FieldGroup name="location">
        <TextField name="location.address" />
        <PostcodeAndPlace at="location" />
      </FieldGroup>
      <FieldGroup name="signer">
        <PersonPicker at="signer" />
        <TextField name="signer.first_name" />
        <TextField name="signer.last_name" />
        <TextField name="signer.role" />
      </FieldGroup>
      <FieldGroup name="start">
        <SelectField
          name="start_month"
          options={months.map((month) => ({ value: String(month), label: formatMonth(month, language) }))}
        />
        <SelectField name="start_year" options={years.map((year) => ({ value: String(year), label: String(year) }))} />
      </FieldGroup>
      <LongTextField name="remarks" optional />
      <h2 className="mt-4">{t('agreement.title')}</h2>
      <p className="mt-1 max-w-line">
        {t(signByLink ? 'agreement.text' : 'agreement.textOnPaper')}{' '}
        {signByLink && (
          <WayOut
            href={signByLink}
            className="inline-block py-0.5 text-left text-teal-dark underline underline-offset-3"
          >
            {t('agreement.toSign')}
          </WayOut>
        )}
      </p>
      <FileLink file={agreement} address={download} />
    </StepPage>
  )
}
