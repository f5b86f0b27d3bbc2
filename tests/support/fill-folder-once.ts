import { rm } from 'node:fs/promises'
import { fillOnce, makePlaceForFilled } from './filled-folder.ts'
import { sessionSecret } from './server.ts'

/** Before the journeys: fills the data folder that their servers copy. Gives what removes it after them. */
export default async function setup(): Promise<() => Promise<void>> {
  const place = await makePlaceForFilled()
  const remove = () => rm(place, { recursive: true, force: true, maxRetries: 5 })
  await fillOnce(place, sessionSecret).catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return remove
}
