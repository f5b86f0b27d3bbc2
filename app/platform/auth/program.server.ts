import type { AppLoadContext } from '@remix-run/node'
import type { Program } from '#app/persistence/programs/program.ts'
import { findProgram } from '#app/persistence/programs/program-tokens.server.ts'
import type { TokenRefusal } from './bearer.server.ts'
import { problem } from './json-answers.server.ts'
import { hashOfToken, newShareToken } from './link-token.server.ts'
import { scopeOf, type ProgramScope } from './program-scopes.ts'

/** What tokens and secrets of programs begin with: it tells them from tokens of the identity provider, and scanners for secrets know them by it. */
const [tokenMark, secretMark] = ['rkt_', 'rks_']

/** 256 random bits that nobody guesses, so that one round of SHA-256 hides them as well as a slow hash would. */
const make = (mark: string) => {
  const random = newShareToken()
  return { words: mark + random, hash: hashOfToken(random) }
}

/** A new access token of a program, and what is kept of it. */
export const newProgramToken = () => make(tokenMark)

/** A new secret of a program, and what is kept of it. */
export const newProgramSecret = () => make(secretMark)

/** What a secret is known by in the database. @param secret anything */
export const hashOfSecret = (secret: string): string =>
  hashOfToken(secret.startsWith(secretMark) ? secret.slice(secretMark.length) : '')

/** The token of a program that an Authorization header brings; null where it brings none, whoever it is for. */
export function programTokenIn(header: string): string | null {
  const [, token] = /^Bearer +rkt_([\w-]+)$/i.exec(header) ?? []
  return token ?? null
}

/** The program that a token is of, or why it goes no further. */
export type ProgramAsking = { program: Program; refusal: null } | { program: null; refusal: TokenRefusal }

/**
 * The program that an access token belongs to, where the address is one that its scopes are for. One query.
 * @param token without its mark
 * @param pathname of the address that it asks for
 */
export async function readProgram(token: string, pathname: string): Promise<ProgramAsking> {
  const program = await findProgram(hashOfToken(token))
  if (!program) return refused(401, 'invalid_token', 'The access token is no longer valid.')
  const scope = scopeOf(pathname)
  if (scope === null) return refused(403, 'insufficient_scope', 'No scope of a program is for this address.')
  if (!program.scopes.includes(scope)) return refused(403, 'insufficient_scope', lacking(scope), scope)
  return { program, refusal: null }
}

const lacking = (scope: string) => `The access token does not have the scope ${scope}.`

function refused(status: 401 | 403, error: string, message: string, scope = ''): ProgramAsking {
  const named = scope === '' ? '' : `, scope="${scope}"`
  const challenge = `, error="${error}", error_description="${message}"${named}`
  return { program: null, refusal: { status, error, message, challenge } }
}

/**
 * The program that asks, where one does.
 * @returns null where a person asks
 * @throws a 403 response where its token does not have the scope
 */
export function programOf({ program }: AppLoadContext, scope: ProgramScope): Program | null {
  if (program && !program.scopes.includes(scope)) throw problem(403, 'insufficient_scope', lacking(scope))
  return program
}
