import { expect } from 'vitest'
import type { MarkedTenant } from './marked-tenant.ts'
import type { Portal } from './portal.ts'
import type { Visitor } from './visitor.ts'
import { ownForm } from './visitor.ts'

/** What came back of a question to the admin side. */
export type ShutAnswer = { question: string; status: number; location: string | undefined; text: string }

/** Asks with one method; what can carry a form carries this one. */
export async function askWith(
  visitor: Visitor,
  { path, method, body }: { path: string; method: string; body: string },
  headers: Record<string, string> = {},
): Promise<ShutAnswer> {
  const sent = method === 'GET' || method === 'HEAD' ? { headers } : { headers: { ...ownForm, ...headers }, body }
  const { status, headers: given, text } = await visitor.ask(path, { method, ...sent })
  return { question: `${method} ${path}`, status, location: given.location, text }
}

/** What stands on every page of provider staff. */
export const waysAround = ['href="/admin/mail"', 'href="/admin/audit"']

/** Statements other than the one that looks up whom a session belongs to, and those with which a connection begins. */
export const ownStatements = (statements: readonly string[]): string[] =>
  statements.filter(
    (one) => !/^select .* from "auth_sessions" inner join "users"/s.test(one) && !one.includes('pg_catalog.pg_type'),
  )

/** Fails where an answer is none of those that are allowed or tells something, and where more was asked of the database. */
export async function expectShut(
  portal: Portal,
  { secrets }: MarkedTenant,
  ask: () => Promise<ShutAnswer[]>,
  isAllowed: (answer: ShutAnswer) => boolean,
): Promise<void> {
  let answers: ShutAnswer[] = []
  const statements = await portal.statements.during(async () => (answers = await ask()))
  const toldIn = ({ question, text }: ShutAnswer) =>
    [...secrets, ...waysAround].some((told) => text.includes(told) && !question.includes(told))
  const open = answers.filter((answer) => !isAllowed(answer) || toldIn(answer))
  expect(open.map(({ question, status, location }) => ({ question, status, location }))).toEqual([])
  expect(ownStatements(statements)).toEqual([])
}

/** The language in front of an address goes first; what is behind it is asked for again. */
const hasLanguage = ({ question, status, location = '' }: ShutAnswer) =>
  status === 302 && /^(GET|HEAD) \/(nl|en)\//.test(question) && /^\/admin/i.test(location)

/** There is no such address. */
const isNowhere = ({ status }: ShutAnswer) => [400, 404, 405].includes(status)

export const isSentHome = (answer: ShutAnswer): boolean =>
  (answer.status === 303 && answer.location === '/') || hasLanguage(answer) || isNowhere(answer)

const loginPage = /^\/authentication\/(login|check)/

/** The login page; forms are told so. */
export const isSentToLogin = (answer: ShutAnswer): boolean =>
  (answer.status === 302 && loginPage.test(answer.location ?? '')) ||
  answer.status === 401 ||
  hasLanguage(answer) ||
  isNowhere(answer)
