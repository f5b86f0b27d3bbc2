import { basicInformation } from './location/basic-info/item.ts'
import { studyGoals } from './location/determine-study-goals/item.ts'
import { trainingAndTutorial } from './location/follow-training-and-tutorial/item.ts'
import { startNewsItem } from './location/inform-about-installation-day/item.ts'
import { projectTeam } from './location/introduce-project-team/item.ts'
import { infoletter } from './location/make-info-letter/item.ts'
import { newsletter } from './location/make-news-letter/item.ts'
import { finaliseStartMeeting } from './location/make-start-meeting-definitive/item.ts'
import { nightShiftRoster } from './location/pass-down-night-shift-roster/item.ts'
import { dayPlanningLogistics } from './location/plan-installation-day/item.ts'
import { quotation } from './location/prepare-quotation/item.ts'
import { targetDate } from './location/select-initial-target-date/item.ts'
import { callAnnouncement } from './location/send-night-shift-heads-up/item.ts'
import { wifiSettings } from './location/setup-it-settings/item.ts'
import { bedPlates } from './location/share-bed-plate-type/item.ts'
import { floorPlan } from './location/upload-floor-plan/item.ts'
import { wifiTest } from './location/walk-through-wifi-test/item.ts'
import { orgInformation } from './organisation/basic-info/item.ts'
import { orgWifiSettings } from './organisation/setup-it-settings/item.ts'
import { processingAgreement } from './organisation/sign-processing-agreement/item.ts'
import type { Item, RoadmapName } from './rules/item.ts'
import { numberedItems, type NumberedItem, type Roadmap } from './rules/roadmap.ts'

/** Every item, in the order shown; an item's number follows from its place here. Add yours to a list and import it. */
export const roadmaps: Readonly<Record<RoadmapName, Roadmap>> = {
  organisation: [
    { key: 'organisation', categories: [{ key: 'general', items: [orgInformation] }] },
    {
      key: 'setting-up',
      categories: [
        { key: 'management', items: [processingAgreement] },
        { key: 'it', items: [orgWifiSettings] },
      ],
    },
  ],
  location: [
    {
      key: 'location',
      categories: [{ key: 'general', items: [basicInformation, projectTeam, targetDate, studyGoals] }],
    },
    {
      key: 'setting-up',
      categories: [
        { key: 'management', items: [quotation] },
        { key: 'it', items: [wifiSettings] },
        { key: 'notify', items: [infoletter, newsletter] },
      ],
    },
    { key: 'technical', categories: [{ key: 'general', items: [wifiTest, bedPlates, floorPlan] }] },
    {
      key: 'start-meeting',
      categories: [{ key: 'general', items: [finaliseStartMeeting, nightShiftRoster, callAnnouncement] }],
    },
    {
      key: 'installation-day',
      categories: [{ key: 'general', items: [dayPlanningLogistics, trainingAndTutorial, startNewsItem] }],
    },
  ],
}

/** Every item of both roadmaps with its number. */
export const allItems: readonly NumberedItem[] = [
  ...numberedItems(roadmaps.organisation),
  ...numberedItems(roadmaps.location),
]

/** The item in which an organisation lists its locations; a location is known by its position there. */
export const locationsItem = orgInformation

/** The items in which a location says which day it hopes for, and when its start meetings and its connection day are. */
export const [targetDateItem, startMeetingItem, connectionDayItem] = [
  targetDate,
  finaliseStartMeeting,
  dayPlanningLogistics,
]

const byKey = new Map(allItems.map(({ item }) => [item.key, item]))
const byPath = new Map(allItems.map((numbered) => [numbered.item.path, numbered]))

/** The item of a form type, or undefined where there is none. */
export const findItem = (key: string): Item | undefined => byKey.get(key)

/** The item whose pages stand at or below the path, e.g. /location/basic-info/wards. */
export const itemAtPath = (path: string): NumberedItem | undefined => byPath.get(path.split('/').slice(0, 3).join('/'))
