import { connectionDay, inYear } from './days.ts'
import { takeAppointment, takeLetter, tick, type } from './fills.ts'
import type { Task } from './task.ts'

/** Step 5 of a location's route card. */
export const dayOfConnection: Task[] = [
  {
    key: 'day-planning-logistics',
    path: '/location/plan-installation-day',
    title: 'Planning aansluitdag',
    stops: [
      {
        page: 'details',
        fill: [type({ 'Datum van de aansluitdag': connectionDay.typed })],
        state: 'done',
        keeps: { date: connectionDay.kept },
      },
      {
        page: 'planning',
        fill: [takeLetter(`18 maart ${inYear}`), takeAppointment(connectionDay.arrival)],
        state: 'done',
      },
    ],
    done: 'De aansluitdag is gepland',
  },
  {
    key: 'trainging-and-tutorial',
    path: '/location/follow-training-and-tutorial',
    title: 'Training en uitleg',
    stops: [
      { page: 'training', state: 'none' },
      {
        page: 'quick-guides',
        fill: [takeLetter('Youssef Amrani', '“Snelstartkaart voor zorgmedewerkers” downloaden (Word)')],
        state: 'done',
        keeps: { downloaded: true },
      },
    ],
    done: 'Uw team kan aan de slag',
  },
  {
    key: 'start-news-item',
    path: '/location/inform-about-installation-day',
    title: 'Startbericht',
    stops: [
      { page: 'download', fill: [takeLetter(`18 maart ${inYear}`)], state: 'busy', keeps: { downloaded: true } },
      { page: 'share', fill: [tick('Startbericht gedeeld')], state: 'done' },
    ],
    done: 'Iedereen weet dat we komen',
  },
]
