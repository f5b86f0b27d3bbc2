import { z } from 'zod'

const logged = z
  .object({ level: z.number(), time: z.string(), msg: z.string(), version: z.unknown(), instance: z.unknown() })
  .catchall(z.unknown())

const error = 50
const warning = 40

/**
 * A line of the log as a person at a terminal reads it: the time of day here, what happened, and its fields but for
 * those that say nothing, which are zeros and what is empty. The stack of an error stands below it.
 * @param line JSON, as pino writes it
 * @returns with its newline; a line that is no JSON of the log as it came
 */
export function plainLine(line: string): string {
  const read = logged.safeParse(parsed(line))
  if (!read.success) return line
  const { level, time, msg, version: _, instance: __, ...fields } = read.data
  const at = new Date(time).toTimeString().slice(0, 8)
  const kind = level >= error ? 'Error: ' : level >= warning ? 'Warning: ' : ''
  const stacks: string[] = []
  const told = Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null) return value ? [`${name} ${String(value)}`] : []
    if (Array.isArray(value)) return value.length > 0 ? [`${name} ${value.join(' and ')}`] : []
    const { stack, ...rest }: { stack?: unknown } = value
    if (typeof stack === 'string') stacks.push(stack.replace(/^/gm, '    '))
    return [`${name} ${JSON.stringify(rest)}`]
  })
  const details = told.length > 0 ? ` (${told.join(', ')})` : ''
  return `${[`${at} ${kind}${msg}${details}`, ...stacks].join('\n')}\n`
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
