import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** A user of this machine under whose number a child process can run. */
export type SystemUser = { name: string; uid: number; gid: number }

/** PostgreSQL refuses to run as root: the user it runs as instead, or undefined where we are not root. */
export async function unprivilegedUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const line = lines.find(([name]) => name === wanted)
    if (line) return { name: wanted, uid: Number(line[2]), gid: Number(line[3]) }
  }
  return { name: 'nobody', uid: 65534, gid: 65534 }
}

/** The first folder on the way to `target` that `user` may not pass through; undefined when all can be passed. */
export async function firstClosedFolder(target: string, user: SystemUser): Promise<string | undefined> {
  const parents: string[] = []
  for (let folder = path.dirname(target); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    parents.unshift(folder)
  }
  for (const folder of parents) {
    const { mode, uid, gid } = await stat(folder)
    const passBit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & passBit) === 0) return folder
  }
  return undefined
}
