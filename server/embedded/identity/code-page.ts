import { escapeHtml } from '#app/platform/auth/refusal.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { en } from './en.ts'
import { framedPage } from './framed-page.ts'
import { nl } from './nl.ts'

export type CodeProblem = 'wrongCode' | 'tooOftenCode'

/** The page that asks for the second factor, behind the one for the password; it posts to its own address. */
export function codePage(language: Language, problem: CodeProblem | null): string {
  const words = language === 'en' ? en : nl
  const said = problem && words[problem]
  const alert = said ? `<p class="alert" role="alert" id="problem">${escapeHtml(said)}</p>` : ''
  const described = said ? ' aria-describedby="problem hint" aria-invalid="true"' : ' aria-describedby="hint"'
  return framedPage(
    language,
    said ? `${said} ${words.codeTitle}` : words.codeTitle,
    `<h1>${escapeHtml(words.codeTitle)}</h1>
<p class="lead">${escapeHtml(words.codeLead)}</p>
${alert}
<form method="post">
<label for="code">${escapeHtml(words.code)}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="40"${described} autofocus>
<p class="lead" id="hint">${escapeHtml(words.codeHint)}</p>
<button>${escapeHtml(words.button)}</button>
</form>
<details class="beside">
<summary>${escapeHtml(words.lostApp)}</summary>
<form method="post">
<label for="recovery">${escapeHtml(words.recovery)}</label>
<input id="recovery" name="code" autocomplete="off" autocapitalize="none" spellcheck="false" required maxlength="40">
<button>${escapeHtml(words.button)}</button>
</form>
<p class="lead">${escapeHtml(words.lostBoth)}</p>
</details>`,
  )
}
