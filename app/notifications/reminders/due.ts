import { isWorkingDay, workingDaysAfter, workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { addDays, inputDay } from '#app/platform/i18n/dates.ts'

/** A task is reminded of on its due day, and so many working days before and after it. */
const away = 3

/** How many messages that went by themselves somebody may have had in seven days; more is left to the digest. */
const mostInWeek = 2

/** How often a task is reminded of in thirty days, whatever became of its due day. */
const mostOfTask = 3

/** A task that is not done, with the calendar date by which it should be. */
export type OpenTask = {
  /** The id of the location in the list of its organisation; '' for a task of the organisation as a whole. */
  locationId: string
  item: string
  due: number
}

/** Which reminder of a task a day is for. */
type Stage = 'before' | 'on' | 'after'

/** The reminder of a due day that is to be sent on a calendar date; null on all other days, and never on a day off. */
export function stageOn(today: number, due: number): Stage | null {
  if (!isWorkingDay(today)) return null
  if (today === due) return 'on'
  if (today < due) return workingDaysBetween(today, due) === away ? 'before' : null
  return workingDaysBetween(due, today) === away ? 'after' : null
}

/**
 * Of which tasks somebody is reminded on a calendar date.
 * @param recent what they got by itself: messages of seven days, keys of reminders of thirty
 * @returns the tasks with the keys of their reminders
 */
export function remindersOn<Task extends OpenTask>(
  today: number,
  tasks: readonly Task[],
  recent: { messages: number; reminded: readonly string[] },
): { task: Task; key: string }[] {
  if (recent.messages >= mostInWeek) return []
  return tasks.flatMap((task) => {
    const stage = stageOn(today, task.due)
    if (!stage) return []
    const ofTask = `${task.locationId || 'organisation'} ${task.item} `
    const key = `${ofTask}${inputDay(task.due)} ${stage}`
    const isEnough = recent.reminded.filter((one) => one.startsWith(ofTask)).length >= mostOfTask
    return isEnough || recent.reminded.includes(key) ? [] : [{ task, key }]
  })
}

/** After how many working days somebody is reminded of a link, and how many before it ends. */
const [afterSent, beforeEnd] = [[5, 10], 2]

/**
 * On which calendar dates links were sent, end, or will be done as their recipients say, that are reminded of today: working days
 * count, so a link sent on Saturday goes with those of Friday, and one put off to Saturday with those of Monday.
 */
export function linkDays(today: number): { sent: number[]; expires: number[]; later: number[] } {
  const around = Array.from({ length: 25 }, (_, days) => days)
  return {
    sent: around
      .map((days) => addDays(today, -days))
      .filter((day) => afterSent.includes(workingDaysBetween(day, today))),
    later: around.map((days) => addDays(today, -days)).filter((day) => workingDaysAfter(addDays(day, -1), 1) === today),
    expires: around.map((days) => addDays(today, days)).filter((day) => workingDaysBetween(today, day) === beforeEnd),
  }
}
