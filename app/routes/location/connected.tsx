import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { safeReturnTo } from '#app/platform/auth/return-to.ts'
import { CsrfField } from '#app/platform/frame/csrf-field.tsx'
import { flash } from '#app/platform/frame/flash.server.ts'
import type { Handle } from '#app/platform/frame/handle.ts'
import { expectForm, readOwnForm } from '#app/platform/frame/submission.server.ts'
import { dayOf, formatLongDay, inputDay, parseDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { isToAsk } from '#app/roadmap/attention/passed.ts'
import { answerConnection } from '#app/roadmap/connected/answer.server.ts'
import { PassedDay } from '#app/roadmap/connected/passed-day.tsx'
import { passedQuestion } from '#app/roadmap/connected/question.server.ts'
import { sayPassed } from '#app/roadmap/connected/say-passed.server.ts'
import { cardAddress, connectedAddress, pageAddress } from '#app/roadmap/flow/addresses.ts'
import { keyDates } from '#app/roadmap/flow/key-dates.ts'
import { isOpen, readRoute } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import { connectionDayItem, targetDateItem } from '#app/roadmap/registry.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

const namespace = 'roadmap/connected'

type Data = { said: { title: string } | null }

export const handle: Handle<Data> = { title: (text, { said }) => said?.title ?? text(namespace)('title') }

/**
 * GET /location/connected: asks whether the connection of a location took place, or says what was answered. While its day is not over
 * there is nothing to ask: then the route card says when it is.
 */
export async function loader(args: LoaderFunctionArgs) {
  const route = await readRoute(args, 'location')
  const { location } = route
  const { language } = args.context
  const dates = keyDates(sourcesOf(route).fieldsOf)
  const { connectionDay: day, isConnected, areBedsLeft } = dates
  const today = dayOf(Date.now())
  const card = cardAddress('location', location?.index ?? null)
  if (location === null || !isOpen(route) || day === null) throw redirect(card)
  const { index: locationIndex, id: locationId, name } = location
  const of = { locationIndex, locationId, name, day }
  if (isToAsk(dates, today)) return { question: passedQuestion(of, today, card, language), said: null, card }
  if (!isConnected) throw redirect(card)
  const t = textFor(language, namespace)
  const words = t(areBedsLeft ? 'said.partly' : 'said.all', { day: formatLongDay(day, language) })
  const sent = { day: inputDay(day), locationId, returnTo: card }
  return { question: null, said: { title: t('said.title', { name }), words, areBedsLeft, sent }, card }
}

const answerForm = z.object({
  answer: z.enum(['all', 'partly', 'no', 'undo']),
  day: z.string(),
  locationId: z.string(),
  returnTo: z.string().optional(),
})

/** Keeps an answer, or leads to where another day is chosen. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  const { answer, returnTo, ...sent } = expectForm(await readOwnForm(request, context), answerForm)
  const { member, location, ...route } = await readRoute(args, 'location')
  const day = parseDay(sent.day)
  if (location === null || day === null || day >= dayOf(Date.now())) throw new Response(null, { status: 404 })
  const { index: locationIndex, name } = location
  if (answer === 'no') {
    const { isDefinitive } = keyDates((formType) => route.forms.get(formType)?.fields)
    const item = isDefinitive ? connectionDayItem : targetDateItem
    return redirect(pageAddress(item, 'details', locationIndex), { status: 303 })
  }
  const said = { locationIndex, locationId: sent.locationId, day }
  if (answer !== 'undo') {
    const headers = { 'Set-Cookie': await sayPassed(args, { ...said, answer }) }
    return redirect(safeReturnTo(returnTo), { status: 303, headers })
  }
  const origin = { way: 'page' as const, path: new URL(request.url).pathname }
  const kept = await answerConnection(member, { ...said, answer, origin })
  const message =
    kept === 'kept'
      ? flash('success', 'roadmap/connected:done.undone', { name })
      : flash('warning', 'roadmap/connected:done.moved')
  return redirect(connectedAddress(locationIndex), { status: 303, headers: { 'Set-Cookie': message } })
}

/** The question whether the connection took place; then what was answered, and the way to take it back. */
export default function Connected() {
  const { question, said, card } = useLoaderData<typeof loader>()
  const t = useText(namespace)
  if (question) return <PassedDay question={question} isPage />
  return (
    <>
      <PageTitle lead={said.words}>{said.title}</PageTitle>
      <Form method="post" className="mt-3">
        <CsrfField />
        {Object.entries(said.sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {said.areBedsLeft && (
          <p>
            <Button name="answer" value="all">
              {t('said.whole')}
            </Button>
          </p>
        )}
        <p className="mt-3 max-w-text text-soft">{t('said.undoText')}</p>
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <Button tone="quiet" name="answer" value="undo">
            {t('said.undo')}
          </Button>
          <ButtonLink tone="plain" href={card}>
            {t('said.back')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
