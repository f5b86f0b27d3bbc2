import type { Contributor } from '#app/persistence/actor.ts'
import { database, type Queryable } from '#app/persistence/database.server.ts'
import type { FindLapsing } from './find-lapsing.server.ts'
import { isAgreedTo, noteChangedTexts, type LapsingAnswer } from './lapsing-answers.server.ts'
import { save, type FormAfter, type SaveRequest } from './save.server.ts'

/** The form that was sent, which may say what the sender agrees to, and what finds the answers that lapse. */
export type LapseCheck = { form: FormData; findLapsing: FindLapsing }

/**
 * Saves, unless that lets answers to an agreement lapse which the sender of the form was not asked about.
 * @returns what became of it, and the answers that lapse, or would
 */
export async function saveUnlessLapsing(
  contributor: Contributor,
  { form, findLapsing }: Partial<LapseCheck> & Pick<LapseCheck, 'form'>,
  request: SaveRequest,
) {
  const result = await save(contributor, { ...request, ...(findLapsing && { answers: 'stop' }) })
  if (!findLapsing || result.outcome !== 'saved' || result.wouldBe === null) return { result, lapsing: [] }
  const { item, locationIndex } = request
  const lapsing = await findLapsing({ forms: [{ item, locationIndex, fields: result.wouldBe }] })
  if (!isAgreedTo(form, lapsing)) return { result, lapsing }
  const also = async (tx: Queryable, version: number) => {
    await request.also?.(tx, version)
    await noteChangedTexts(tx, contributor, lapsing)
  }
  return { result: await save(contributor, { ...request, also }), lapsing }
}

/** Takes back what was only tried. */
class TriedError extends Error {}

/**
 * Does what saves many forms, in one transaction, unless that lets answers to an agreement lapse which the sender of the form was
 * not asked about: then nothing of it is kept. It is done twice only if a form changes that such a text may use.
 * @param act gives `answers` to each of its saves
 * @returns what it gave; null where it was not done. And the answers that lapse, or would
 */
export async function doUnlessLapsing<Result extends object>(
  contributor: Contributor,
  { form, findLapsing }: LapseCheck,
  act: (tx: Queryable, answers: SaveRequest['answers']) => Promise<Result>,
): Promise<{ result: Result | null; lapsing: LapsingAnswer[] }> {
  const forms: FormAfter[] = []
  try {
    const result = await database().transaction(async (tx) => {
      const done = await act(tx, (after) => forms.push(after))
      if (forms.length > 0) throw new TriedError()
      return done
    })
    return { result, lapsing: [] }
  } catch (error) {
    if (!(error instanceof TriedError)) throw error
  }
  const lapsing = await findLapsing({ forms })
  if (!isAgreedTo(form, lapsing)) return { result: null, lapsing }
  const result = await database().transaction(async (tx) => {
    const done = await act(tx, undefined)
    await noteChangedTexts(tx, contributor, lapsing)
    return done
  })
  return { result, lapsing }
}
