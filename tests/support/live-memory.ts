import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { vi } from 'vitest'

const hook = pathToFileURL(path.join(import.meta.dirname, 'report-live-memory.js')).href

/** Settings of a portal that can be asked what memory it uses. */
export const liveMemorySettings = (file: string) => ({ NODE_OPTIONS: `--import ${hook}`, LIVE_MEMORY_FILE: file })

/** Megabytes that a process uses when what is garbage has been collected. */
export async function liveMemory(pid: number, file: string): Promise<number> {
  await rm(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  const bytes = await vi.waitFor(async () => Number((await readFile(file, 'utf8')) || NaN), { timeout: 20_000 })
  return bytes / 1_048_576
}
