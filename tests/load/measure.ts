import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { type MeasuredServer, processorTime } from './servers.ts'

/** What a server is asked, over and over. */
export type Question = {
  server: MeasuredServer
  path: string
  cookie: string
  /** 200 unless something else is said. */
  status?: number
  /** How many requests are under way at once: one unless something else is said. */
  connections?: number
  /** Done before each request, by other processes: what it takes is not counted. */
  before?: () => Promise<unknown>
  /** The form that is posted; without it the page is asked for. */
  form?: () => string
}

/** What a number of requests came to, for one of them. */
export type Figures = {
  /** Milliseconds of processor time of the server. */
  cpu: number
  /** Milliseconds from a request to the end of its answer, shared by all that were under way. */
  took: number
}

/** As browsers ask. */
export const acceptedEncodings = 'gzip, deflate, br, zstd'

const agent = new Agent({ keepAlive: true })

/**
 * Asks so many times.
 * @throws where an answer is not the one that is expected
 */
export async function askTimes(question: Question, times: number): Promise<Figures> {
  const { server, connections = 1 } = question
  let left = times
  let took = 0
  const askOn = async () => {
    while (left > 0) {
      left -= 1
      await question.before?.()
      const began = performance.now()
      await ask(question)
      took += performance.now() - began
    }
  }
  const before = await processorTime(server)
  await Promise.all(Array.from({ length: connections }, askOn))
  return { cpu: ((await processorTime(server)) - before) / times, took: took / connections / times }
}

function ask({ server, path, cookie, status = 200, form }: Question): Promise<void> {
  const body = form?.()
  const headers = { Cookie: cookie, 'Accept-Encoding': acceptedEncodings, ...(body === undefined ? {} : formHeaders) }
  return new Promise((resolve, reject) => {
    const asked = request(server.origin + path, { agent, headers, method: body === undefined ? 'GET' : 'POST' })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      answer.resume().once('error', reject)
      answer.once('end', () => {
        if (answer.statusCode === status) resolve()
        else reject(new Error(`${server.name}: ${path} answers ${answer.statusCode}.`))
      })
    })
    asked.end(body)
  })
}

const formHeaders: IncomingHttpHeaders = {
  'Content-Type': 'application/x-www-form-urlencoded',
  'Sec-Fetch-Site': 'same-origin',
}

/** How much is asked: rounds of so many requests, after others until Node has compiled what is used most. */
export type Extent = { rounds: number; requests: number; warmUp: number }

/** The options of every bench that compares in turns. */
export const extentOptions = {
  rounds: { type: 'string', default: '11' },
  requests: { type: 'string', default: '12' },
  'warm-up': { type: 'string', default: '300' },
  json: { type: 'string' },
} as const

/** The same with runs: each starts the servers anew, because one process may be compiled better than another. */
export const comparingOptions = { ...extentOptions, runs: { type: 'string', default: '3' } } as const

type ExtentWords = Record<'rounds' | 'requests' | 'warm-up', string>

export const extentOf = (values: ExtentWords): Extent => ({
  rounds: Number(values.rounds),
  requests: Number(values.requests),
  warmUp: Number(values['warm-up']),
})

/** Between which the middle half of several ratios lies. */
export type Spread = readonly [low: number, high: number]

/** What two questions cost beside each other. */
export type Comparison = {
  one: Figures
  other: Figures
  /** How many times as dear the first is as the second, round by round: the median. */
  cpuRatio: number
  tookRatio: number
  cpuSpread: Spread
  tookSpread: Spread
  /**
   * How many times as dear the first is as the same question to another process of the same build: what a ratio says by
   * chance. Null where there was none.
   */
  control: Spread | null
}

/** What was asked in turns in one round: of the two that are compared, and of the control where there is one. */
export type Round = readonly [one: Figures, other: Figures, control?: Figures]

/**
 * Asks one and the other in turns, in rounds so small that whatever else the machine does meets both. Medians.
 * @param one of two questions
 */
export const compareInTurns = async (one: Question, other: Question, extent: Extent): Promise<Comparison> =>
  comparisonOf(await roundsInTurns(one, other, null, extent))

/**
 * The same, round by round, so that those of several runs can be put together.
 * @param control the first question to another process of the same build
 */
export async function roundsInTurns(
  one: Question,
  other: Question,
  control: Question | null,
  extent: Extent,
): Promise<Round[]> {
  for (const question of [one, other, control]) if (question) await askTimes(question, extent.warmUp)
  const rounds: Round[] = []
  for (let round = 0; round < extent.rounds; round += 1) {
    const compared = [await askTimes(one, extent.requests), await askTimes(other, extent.requests)] as const
    rounds.push(control ? [...compared, await askTimes(control, extent.requests)] : compared)
  }
  return rounds
}

/** What rounds of two questions in turns come to: medians. */
export function comparisonOf(rounds: readonly Round[]): Comparison {
  const cpuRatios = rounds.map(([first, second]) => first.cpu / second.cpu)
  const tookRatios = rounds.map(([first, second]) => first.took / second.took)
  const controls = rounds.flatMap(([first, , same]) => (same ? [first.cpu / same.cpu] : []))
  return {
    one: medianOf(rounds.map(([first]) => first)),
    other: medianOf(rounds.map(([, second]) => second)),
    cpuRatio: median(cpuRatios),
    tookRatio: median(tookRatios),
    cpuSpread: spreadOf(cpuRatios),
    tookSpread: spreadOf(tookRatios),
    control: controls.length > 0 ? spreadOf(controls) : null,
  }
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN
  return [at(0.25), at(0.75)]
}

/** The figures in the middle of several rounds, each for itself. */
export const medianOf = (rounds: readonly Figures[]): Figures => ({
  cpu: median(rounds.map(({ cpu }) => cpu)),
  took: median(rounds.map(({ took }) => took)),
})

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
