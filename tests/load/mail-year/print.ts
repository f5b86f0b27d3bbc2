import type { Findings } from './year.ts'

/** What calm mail is held to: messages to somebody in a week, in which they get any. */
const bars = { median: 2, most: 5 }

/** What broke a bar, in words; none where all of them hold. */
export function brokenBars({ perWeek, atNight, onHolidays, onWeekends, afterDone }: Findings): string[] {
  const most = Math.max(0, ...perWeek)
  return [
    ...(medianOf(perWeek) > bars.median ? [`the median of a week is ${medianOf(perWeek)}`] : []),
    ...(most > bars.most ? [`somebody got ${most} messages in a week`] : []),
    ...(atNight > 0 ? [`${atNight} messages at night`] : []),
    ...(onHolidays > 0 ? [`${onHolidays} messages on public holidays`] : []),
    ...(onWeekends > 0 ? [`${onWeekends} messages at a weekend`] : []),
    ...(afterDone > 0 ? [`${afterDone} reminders of what was done`] : []),
  ]
}

export function medianOf(counts: readonly number[]): number {
  const sorted = [...counts].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The findings as a table. */
export function tableOf(findings: Findings): string {
  const { messages, perWeek } = findings
  const causes = [...new Set(messages.map(({ cause }) => cause))].sort()
  const weeks = [0, 1, 2, 3, 4, 5].map((n) => `${n}: ${perWeek.filter((count) => count === n).length}`)
  const mean = perWeek.reduce((sum, count) => sum + count, 0) / Math.max(1, perWeek.length)
  const rows = [
    ['messages to one person in a week: median', String(medianOf(perWeek))],
    ['on average', mean.toFixed(2)],
    ['at most', String(Math.max(0, ...perWeek))],
    ['weeks of people by number of messages', weeks.join(', ')],
    ...causes.map((cause) => [cause, String(messages.filter((one) => one.cause === cause).length)]),
    ['at night', String(findings.atNight)],
    ['on public holidays', String(findings.onHolidays)],
    ['at weekends', String(findings.onWeekends)],
    ['reminders of what was done', String(findings.afterDone)],
  ]
  return rows.map(([name = '', value = '']) => `${name.padEnd(44)}${value}`).join('\n')
}
