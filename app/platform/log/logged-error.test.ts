import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loggedError } from './logged-error.ts'
import { loggedFields } from './logged-fields.ts'

const secret = 'zqmark'
const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

class OddError extends Error {
  override name = secret
  constructor() {
    super(`${secret}\n    at ${secret} (${process.cwd()}/${secret}.ts:1:1)`)
  }
}

const failed = Object.assign(new Error(`duplicate ${secret}`), {
  ...{
    code: '23505',
    detail: `Key (email)=(${secret})`,
    constraint_name: 'users_email',
    table_name: 'users',
    where: secret,
  },
})

test.each<[string, unknown, Record<string, unknown>]>([
  [
    'a statement',
    new DrizzleQueryError(`insert into users values ($1, '${secret}', $$${secret}$$)`, [secret], failed),
    {
      type: 'DrizzleQueryError',
      statement: "insert into users values ($1, '…', $…$)",
      cause: { type: 'Error', code: '23505', constraint_name: 'users_email', table_name: 'users' },
    },
  ],
  ['JSON', thrownBy(() => JSON.parse(`{"${secret}": ${secret}}`)), { type: 'SyntaxError' }],
  ['an address', thrownBy(() => new URL(secret)), { type: 'TypeError', code: 'ERR_INVALID_URL' }],
  [
    'a schema',
    thrownBy(() => z.object({ [secret]: z.enum([secret]) }).parse({ [secret]: `${secret}1` })),
    { type: 'ZodError' },
  ],
  ['a message that looks like a stack', new OddError(), { type: 'OddError' }],
  ['several', new AggregateError([new Error(secret)], secret), { errors: [{ type: 'Error' }] }],
  [
    'codes that are none',
    Object.assign(new Error(secret), { code: secret, status: secret, error: secret }),
    { type: 'Error' },
  ],
  ['a text', secret, { type: 'string' }],
  ['an answer', new Response(secret, { status: 404, statusText: secret }), { type: 'Response', status: 404 }],
  ['nothing', undefined, { type: 'undefined' }],
])('of %s the log tells what is known to hold nobody', (_what, thrown, expected) => {
  const logged = loggedError(thrown)
  expect(logged).toMatchObject(expected)
  expect(JSON.stringify(logged)).not.toContain(secret)
  if (thrown instanceof Error) expect(logged.stack).toMatch(/^at .+:\d+:\d+\)?$/m)
})

const failing = (code: string, message: string) =>
  loggedError(new DrizzleQueryError('select $1', [secret], Object.assign(new Error(message), { code, detail: secret })))

test.each([
  ['42703', 'column "closed_at" does not exist'],
  ['42703', 'column users.closed_at does not exist'],
  ['42703', 'column "closed_at" of relation "users" does not exist'],
  ['42P01', 'relation "drizzle.migrations" does not exist'],
  ['42883', 'function counted(integer, text[]) does not exist'],
])('what the database lacks is named: %s, %s', (code, message) => {
  const logged = failing(code, message)
  expect(logged.cause).toMatchObject({ code, absent: message })
  expect(JSON.stringify(logged)).not.toContain(secret)
})

test.each([
  ['22P02', 'column "closed_at" does not exist'],
  ['42703', `column "${secret} Jansen" does not exist`],
  ['42703', `column "closed_at" does not exist: ${secret}`],
  ['42P01', `${secret}\nrelation "users" does not exist`],
  ['42883', `function counted('${secret}') does not exist`],
])('nothing else that is said of it is: %s, %s', (code, message) => {
  const logged = failing(code, message)
  expect(logged.cause).not.toHaveProperty('absent')
  expect(JSON.stringify(logged)).not.toContain(secret)
})

test('fields that are not on the list are named, and what they hold is left out', () => {
  expect(
    loggedFields({ count: 3, path: '/help', name: 'cleanup', userId: secret, anything: secret, list: [secret] }),
  ).toEqual({
    ...{ count: 3, path: '/help', name: 'cleanup', userId: '(left out)', anything: '(left out)', list: '(left out)' },
  })
})

test('what an operator compares or looks for is there', () => {
  const at = new Date()
  const fields = {
    hash: 'a'.repeat(64),
    paths: ['/help', '/admin/board'],
    validUntil: at,
    host: 'tsa.example.org:8080',
  }
  expect(loggedFields(fields)).toEqual(fields)
  expect(loggedFields({ hash: secret, paths: ['/help', `/x ${secret}`], host: `a b ${secret}` })).toEqual({
    ...{ hash: '(left out)', paths: ['/help', '(left out)'], host: '(left out)' },
  })
})
