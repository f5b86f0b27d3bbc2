import { data, redirect, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { findEvidenceByNumber, findSignerAt } from '#app/persistence/links/proofs.server.ts'
import { spend } from '#app/persistence/links/share-budgets.server.ts'
import { isEmailAddress, typedAddress } from '#app/platform/config/email-address.ts'
import { guestBudgets } from '#app/platform/config/limits.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { readForm } from '#app/platform/frame/read-form.server.ts'
import { parseForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { untilTomorrow } from '#app/sharing/guest/budget.server.ts'
import { isMailedCode } from '#app/sharing/mailed-code.server.ts'
import { proofAddress } from '#app/sharing/proof/address.ts'
import { proofOpened } from '#app/sharing/proof/code.server.ts'
import { loadProof, type ProofView } from '#app/sharing/proof/load.server.ts'
import { AskForCode, GiveCode, OpenProof, UnknownProof } from '#app/sharing/proof/proof-parts.tsx'
import { sendProofCode } from '#app/sharing/proof/send-code.server.ts'

const namespace = 'sharing/proof'

export const handle: Handle<ProofView | undefined> = {
  title: (text, loaded) => text(namespace)(loaded?.kind === 'unknown' ? 'unknown.title' : 'title'),
}

/** When to try again, where it was too much for today. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** GET /proof/:number: how who signed gets the evidence, and, with the code that is sent to them, the evidence; 404 of other numbers. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const proof = await loadProof(request, params.number ?? '', context.language)
  return data(proof, { status: proof.kind === 'unknown' ? 404 : 200 })
}

const proofForm = z.object({
  address: z.string().overwrite(typedAddress).refine(isEmailAddress),
  /** Left out where one is asked for. */
  code: z.string().optional(),
  intent: z.enum(['send', 'open']),
})

/** Sends a code, or shows the evidence where the code is right: 422 where it is not, 429 where it was tried too often today. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const numbered = await findEvidenceByNumber((params.number ?? '').toUpperCase())
  if (!numbered) return data(null, { status: 404 })
  const t = textFor(context.language, namespace)
  const form = await readForm(request, context.language)
  const submission = parseForm(form, proofForm, (field) => t(field === 'code' ? 'errors.code' : 'errors.address'))
  if (submission.status !== 'success') return data({ result: submission.reply(), sentTo: null }, { status: 422 })
  const { address, code = '', intent } = submission.value
  const sentTo = intent === 'open' ? address : null
  const link = { organisationId: numbered.organisationId, id: numbered.linkId }
  if (!(await spend(link, { answers: 1 }, guestBudgets))) {
    const fieldErrors = { [intent === 'open' ? 'code' : 'address']: [t('errors.tooMany')] }
    return data({ result: submission.reply({ fieldErrors }), sentTo }, untilTomorrow())
  }
  if (intent === 'send') {
    await sendProofCode(numbered, address)
    return data({ result: submission.reply({ resetForm: true }), sentTo: address })
  }
  const attempt = { address, typed: code, now: Date.now() }
  const signer = isMailedCode('proof-code', numbered.number, attempt) && (await findSignerAt(numbered, address))
  if (signer) {
    const headers = { 'Set-Cookie': proofOpened(numbered.number, signer.linkId) }
    return redirect(proofAddress(numbered.number), { status: 303, headers })
  }
  const wrong = submission.reply({ hideFields: ['code'], fieldErrors: { code: [t('errors.code')] } })
  return data({ result: wrong, sentTo }, { status: 422 })
}

/** Evidence by its number. */
export default function Proof() {
  const proof = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (proof.kind === 'unknown') return <UnknownProof />
  if (proof.kind === 'open') return <OpenProof proof={proof} />
  const lastResult = answer?.result
  if (proof.hasCode || answer?.sentTo)
    return <GiveCode number={proof.number} sentTo={answer?.sentTo ?? null} lastResult={lastResult} />
  return <AskForCode proof={proof} lastResult={lastResult} />
}
