import { escapeHtml } from '#app/platform/auth/refusal.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Paragraph } from './message.server.ts'

type Composed = { text: string; html: string }

const button =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#0f5e5c;color:#ffffff;text-decoration:none;font-weight:bold'

/** The two shapes of a message: plain text, and one column of HTML without tables, images or anything that is fetched. */
export function composeMail(language: Language, subject: string, paragraphs: Paragraph[]): Composed {
  return {
    text: `${paragraphs.map(asText).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c2a2b;background:#ffffff">
<div style="max-width:560px">
${paragraphs.map(asHtml).join('\n')}
</div>
</body>
</html>
`,
  }
}

const asText = (part: Paragraph): string => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`)

function asHtml(part: Paragraph): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part).replace(/\r?\n/g, '<br>')}</p>`
  return `<p><a href="${escapeHtml(part.href)}" style="${button}">${escapeHtml(part.label)}</a></p>`
}
