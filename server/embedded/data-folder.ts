import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../start-error.ts'

const reasons: Record<string, string> = {
  EEXIST: 'a file with that name is in the way',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'no permission to write there',
  EPERM: 'no permission to write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'it cannot be made there',
}

/** The short reason behind an error of the file system. */
export function fileProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? (error instanceof Error ? error.message : String(error))
}

/**
 * Makes the folder where everything embedded keeps its files, and checks that it can be written.
 * Others may pass through it, because the database runs as another user when we are root, but not list it.
 * @param folder DATA_DIR, relative to the working directory
 * @returns the absolute path
 * @throws StartError when the folder cannot be made or written
 */
export async function openDataFolder(folder: string): Promise<string> {
  const absolute = path.resolve(folder)
  try {
    await mkdir(absolute, { recursive: true, mode: 0o711 })
    await proveWritable(absolute)
  } catch (error) {
    throw new StartError(`DATA_DIR: the folder ${absolute} cannot be used: ${fileProblem(error)}.`)
  }
  return absolute
}

/** Writes a small file in the folder and removes it again. Rejects when that fails. */
async function proveWritable(folder: string): Promise<void> {
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    await writeFile(probe, 'ok')
  } finally {
    await rm(probe, { force: true })
  }
}
