import { expect } from '@playwright/test'
import { inYear, startMeeting } from './days.ts'
import { chooseFile, takeAppointment, takeLetter, tick, type } from './fills.ts'
import { accept } from './provider.ts'
import type { Task } from './task.ts'

/** Step 4 of a location's route card. */
export const startMeetingWithCare: Task[] = [
  {
    key: 'finalise-start-meeting',
    path: '/location/make-start-meeting-definitive',
    title: 'Startbijeenkomst',
    stops: [
      {
        page: 'details',
        fill: [type({ 'Naam van uw contactpersoon bij ons': 'Sanne Bakker' })],
        stays: true,
        // There is no date yet.
        state: 'none',
        keeps: { momo_contact: { full_name: 'Sanne Bakker' } },
      },
      {
        page: 'details',
        fill: [
          type({ 'Datum en tijd van de startbijeenkomst': startMeeting.typed }),
          (page) => page.getByLabel(/^Tijd/).fill(startMeeting.time),
        ],
        state: 'done',
        keeps: { dates: [{ date: startMeeting.kept }] },
      },
      {
        page: 'invitation',
        fill: [takeLetter(`9 maart ${inYear} om 10.30 uur`), takeAppointment(startMeeting.starts)],
        state: 'done',
      },
    ],
    done: 'De startbijeenkomst staat vast',
  },
  {
    key: 'night-shift-roster',
    path: '/location/pass-down-night-shift-roster',
    title: 'Rooster nachtdienst',
    stops: [
      {
        page: 'upload',
        fill: [type({ 'Rooster van de nachtdienst als tekst': 'Week 12: ma tot wo Ans, do tot zo Bea' })],
        stays: true,
        state: 'done',
      },
      { page: 'upload', fill: [type({ 'Rooster van de nachtdienst als tekst': '' })], stays: true, state: 'none' },
      {
        page: 'upload',
        fill: [chooseFile('Rooster.pdf')],
        state: 'done',
        keeps: { textual: '', image: expect.stringMatching(/^[\da-f-]{36}$/) },
      },
    ],
    done: 'Wij weten wie er ’s nachts werkt',
    // A roster is never "checked": it counts as a file or as text alike.
    provider: { does: accept('night-shift-roster'), state: 'done', isWaitedFor: true },
  },
  {
    key: 'call-announcement',
    path: '/location/send-night-shift-heads-up',
    title: 'Belaankondiging nachtdienst',
    stops: [
      { page: 'read', fill: [takeLetter('Youssef Amrani'), tick('Aankondiging gelezen')], state: 'busy' },
      { page: 'share', fill: [tick('Aankondiging gedeeld met de nachtdienst')], state: 'done' },
      { page: 'answers', state: 'done' },
    ],
    done: 'De nachtdienst weet dat wij bellen',
  },
]
