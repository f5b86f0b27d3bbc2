import type { SubmissionResult } from '@conform-to/dom'
import type { ActionFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Contributor } from '#app/persistence/actor.ts'
import type { Origin } from '#app/persistence/forms/forms.server.ts'
import type { Conflict } from '../rules/changes.ts'
import type { Facts } from '../rules/facts.ts'
import type { Fields, FieldsSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import type { FieldError, Submission } from '../rules/submission.ts'
import { conflictsOnPage, readChoices, secretErrors, withoutTheirs, type ConflictOnPage } from './conflicts.server.ts'
import { decide } from './decide.ts'
import { asksPassedOn } from '../dates/asks-passed.server.ts'
import type { DatesOnPage } from '../dates/dates-on-page.ts'
import { assertAuthor, settleDraft, takeSecrets } from './drafts.server.ts'
import { gatherFacts } from './facts.ts'
import { lapseField } from './lapse-field.ts'
import type { LapsingAnswer } from './lapsing-answers.server.ts'
import { readGoTo, type GoTo } from './go-to.ts'
import { reasonIn, refusal, sentRows, sendVersion, textOf, versionOf } from './page-form.server.ts'
import { fieldsOfPage, shownValues } from './page-loader.server.ts'
import { replyTo, type PageErrors } from './reply.server.ts'
import { findOwnLapsing, type FindLapsing } from './find-lapsing.server.ts'
import { forgetRoute, readRoute } from './route.server.ts'
import type { SaveRequest, SaveResult } from './save.server.ts'
import { saveUnlessLapsing } from './save-unless-lapsing.server.ts'
import { sourcesOf } from './sources.ts'
import { stepCount } from './step-count.ts'

/** What a page needs to show a form again that could not be saved as it was sent. */
export type RefusedPage = {
  reply: SubmissionResult<string[]>
  /** Null where nothing could be saved at all. */
  version: number | null
  conflicts: ConflictOnPage[]
  /** True where the page could not be filled in at this moment. */
  isLocked: boolean
  /**
   * The answers to agreements that would lapse: nothing is saved before the reader agrees to that. With what the pressed button asked
   * for, which goes along with the answer; '' where that was nothing. Left out where no answer would.
   */
  lapsing?: { answers: LapsingAnswer[]; goTo: string }
  /** 200 where the page is only shown again, with what was typed. */
  status: 200 | 409 | 422
}

/** What a page gets back that could not be saved, or whose files could not all be kept. */
export type PageAnswer = {
  /** Null where all that was typed is saved, or nothing can be typed. */
  refused: (RefusedPage & { draft: string | null }) | null
  files: {
    /** What went wrong, in the reader's language: one sentence for each file that was not kept, or one for all. */
    errors: string[]
    /** How many files were kept all the same. */
    added: number
  }
  /** What the dates on it mean, for a page that asks for one. */
  dates?: DatesOnPage
  /** Why the date changes, as it was typed. */
  reason?: string
}

/** What became of a page that was sent. */
export type SavedPage = {
  result: SaveResult
  submission: Submission
  goTo: GoTo
  /** What others changed too, by path. */
  clashes: readonly Omit<Conflict, 'yours' | 'theirs'>[]
  /** The answers to agreements that lapse. */
  lapsing: readonly LapsingAnswer[]
  /** Null where all is well. */
  refused: RefusedPage | null
}

type Page = {
  item: Item
  form: FormData
  /** The fields that the form may hold, and the pages that ask them. */
  schema: FieldsSchema
  pages: readonly string[]
  locationIndex: number | null
  locationId: string | null
  origin: Origin
  /** Null where no page asks anything of them. */
  facts: Facts | null
  language: Language
  /** What is stored, asked where nothing could be saved. */
  readStored: () => Promise<Fields>
  /** Finds the answers to agreements that lapse once this is stored; left out where nobody is asked about them. */
  findLapsing?: FindLapsing
  /** The calendar date of today, where it is asked whether a connection took place whose day is over. */
  asksPassed?: number | null
  /** What is kept besides, where provider staff fill it in for somebody. */
  behalf?: Pick<SaveRequest, 'behalfOf' | 'note' | 'also'>
}

/** Saves what is valid of a page that was sent, by a member or by link, and makes the answer for the rest. */
export async function savePage(contributor: Contributor, page: Page): Promise<SavedPage> {
  const { item, form, schema, pages, locationIndex, locationId, origin, facts, language, behalf, asksPassed } = page
  const goTo = readGoTo(form.get('goTo'))
  stepCount(form, schema, goTo)
  const { choices, undecided } = readChoices(form)
  const change = { form, schema, pages, goTo, choices }
  const version = versionOf(form)
  const reason = reasonIn(form, item)
  const { result, lapsing } = await saveUnlessLapsing(contributor, page, {
    ...{ item, locationIndex, locationId, version, origin, reason, asksPassed, facts, change },
    ...behalf,
  })
  const { submission, mine, isLocked } = result.read
  const isSaved = result.outcome === 'saved'
  const errors: PageErrors = {
    ...result.read.errors,
    ...(isSaved ? secretErrors(item, result.conflicts, language) : refusal(result.outcome)),
    ...(isSaved && result.wouldBe !== null ? lapseError(lapsing.length) : {}),
  }
  const clashes = isSaved ? [...undecided, ...result.conflicts] : []
  const saved = { result, submission, goTo, clashes, lapsing }
  if (Object.keys(errors).length === 0 && clashes.length === 0) return { ...saved, refused: null }

  const stored = isSaved ? result.fields : await page.readStored()
  const removed = goTo.to === 'remove' && goTo.confirmed ? goTo.id : null
  const shown = shownValues(item, schema, stored, sentRows(submission.typed, removed))
  const again = withoutTheirs(submission, choices, form)
  const refused: RefusedPage = {
    reply: replyTo({ shown, ...again, errors, removed }, language),
    version: isSaved ? result.version : null,
    conflicts: conflictsOnPage({ item, form, language, conflicts: clashes, mine, stored }),
    isLocked,
    ...(isSaved && result.wouldBe !== null && { lapsing: { answers: lapsing, goTo: goToAgain(form, goTo) } }),
    status: isSaved && result.wouldBe === null && clashes.length === 0 && !isLocked ? 422 : 409,
  }
  return { ...saved, refused }
}

/** What the browser saves by itself leads nowhere, but who answers a question wants to go on. */
const goToAgain = (form: FormData, goTo: GoTo): string => (goTo.to === 'keep' ? '' : (textOf(form, 'goTo') ?? ''))

const lapseError = (count: number): PageErrors => ({
  [lapseField]: { key: 'saving.answersLapse', values: { count } },
})

type Shown = Pick<Page, 'item' | 'form' | 'schema' | 'pages' | 'facts' | 'language' | 'readStored'>

/** A page of which nothing is saved, with all that was typed and what is wrong with it: as a whole, or with its fields. */
export async function refusePage(page: Shown, error: FieldError | null): Promise<SubmissionResult<string[]>> {
  const { item, form, schema, pages, facts, language } = page
  const stored = await page.readStored()
  const change = { form, schema, pages, goTo: readGoTo(form.get('goTo')), choices: readChoices(form).choices }
  const { submission } = decide({ item, change, facts, isAllOrNothing: true }, stored, []).read
  const shown = shownValues(item, schema, stored, sentRows(submission.typed, null))
  return replyTo({ shown, ...submission, errors: error ? { '': error } : submission.errors, removed: null }, language)
}

type OwnPage = { item: Item; page: string; form: FormData; locationIndex: number | null }

/**
 * Saves a page for a member, with or without files on it: as `savePage`, and what was refused is kept as a draft.
 * @returns with `refused` also the id of that draft, if there is one
 * @throws a redirect where the form was made for somebody else
 */
export async function saveOwnPage(args: ActionFunctionArgs, { item, page, form, locationIndex }: OwnPage) {
  const { request, context } = args
  const sent = { item, page, form }
  await assertAuthor(args, sent)
  await takeSecrets(args, sent)
  const facts = item.asksFacts(page) ? gatherFacts(sourcesOf(await readRoute(args, item.roadmap)))(item) : null
  const member = requireMember(context)
  const saved = await savePage(member, {
    ...{ item, form, locationIndex, facts },
    schema: fieldsOfPage(item, page),
    pages: [page],
    locationId: textOf(form, 'locationId'),
    origin: { way: 'page', path: new URL(request.url).pathname },
    language: languageAfter(readGoTo(form.get('goTo')), context.language),
    findLapsing: findOwnLapsing(context),
    asksPassed: await asksPassedOn(args, item),
    readStored: async () => {
      forgetRoute(context)
      return item.read((await readRoute(args, item.roadmap)).forms.get(item.key)?.fields)
    },
  })
  const { result, submission, clashes, refused } = saved
  sendVersion(context, result)
  if (refused) forgetRoute(context)
  const { isLocked } = result.read
  const draft = await settleDraft(args, sent, refused && { result, isLocked, submission, clashes })
  return { ...saved, refused: refused && { ...refused, draft } }
}

/** The language of the answer: the button of another language changes it. */
export const languageAfter = (goTo: GoTo, language: Language): Language =>
  goTo.to === 'language' ? goTo.language : language
