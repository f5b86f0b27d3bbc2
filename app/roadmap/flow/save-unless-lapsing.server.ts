import type { Contributor } from '#app/persistence/actor.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { agreedToLapse, noteChangedTexts, type FormAfter, type LapsingAnswer } from './lapsing-answers.server.ts'
import { save, type SaveRequest } from './save.server.ts'

/** Finds the answers that lapse once forms are stored with other values. */
export type FindLapsing = (after: readonly FormAfter[]) => Promise<LapsingAnswer[]>

/**
 * Saves, unless that lets answers to an agreement lapse which the sender of the form was not asked about.
 * @returns what became of it, and the answers that lapse, or would
 */
export async function saveUnlessLapsing(
  contributor: Contributor,
  { form, findLapsing }: { form: FormData; findLapsing?: FindLapsing },
  request: SaveRequest,
) {
  const result = await save(contributor, { ...request, stopsForAnswers: findLapsing !== undefined })
  if (!findLapsing || result.outcome !== 'saved' || result.wouldBe === null) return { result, lapsing: [] }
  const { item, locationIndex } = request
  const lapsing = await findLapsing([{ item, locationIndex, fields: result.wouldBe }])
  const agreed = agreedToLapse(form)
  const isAgreed = lapsing.every(({ id }) => agreed.includes(id))
  if (!isAgreed) return { result, lapsing }
  const also = async (tx: Queryable, version: number) => {
    await request.also?.(tx, version)
    await noteChangedTexts(tx, contributor, lapsing)
  }
  return { result: await save(contributor, { ...request, also }), lapsing }
}
