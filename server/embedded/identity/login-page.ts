import { readCookies } from '#app/platform/auth/cookies.server.ts'
import { escapeHtml } from '#app/platform/auth/refusal.server.ts'
import { defaultLanguage, isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import { en } from './en.ts'
import { framedPage } from './framed-page.ts'
import { nl } from './nl.ts'

/** Nothing runs on these pages, and they may not be shown inside another one. */
export const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The language of these pages: the one this browser chose, else Dutch. */
export function languageOf(cookieHeader: string | undefined): Language {
  const chosen = readCookies(cookieHeader).get('routekaart.language')
  return isLanguage(chosen) ? chosen : defaultLanguage
}

export type LoginPage = {
  language: Language
  /** What was typed before, or what the portal knows already. */
  email: string
  problem: 'wrong' | 'tooOften' | null
}

/** The page that asks for e-mail address and password; it posts to its own address. */
export function loginPage({ language, email, problem }: LoginPage): string {
  const words = language === 'en' ? en : nl
  const alert = problem
    ? `<p class="alert" role="alert" id="problem"><span>${escapeHtml(words[problem])}</span> ${escapeHtml(words[`${problem}Now`])}</p>`
    : ''
  // Nobody has looked at what was typed too often: nothing is known to be wrong with it.
  const described = problem ? ` aria-describedby="problem"${problem === 'wrong' ? ' aria-invalid="true"' : ''}` : ''
  const [atEmail, atPassword] = email ? ['', ' autofocus'] : [' autofocus', '']
  return framedPage(
    language,
    problem ? `${words[problem]} ${words.title}` : words.title,
    `<h1>${words.title}</h1>
<p class="lead">${escapeHtml(words.lead)}</p>
${alert}
<form method="post">
<label for="email">${escapeHtml(words.email)}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escapeHtml(email)}"${described}${atEmail}>
<label for="password">${escapeHtml(words.password)}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1024"${described}${atPassword}>
<button>${escapeHtml(words.button)}</button>
</form>
<p class="beside"><a href="/identity/u/forgotten">${escapeHtml(words.forgotten)}</a></p>`,
  )
}

/** What is said while the accounts cannot be looked up. */
export function outagePage(language: Language): string {
  const words = language === 'en' ? en : nl
  return framedPage(
    language,
    words.outageTitle,
    `<h1>${escapeHtml(words.outageTitle)}</h1>
<p class="lead">${escapeHtml(words.outage)}</p>
<p><a class="button" href="/authentication/login">${escapeHtml(words.again)}</a></p>`,
  )
}

/** What stands there when a login form was open too long, with the way to a new one. */
export function expiredPage(language: Language): string {
  const words = language === 'en' ? en : nl
  return framedPage(
    language,
    words.expiredTitle,
    `<h1>${escapeHtml(words.expiredTitle)}</h1>
<p class="lead">${escapeHtml(words.expired)}</p>
<p><a class="button" href="/authentication/login">${escapeHtml(words.again)}</a></p>`,
  )
}
