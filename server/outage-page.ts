import type { Request, Response } from 'express'
import { readCookies } from '#app/platform/auth/cookies.server.ts'
import { escapeHtml } from '#app/platform/auth/refusal.server.ts'
import { retryAfter } from '#app/persistence/outage.ts'
import { isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import { fieldWords } from '#app/roadmap/flow/field-words.server.ts'
import { itemAtPath } from '#app/roadmap/registry.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'
import { isForPrograms, refuse } from './refusal.ts'
import { readTypedForm, type TypedForm } from './typed-form.ts'

/**
 * Answers 503 where the database or the file store is away. Who sent a form gets all that was typed back, on a page whose
 * one button sends it again to the same address; nothing but the request itself is needed for it.
 */
export async function answerOutage(request: Request, response: Response): Promise<void> {
  const form = isForPrograms(request) ? null : await readTypedForm(request).catch(() => null)
  // What was not read of the body still has to pass, or the next request on this connection waits for ever.
  request.resume()
  if (response.closed || response.destroyed) return
  response.set('Retry-After', retryAfter)
  const reason = request.method === 'GET' || request.method === 'HEAD' ? 'unavailable' : 'unavailableUnsaved'
  if (!form) return refuse(request, response, 503, reason)
  response.status(503).set('Cache-Control', 'no-store').type('html').send(pageOf(request, form))
}

/** What the form says besides what was typed; so do names with a colon. */
const aboutTheForm = ['csrf', 'author', 'version', 'locationId', 'draft', 'goTo']
const isSecret = (name: string): boolean => /passw|wachtwoord|secret|(^|\.)(otp|code)$/i.test(name)
const isTyped = (name: string): boolean => !aboutTheForm.includes(name) && !name.includes(':') && !name.endsWith('].id')

function pageOf(request: Request, form: TypedForm): string {
  const chosen = readCookies(request.headers.cookie).get('routekaart.language')
  const languages = isLanguage(chosen) ? [chosen] : (['nl', 'en'] as const)
  const [main] = languages
  const texts = languages.map((language) => ({ language, words: language === 'en' ? en : nl }))
  /** One text in each of the reader's languages; both where the browser does not say which. */
  const say = (key: keyof typeof nl): string =>
    texts.map(({ language, words }) => `<span lang="${language}">${escapeHtml(words[key])}</span>`).join(' / ')
  const paragraph = (key: keyof typeof nl): string =>
    texts.map(({ language, words }) => `<p lang="${language}">${escapeHtml(words[key])}</p>`).join('')
  const { fields, files, isMultipart } = form
  const carried = fields.map(({ name, value }) => (isSecret(name) && value ? '' : hidden(name, value))).join('')
  const secrets = fields.filter(({ name, value }) => isSecret(name) && value)
  const shown = fields.filter(({ name, value }) => isTyped(name) && !isSecret(name) && value.trim() !== '')
  const inWords = wordsFor(request, main)
  // An address that begins with two slashes would be another host's.
  const action = request.originalUrl.replace(/^[/\\]+/, '/')
  return (
    `<!doctype html><html lang="${main}"><head><meta charset="utf-8"><title>Routekaart</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head><body><main>` +
    `<h1>${say('notSaved')}</h1>${paragraph('unavailable')}${paragraph('typedBelow')}` +
    `<form method="post" action="${escapeHtml(action)}"${isMultipart ? ' enctype="multipart/form-data"' : ''}>` +
    `${carried}${secrets.map((field, at) => secretField(field, `secret-${at}`, say('secretTyped'))).join('')}` +
    `${files.length > 0 ? filesOf(form, paragraph('filesLost'), say('filesAgain')) : ''}` +
    `<p><button type="submit">${say('sendAgain')}</button></p></form>${
      shown.length > 0
        ? `<h2>${say('typed')}</h2><dl>${shown.map((field) => listed(inWords(field))).join('')}</dl>`
        : ''
    }</main></body></html>\n`
  )
}

type TypedField = TypedForm['fields'][number]

/** What a field and a choice are called on the page of a task; a form of another page says it by its own names. */
function wordsFor(request: Request, language: Language): (field: TypedField) => TypedField {
  const found = itemAtPath(request.path)
  if (!found) return (field) => field
  const { label, known } = fieldWords(found.item, language)
  return ({ name, value }) => {
    const [last = ''] = name.split('.').slice(-1)
    return { name: label(name), value: known(`options.${last}.${value}`) ?? value }
  }
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`

const secretField = ({ name, value }: TypedField, id: string, label: string): string =>
  `<p><label for="${id}">${label}</label> <input id="${id}" type="password" autocomplete="off"` +
  ` name="${escapeHtml(name)}" value="${escapeHtml(value)}"></p>`

const listed = ({ name, value }: TypedField): string =>
  `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value).replace(/\r?\n/g, '<br>')}</dd>`

function filesOf({ files }: TypedForm, lost: string, again: string): string {
  const names = files.map(({ name }) => `<li>${escapeHtml(name)}</li>`).join('')
  const fields = [...new Set(files.map(({ field }) => field))].map(
    (field, at) =>
      `<p><label for="files-${at}">${again}</label> ` +
      `<input id="files-${at}" type="file" multiple name="${escapeHtml(field)}"></p>`,
  )
  return `${lost}<ul>${names}</ul>${fields.join('')}`
}
