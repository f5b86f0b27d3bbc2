import { redirect, type AppLoadContext } from '@remix-run/node'
import type { Request, RequestHandler } from 'express'
import { environment } from '#app/platform/config/env.server.ts'
import { findLanguage } from '#app/platform/i18n/find-language.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { accessTo, foldersOf } from './access.ts'
import { readBearer, type TokenRefusal } from './bearer.server.ts'
import { authConfigAt, originForHost, primaryOrigin } from './config.server.ts'
import { cookieName, readCookies } from './cookies.server.ts'
import { checkOrigin } from './csrf.server.ts'
import { en } from './en.ts'
import { admit, refuseForeign, refuseRight, refuseSignedOut, sendTo } from './guard-answers.server.ts'
import { nl } from './nl.ts'
import { openedByAddress, opensNothing } from './opened-by-address.server.ts'
import { programTokenIn, readProgram } from './program.server.ts'
import { refuseToken } from './refusal.server.ts'
import { safeReturnTo } from './return-to.ts'
import { openSession, signedInMark, type Session } from './session.server.ts'
import { may, rightFor, type StaffRight } from '#app/persistence/staff-rights.ts'

/** What the server found out about a request before Remix sees it; the load context takes it over. */
export type RequestAccess = Pick<
  AppLoadContext,
  'session' | 'shareLink' | 'endedLink' | 'calendarFeed' | 'unsubscribe' | 'program' | 'csrfOwed' | 'language' | 'path'
>

const nobody = { session: null, ...opensNothing, program: null, csrfOwed: false }
const sessionPath = '/authentication/session'
const found = new WeakMap<Request, RequestAccess>()
/** What became of the Authorization header of a request to the API, where it has one: null where it is believed. */
const tokens = new WeakMap<Request, TokenRefusal | null>()

/**
 * Reads the session of a request once: one query where there is a session cookie. Has to run before `guard`.
 * The answer of the database's failure goes to the server's error handler.
 */
export const readRequestSession: RequestHandler = (request, _answer, next) => {
  findAccess(request).then(() => next(), next)
}

async function findAccess(request: Request): Promise<void> {
  const origin = originOf(request)
  const { authorization } = request.headers
  const { pathname, search } = ownUrl(request)
  const path = pathname + search
  const keep = async (access: Partial<RequestAccess>) => {
    const { session = null, shareLink = null, endedLink = null, unsubscribe = null } = access
    const language = await languageOf(request, session, shareLink ?? endedLink ?? unsubscribe)
    found.set(request, { ...nobody, ...access, language, path })
  }
  const opened = await openedByAddress(pathname)
  // Anyone who comes by such an address is nobody else meanwhile, also where the browser is signed in.
  if (opened) return keep(opened)
  const isApi = accessTo(pathname) === 'api'
  const ofProgram = isApi ? programTokenIn(authorization ?? '') : null
  if (ofProgram !== null) {
    const { program, refusal } = await readProgram(ofProgram, pathname)
    tokens.set(request, refusal)
    return keep({ program })
  }
  const session =
    authorization !== undefined && isApi
      ? await openToken(request, origin, authorization)
      : // The page that tells when the session ends would otherwise keep it from ending.
        await openSession(origin, request.headers.cookie, pathname !== sessionPath)
  await keep({ session })
}

async function openToken(request: Request, origin: string, header: string): Promise<Session | null> {
  const { session, refusal } = await readBearer(authConfigAt(origin), header)
  tokens.set(request, refusal)
  return session
}

/** What `readRequestSession` found; for the load context. */
export function requestAccess(request: Request): RequestAccess {
  const access = found.get(request)
  if (!access) throw new Error('readRequestSession has to run before this.')
  return access
}

/**
 * Lets a request through to Remix only where it may go there: session, administrator, own form. Pages send who is not
 * signed in to the login page.
 */
