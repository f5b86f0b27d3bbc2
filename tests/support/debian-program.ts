import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './start-process.ts'

const run = promisify(execFile)

/** A program, and the folders of its libraries where it brought its own. */
export type Program = { file: string; libraries: string }

/**
 * Finds a program on this machine, or in a package of Debian, which is fetched and unpacked where that can be done. Nothing is installed: a
 * service that nobody asked for would start.
 * @returns undefined where neither is there
 */
export async function findProgram(name: string, packageName: string): Promise<Program | undefined> {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), '/usr/sbin', '/usr/local/sbin']
  const file = folders.map((folder) => path.join(folder, name)).find((one) => existsSync(one))
  return file ? { file, libraries: '' } : fetchProgram(name, packageName)
}

/** The environment in which a program finds its libraries. */
export const environmentOf = ({ libraries }: Program): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(libraries && { LD_LIBRARY_PATH: libraries }),
})

async function fetchProgram(name: string, packageName: string): Promise<Program | undefined> {
  const unpacked = path.join(root, 'node_modules/.cache', packageName)
  if (!existsSync(unpacked)) {
    const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/dpkg')
    if (!isRootOnDebian) return undefined
    const folder = `${unpacked}-${process.pid}`
    await mkdir(path.join(folder, 'archives/partial'), { recursive: true })
    try {
      await fetchPackages(folder, packageName).catch(async () => {
        await run('apt-get', ['update'])
        await fetchPackages(folder, packageName)
      })
      await rename(folder, unpacked).catch(() => {})
    } catch {
      return undefined
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const found = await readdir(path.join(unpacked, 'usr/lib'))
  const libraries = found.map((one) => path.join(unpacked, 'usr/lib', one)).join(':')
  const file = ['usr/bin', 'usr/sbin'].map((one) => path.join(unpacked, one, name)).find((one) => existsSync(one))
  return file ? { file, libraries } : undefined
}

async function fetchPackages(folder: string, packageName: string): Promise<void> {
  const archives = path.join(folder, 'archives')
  const options = ['-y', '--no-install-recommends', '--download-only', '-o', `Dir::Cache::archives=${archives}`]
  await run('apt-get', ['install', ...options, packageName])
  for (const name of await readdir(archives)) {
    if (name.endsWith('.deb')) await run('dpkg', ['-x', path.join(archives, name), folder])
  }
  await rm(archives, { recursive: true })
}
