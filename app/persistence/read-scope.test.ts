import { expect, test } from 'vitest'
import { isPlainRead } from './read-scope.ts'
import { bytesBetween, isWalPosition, walPosition } from './wal-position.ts'

test.each([
  'select "id" from "forms" where "updated_at" > $1',
  '\n    select exists (select 1 from locations) as is_locked',
  '(select 1) union (select 2)',
  'with "held" as (select 1) select * from "held"',
  'SELECT deleted_at, inserted from documents order by share_id',
])('%s only reads', (statement) => expect(isPlainRead(statement)).toBe(true))

test.each([
  'insert into "forms" values ($1)',
  'update "forms" set "x" = 1',
  'delete from forms',
  'with "touched" as (update "auth_sessions" set "seen_at" = now() returning 1) select * from "touched"',
  'select * from forms for update',
  'select * from forms for no key update skip locked',
  'select * from forms for share',
  'select * from forms for key  share',
  'select pg_advisory_xact_lock(1)',
  'select pg_try_advisory_lock($1) as claimed',
  "select nextval('a')",
  "select set_config('lock_timeout', '1s', true)",
  "select graphile_worker.add_job('send')",
  'select * into other from forms',
  'select pg_current_wal_insert_lsn()',
  'lock table usage_spans in exclusive mode',
  'begin',
  'explain select 1',
])('%s is for the primary', (statement) => expect(isPlainRead(statement)).toBe(false))

test('positions are in the order of the log', () => {
  const inOrder = ['0/0', '0/9', '0/10', '0/FFFFFFFF', '1/0', 'A/1', '10/0'].map(walPosition)
  expect(inOrder.toSorted()).toEqual(inOrder)
  expect(inOrder.every(isWalPosition)).toBe(true)
  expect(bytesBetween(walPosition('0/FFFFFFF0'), walPosition('1/10'))).toBe(32)
})

test.each(['', '0', '0/', '0/0 ', 'x/0', null])('%s is no position', (lsn) =>
  expect(() => walPosition(lsn)).toThrow('no position'),
)
