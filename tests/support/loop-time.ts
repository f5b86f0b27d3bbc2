import { readFile } from 'node:fs/promises'

/**
 * Milliseconds of processor time that a process has used on its event loop: on its first thread, without those that it
 * started for hostile files, for compression and for collecting garbage.
 * @throws where the system is not Linux, which tells it to the nanosecond
 */
export async function loopTime(pid: number): Promise<number> {
  const words = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')
  return Number(words.split(' ', 1)[0]) / 1_000_000
}