export const guard: RequestHandler = (request, answer, next) => {
  const access = requestAccess(request)
  const { pathname } = ownUrl(request)
  const rule = accessTo(pathname)
  // A browser sends no token by itself, so there is no other site to fear.
  const refusal = tokens.get(request)
  if (refusal !== undefined) return refusal ? refuseToken(answer, refusal) : next()
  const sender = senderOf(request)
  const isForPrograms = rule === 'api' || rule === 'program'
  const isForeign = sender === 'foreign' || (sender === 'hidden' && (!access.session || isForPrograms))
  if (isForeign && rule !== 'token') return refuseForeign(answer, access.language, isForPrograms)
  access.csrfOwed = sender === 'owed' || sender === 'hidden'
  if (rule === 'public' || rule === 'program' || rule === 'token') return next()
  if (rule === 'api') return access.session ? next() : refuseSignedOut(answer, access.language, true)
  const isPage = request.method === 'GET' || request.method === 'HEAD'
  if (access.session && rule === 'admin' && !isPage && lacksRight(access.session, pathname))
    return refuseRight(answer, access.language)
  if (access.session) return rule === 'admin' ? admit(access.session, answer, next) : next()
  return isPage
    ? sendTo(answer, 302, signInPath(request, access.path))
    : refuseSignedOut(answer, access.language, false)
}

/** Whether a request that changes something comes from one of our own pages, as far as its headers say. */
export const senderOf = (request: Request): ReturnType<typeof checkOrigin> =>
  checkOrigin(request.method, originOf(request), (name) => request.headers[name]?.toString())

/** Whether somebody of the staff sends a form that their role is not for. Others are sent home. */
const lacksRight = ({ actor }: Session, pathname: string) =>
  actor.isAdmin && !may(actor, rightFor(foldersOf(pathname).slice(1)))

const ownUrl = (request: Request) => new URL(`http://own.invalid${request.originalUrl}`)

/**
 * Where to sign in and come back. A browser that was signed in until a while ago may still be so at the provider, which
 * is asked without a page.
 * @param path of the page to come back to
 */
export function signInPath(request: Request, path: string): string {
  const wasSignedIn = readCookies(request.headers.cookie).has(cookieName(originOf(request), signedInMark))
  return withReturnTo(wasSignedIn ? '/authentication/check' : '/authentication/login', path)
}

/**
 * The login page, which comes back to a page afterwards.
 * @param path of that page, anything; where it is none of ours, signing in leads home
 */
export const loginPageFor = (path: string): string => withReturnTo('/authentication/login', path)

function withReturnTo(page: string, path: string): string {
  const returnTo = safeReturnTo(path)
  return returnTo === '/' ? page : `${page}?${new URLSearchParams({ returnTo })}`
}

function languageOf(request: Request, session: Session | null, link: { language: string } | null): Promise<Language> {
  const browser = readCookies(request.headers.cookie).get('routekaart.language')
  const chosen = { person: session?.actor.language, browser, link: link?.language }
  return findLanguage(new globalThis.Request(ownUrl(request)), chosen)
}

function originOf(request: Request): string {
  const forwarded = environment().TRUST_PROXY
    ? request.headers['x-forwarded-host']?.toString().split(',')[0]?.trim()
    : ''
  return originForHost(forwarded || request.headers.host) ?? primaryOrigin()
}

/**
 * The session, for loaders and actions of pages that need one.
 * @throws a redirect to the login page, which comes back to this page
 */
export function requireUser(context: AppLoadContext): Session {
  if (context.session) return context.session
  throw redirect(loginPageFor(context.path))
}

/**
 * The actor of somebody who belongs to a care organisation.
 * @throws a redirect to the login page; a 403 response for provider staff, who have their own pages
 */
export function requireMember(context: AppLoadContext): Member {
  const { actor } = requireUser(context)
  const { organisationId } = actor
  if (organisationId !== null) return { ...actor, organisationId }
  throw new Response((context.language === 'en' ? en : nl).refused.noOrganisation, { status: 403 })
}

/**
 * The actor of somebody of the provider's staff.
 * @throws a redirect to the login page; a redirect to the home page for everybody else
 */
export function requireAdmin(context: AppLoadContext): Actor {
  const { actor } = requireUser(context)
  if (!actor.isAdmin) throw redirect('/', 303)
  return actor
}

/**
 * The actor of somebody of the provider's staff who has a right; every action of theirs asks for one.
 * @throws a redirect to the login page; a redirect to the home page for who is no staff; a 403 response without the right
 */
export function requireRight(context: AppLoadContext, right: StaffRight): Actor {
  const actor = requireAdmin(context)
  if (!may(actor, right)) throw new Response((context.language === 'en' ? en : nl).refused.noRight, { status: 403 })
  return actor
}
