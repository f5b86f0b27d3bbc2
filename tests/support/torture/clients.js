/**
 * Clients that ask the database without pause, as a process of its own: a driver at fault may end it. Started by
 * attacked-clients.ts, which says how; what they see goes there.
 */
import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {(text: string, values: string[]) => Promise<Record<string, unknown>[]>} Ask */
/**
 * @typedef {object} Driver
 * @property {Ask} single
 * @property {<T>(work: (ask: Ask) => Promise<T>) => Promise<T>} transaction
 * @property {<T>(work: (ask: Ask) => Promise<T>) => Promise<T>} reserve one connection, without a transaction
 */

const { driver: name, module, settings, clients, patience } = JSON.parse(process.argv[2] ?? '')
const driver = await (name === 'node-postgres' ? openNodePostgres() : openPostgresJs())
/** What each client does, in turn. */
const turns = [readBack, writePair, writePairAtOnce, keepWord, writePair, writePairAtOnce]

// Nobody is left who looks.
process.on('disconnect', () => process.exit())
for (let client = 0; client < clients; client += 1) void live(client)

/** @param {number} client */
async function live(client) {
  let last = ''
  for (let turn = client; ; turn += 1) {
    const word = `${process.pid}-${client}-${turn}`
    const work = turns[turn % turns.length] ?? readBack
    /** @type {Awaited<ReturnType<typeof attempt>>} */
    const silence = { kind: 'hang', what: work.name }
    const outcome = await Promise.race([attempt(work, word, last), pause(patience, silence)])
    last = outcome.pair ?? last
    process.send?.({ client, ...outcome })
    // So many clients with no pause at all would only measure the machine.
    await pause(10)
  }
}

/**
 * @param {(word: string, last: string) => Promise<{ wrong?: string, pair?: string }>} work
 * @param {string} word
 * @param {string} last
 * @returns {Promise<{ kind: string, what?: string, pair?: string }>}
 */
async function attempt(work, word, last) {
  try {
    const { wrong, pair } = await work(word, last)
    return wrong === undefined ? { kind: 'done', pair } : { kind: 'wrong', what: `${work.name}: ${wrong}` }
  } catch (error) {
    const { code, message } = Object(error)
    return { kind: 'refused', what: `${work.name}: ${code ?? message}` }
  }
}

/**
 * Asks for a word and for what this client wrote last.
 * @param {string} word
 * @param {string} last
 */
async function readBack(word, last) {
  const rows = await driver.single(
    'select $1::text as word, (select count(*)::int from pairs where word = $2) as kept',
    [word, last],
  )
  const expected = [{ word, kept: last === '' ? 0 : 2 }]
  return JSON.stringify(rows) === JSON.stringify(expected) ? {} : { wrong: JSON.stringify(rows) }
}

const insert = (/** @type {Ask} */ ask, /** @type {string} */ word, /** @type {string} */ side) =>
  ask(
    'insert into pairs (word, side) values ($1, $2) returning pg_current_xact_id()::text as transaction, word, side',
    [word, side],
  )

/**
 * @param {Record<string, unknown>[][]} answers
 * @param {string} word
 */
function judgePair(answers, word) {
  const [one, other] = answers.flat()
  const isRight = one?.side === 'one' && other?.side === 'other' && one.word === word && other.word === word
  const isTogether = one?.transaction === other?.transaction
  return isRight && isTogether ? { pair: word } : { wrong: JSON.stringify(answers) }
}

/** @param {string} word */
async function writePair(word) {
  const answers = await driver.transaction(async (ask) => [
    await insert(ask, word, 'one'),
    await insert(ask, word, 'other'),
  ])
  return judgePair(answers, word)
}

/** @param {string} word */
async function writePairAtOnce(word) {
  const answers = await driver.transaction((ask) => Promise.all([insert(ask, word, 'one'), insert(ask, word, 'other')]))
  return judgePair(answers, word)
}

/**
 * The connection remembers the word as long as nobody else gets it.
 * @param {string} word
 */
async function keepWord(word) {
  const answers = await driver.reserve(async (ask) => {
    await ask(`select set_config('torture.word', $1, false)`, [word])
    await ask('select pg_sleep(0.002), $1::text', [word])
    return ask(`select current_setting('torture.word', true) as word, $1::text as asked`, [word])
  })
  return JSON.stringify(answers) === JSON.stringify([{ word, asked: word }]) ? {} : { wrong: JSON.stringify(answers) }
}

/** @returns {Promise<Driver>} */
async function openPostgresJs() {
  const { default: postgres } = await import(module)
  const sql = postgres({ ...settings, onnotice: () => {} })
  /**
   * @param {import('postgres').Sql | import('postgres').TransactionSql} on
   * @returns {Ask}
   */
  const askOn = (on) => async (text, values) => [...(await on.unsafe(text, values))]
  return {
    single: async (text, values) => [...(await sql.unsafe(text, values, { prepare: true }))],
    transaction: (work) => sql.begin((/** @type {import('postgres').TransactionSql} */ tx) => work(askOn(tx))),
    reserve: async (work) => {
      const one = await sql.reserve()
      try {
        return await work(askOn(one))
      } finally {
        one.release()
      }
    },
  }
}

/** @returns {Promise<Driver>} */
async function openNodePostgres() {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool(settings)
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
  /** @type {Driver['reserve']} */
  const reserve = async (work) => {
    const client = await pool.connect()
    try {
      const result = await work(async (text, values) => (await client.query(text, values)).rows)
      client.release()
      return result
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  return {
    single: async (text, values) => (await pool.query({ text, values, name: 'single' })).rows,
    transaction: (work) =>
      reserve(async (ask) => {
        await ask('begin', [])
        const result = await work(ask)
        await ask('commit', [])
        return result
      }),
    reserve,
  }
}
