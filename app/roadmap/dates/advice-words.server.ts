import { holidayOn } from '#app/platform/calendar/working-days.server.ts'
import { dayOf, formatWeekday } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { bestForMeeting, type DateAdvice } from '../rules/planning/advice.ts'
import type { AdviceOnPage } from './dates-on-page.ts'

type Around = {
  language: Language
  /** The instants of the start meetings. */
  meetings: readonly number[]
  /** Where they are changed; null on the page that does that. */
  meetingAddress: string | null
}

/** What speaks against a date, in words. */
export function adviceWords({ kind, values }: DateAdvice, around: Around): AdviceOnPage {
  const { language, meetingAddress } = around
  const t = textFor(language, 'roadmap/dates')
  const number = (name: string): number => Number(values[name] ?? 0)
  const day = formatWeekday(number('day'), language)
  const toMeeting = meetingAddress === null ? null : { href: meetingAddress, words: t('advice.toMeeting') }
  switch (kind) {
    case 'weekend':
      return say(t('advice.weekend.title'), t('advice.weekend.text', { day }))
    case 'holiday':
      return say(
        t('advice.holiday.title'),
        t('advice.holiday.text', { day, holiday: holidayOn(number('day'), language) ?? '' }),
      )
    case 'past':
      return say(t('advice.past.title'), t('advice.past.text', { day }))
    case 'too-far':
      return say(t('advice.tooFar.title'), t('advice.tooFar.text', { day }))
    case 'too-near': {
      const late = t('advice.tooNear.late', { count: number('late') })
      const better = t('advice.tooNear.better', { day: formatWeekday(number('earliest'), language) })
      return say(t('advice.tooNear.title', { count: number('workingDays') }), `${late} ${better}`)
    }
    case 'meeting-after-connection': {
      const days = { meeting: meetingWords(), day: formatWeekday(number('connectionDay'), language) }
      return say(t('advice.meetingAfter.title'), t('advice.meetingAfter.text', days), toMeeting)
    }
    case 'meeting-far-from-connection': {
      const title = t(meetingAddress === null ? 'advice.meetingFar.own' : 'advice.meetingFar.title')
      const counted = { meeting: meetingWords(), count: number('workingDays'), ...bestForMeeting }
      return say(title, t('advice.meetingFar.text', counted), toMeeting)
    }
    case 'clash':
      return say(t('advice.clash.title', { name: String(values.name) }), t('advice.clash.text'))
  }

  function say(title: string, text: string, link: AdviceOnPage['link'] = null): AdviceOnPage {
    return { kind, title, text, link }
  }

  /** With its time, where it is known. */
  function meetingWords(): string {
    const found = around.meetings.find((at) => dayOf(at) === number('meeting'))
    return found === undefined ? formatWeekday(number('meeting'), language) : formatMoment(found, language)
  }
}
