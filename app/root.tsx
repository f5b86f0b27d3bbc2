import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { Links, Outlet, useMatches, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { useContext, type ReactNode } from 'react'
import type { Actor } from '#app/persistence/actor.ts'
import { shareToken, unsubscribeToken } from '#app/platform/auth/access.ts'
import { ErrorPage, kindOfError } from '#app/platform/frame/error-page.tsx'
import { takeFlash } from '#app/platform/frame/flash.server.ts'
import { Footer } from '#app/platform/frame/footer.tsx'
import { frameOf } from '#app/platform/frame/handle.ts'
import { Header } from '#app/platform/frame/header.tsx'
import { Notices } from '#app/platform/frame/notices.tsx'
import { CsrfContext, NonceContext, PageScriptContext } from '#app/platform/frame/page-context.ts'
import { endOnPage } from '#app/platform/frame/session-end.server.ts'
import { SessionEndStyle, SessionEndWarning } from '#app/platform/frame/session-end.tsx'
import { useLanguage, useText, useTextReader } from '#app/platform/i18n/use-text.ts'
import { bannerNow } from '#app/platform/site/site-texts.server.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { WayOutForm } from '#app/ui/way-out.tsx'
import { initialsOf } from '#app/roadmap/flow/initials.ts'
import { tourAt } from '#app/roadmap/tour/tour.server.ts'
import touchIcon from './assets/apple-touch-icon.png?url'
import font from './assets/atkinson-hyperlegible-next.woff2?url'
import icon from './assets/favicon.svg?url'
import usageScript from './assets/usage.js?url'
import stylesheet from './tailwind.css?url'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  // Of a size, so that browsers that draw the other one take that.
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: icon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: touchIcon },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** What every page shows around itself; no query. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { session, language, requestId } = context
  const flash = takeFlash(request, language)
  return data(
    {
      language,
      requestId,
      isGuest: isGuestAt(request.url),
      user: session && personOf(session.actor),
      organisation: session?.organisationName ?? null,
      contact: session?.contact ?? null,
      csrf: session?.csrf ?? null,
      sessionEnd: session && endOnPage(session, language),
      message: flash?.message ?? null,
      tour: session && tourAt(session.actor.organisationId, request.url, language),
      banner: session || isLoginPage(request.url) ? bannerNow(language) : null,
    },
    flash ? { headers: { 'Set-Cookie': flash.clear } } : undefined,
  )
}

/** Who the header shows as signed in. */
const personOf = ({ name, isAdmin }: Actor) => ({ name, initials: initialsOf(name), isAdmin })

const nobody = { user: null, organisation: null, isGuest: false }

const isLoginPage = (url: string): boolean => new URL(url).pathname.startsWith('/authentication/login')

/** Whether a page is for somebody who came by a link, and has no business elsewhere in the portal. */
function isGuestAt(url: string): boolean {
  const { pathname } = new URL(url)
  return shareToken(pathname) !== null || unsubscribeToken(pathname) !== null
}

/** The document around every page and every error. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useText('common')
  const text = useTextReader()
  const nonce = useContext(NonceContext)
  const scripts = useContext(PageScriptContext)
  const error = useRouteError()
  const visitor = useRouteLoaderData<typeof loader>('root')
  const matches = useMatches()
  // On an error page there is no form that a way out could submit.
  const frame = frameOf(error ? [] : matches, text)
  const formId = frame.formId ?? frame.languageFormId
  const title = error ? t(`errors.${kindOfError(error)}.title`) : frame.title
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content="#0f5e5c" />
        <title>{title ? `${title} - ${t('product')}` : t('product')}</title>
        <Links />
        {frame.head}
        {visitor?.sessionEnd && <SessionEndStyle end={visitor.sessionEnd} />}
      </head>
      <body className="flex min-h-screen flex-col" data-form={formId}>
        {frame.script && <ProgressBar />}
        <CsrfContext.Provider value={visitor?.csrf ?? null}>
          <WayOutForm value={frame.formId}>
            {formId && (
              // Enter presses the first submit button of a form, wherever it stands: this one, which says nothing about
              // where to go, and not the first link of the menu.
              <button type="submit" form={formId} tabIndex={-1} aria-hidden="true" className="sr-only" />
            )}
            <a
              href="#content"
              className="sr-only focus:not-sr-only focus:absolute focus:left-2 focus:top-1 focus:z-dialog focus:bg-card focus:px-2 focus:py-1"
            >
              {t('header.skip')}
            </a>
            <Header visitor={visitor ?? nobody} {...frame} />
            <main
              id="content"
              tabIndex={-1}
              className={`mx-auto w-full grow px-2 pb-8 pt-3 sm:px-3 md:pt-4 ${frame.isWide ? 'max-w-wide' : 'max-w-page'}`}
            >
              <Notices message={visitor?.message ?? null} banner={visitor?.banner ?? null} isWatched={frame.script} />
              {visitor?.tour && (
                <div dangerouslySetInnerHTML={{ __html: visitor.tour[formId ? 'onForm' : 'onPage'] }} />
              )}
              {children}
            </main>
            <Footer signedIn={Boolean(visitor?.user)} isWide={frame.isWide} contact={visitor?.contact ?? null} />
            {visitor?.sessionEnd && <SessionEndWarning end={visitor.sessionEnd} isWatched={frame.script} />}
          </WayOutForm>
        </CsrfContext.Provider>
        {visitor?.user && <script async src={usageScript} nonce={nonce} />}
        {[...scripts.always, ...(frame.script ? scripts.forForms : [])].map((script) => (
          <script key={script} type="module" src={script} nonce={nonce} />
        ))}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  const visitor = useRouteLoaderData<typeof loader>('root')
  const { user = null, requestId = null, isGuest = false } = visitor ?? {}
  return <ErrorPage error={useRouteError()} user={user} requestId={requestId} isGuest={isGuest} />
}
