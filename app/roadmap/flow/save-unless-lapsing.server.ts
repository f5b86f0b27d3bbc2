import type { Contributor } from '#app/persistence/actor.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import type { FindLapsing } from './find-lapsing.server.ts'
import { isAgreedTo, noteChangedTexts } from './lapsing-answers.server.ts'
import { save, type SaveRequest } from './save.server.ts'

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
  const lapsing = await findLapsing({ forms: [{ item, locationIndex, fields: result.wouldBe }] })
  if (!isAgreedTo(form, lapsing)) return { result, lapsing }
  const also = async (tx: Queryable, version: number) => {
    await request.also?.(tx, version)
    await noteChangedTexts(tx, contributor, lapsing)
  }
  return { result: await save(contributor, { ...request, also }), lapsing }
}
