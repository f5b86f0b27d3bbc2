import { escapeHtml } from '#app/platform/auth/refusal.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { en } from './en.ts'
import { framedPage } from './framed-page.ts'
import { nl } from './nl.ts'
import { longestPassword, shortestPassword, type PasswordProblem } from './new-password.ts'

const wordsOf = (language: Language) => (language === 'en' ? en : nl)

/** The page on which a password is chosen; it posts to its own address. */
export function choosePage(language: Language, email: string, problem: PasswordProblem | null): string {
  const words = wordsOf(language)
  const said = problem ? filled(words[problem]) : ''
  const alert = problem ? `<p class="alert" role="alert" id="problem">${escapeHtml(said)}</p>` : ''
  const described = problem ? ' aria-describedby="problem" aria-invalid="true"' : ''
  const field = (id: string, label: string, focus: string) => `<label for="${id}">${escapeHtml(label)}</label>
<input id="${id}" name="${id}" type="password" autocomplete="new-password" required${described}${focus}>`
  return framedPage(
    language,
    problem ? `${said} ${words.choose}` : words.choose,
    `<h1>${escapeHtml(words.choose)}</h1>
<p class="lead">${escapeHtml(filled(words.chooseLead))}</p>
${alert}
<form method="post">
<label for="email">${escapeHtml(words.email)}</label>
<input id="email" type="email" autocomplete="username" readonly value="${escapeHtml(email)}">
${field('password', words.newPassword, ' autofocus')}
${field('repeat', words.repeat, '')}
<button>${escapeHtml(words.save)}</button>
</form>`,
  )
}

/**
 * What stands behind a link that was used, is too old or never was one.
 * @param said what to do instead
 */
export function closedPage(language: Language, said: 'closed' | 'letInClosed' = 'closed'): string {
  const words = wordsOf(language)
  return framedPage(
    language,
    words.closedTitle,
    `<h1>${escapeHtml(words.closedTitle)}</h1>
<p class="lead">${escapeHtml(words[said])}</p>
<p><a class="button" href="/identity/u/forgotten">${escapeHtml(words.forgottenButton)}</a></p>`,
  )
}

/** The page that asks whose password was forgotten. */
export function forgottenPage(language: Language): string {
  const words = wordsOf(language)
  return framedPage(
    language,
    words.forgottenTitle,
    `<h1>${escapeHtml(words.forgottenTitle)}</h1>
<p class="lead">${escapeHtml(words.forgottenLead)}</p>
<form method="post">
<label for="email">${escapeHtml(words.email)}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" autofocus>
<button>${escapeHtml(words.forgottenButton)}</button>
</form>`,
  )
}

/** What is said to anyone who asks for a link, whether there is such a user or not. */
export function askedPage(language: Language): string {
  const words = wordsOf(language)
  return framedPage(
    language,
    words.askedTitle,
    `<h1>${escapeHtml(words.askedTitle)}</h1>
<p class="lead">${escapeHtml(words.asked)}</p>
<p><a class="button" href="/authentication/login">${escapeHtml(words.button)}</a></p>`,
  )
}

const filled = (text: string): string =>
  text.replace('{{least}}', String(shortestPassword)).replace('{{most}}', String(longestPassword))
