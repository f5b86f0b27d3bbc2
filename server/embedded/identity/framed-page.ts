import { escapeHtml } from '#app/platform/auth/refusal.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { en } from './en.ts'
import stylesheet from './login.css?url'
import { nl } from './nl.ts'

const mark = `<svg viewBox="0 0 28 28" width="28" height="28" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M5 23c8 0 3-9 9-9s1-9 9-9"/><circle cx="5" cy="23" r="2.6" fill="currentColor"/><circle cx="23" cy="5" r="2.6" fill="#fff"/></svg>`

/** A page of the embedded identity provider: complete, without script. `content` is HTML, the title is not. */
export function framedPage(language: Language, title: string, content: string): string {
  const product = (language === 'en' ? en : nl).product
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - ${product}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<header><div>${mark}${product}</div></header>
<main><div class="card">
${content}
</div></main>
</body>
</html>
`
}
