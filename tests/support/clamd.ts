import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStandIn } from './clamd-stand-in.ts'
import { environmentOf, findProgram, type Program } from './debian-program.ts'
import { eicar } from './eicar.ts'
import { anyFreePort } from './start-process.ts'

/** A virus scanner that finds the EICAR test file and takes 2 MB at most. */
export type Clamd = { address: string; isReal: boolean; close: () => Promise<void> }

const megabytes = 2

/**
 * Starts clamd itself, with a signature of our own: the one on this machine, or the one of Debian's packages, which are
 * fetched and unpacked where that can be done. Elsewhere something that speaks like it.
 * @param way how it is reached
 */
export async function openClamd(way: 'tcp' | 'unix' = 'tcp'): Promise<Clamd> {
  const program = await findProgram('clamd', 'clamav-daemon')
  if (program) return startClamd(program, way)
  console.log('There is no clamd on this machine: a stand-in answers in its place.')
  const { address, close } = await openStandIn(megabytes * 1024 * 1024)
  return { address, isReal: false, close }
}

async function startClamd(program: Program, way: 'tcp' | 'unix'): Promise<Clamd> {
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-clamd-'))
  await chmod(folder, 0o755)
  await mkdir(path.join(folder, 'signatures'))
  await writeFile(
    path.join(folder, 'signatures/test.ndb'),
    `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString('hex')}\n`,
  )
  const socket = path.join(folder, 'socket')
  const port = await anyFreePort()
  const settings = [
    ...['Foreground yes', `LogFile ${folder}/log`, `DatabaseDirectory ${folder}/signatures`],
    ...[`StreamMaxLength ${megabytes}M`, `TemporaryDirectory ${folder}`],
    ...(way === 'unix' ? [`LocalSocket ${socket}`] : ['TCPAddr 127.0.0.1', `TCPSocket ${port}`]),
  ]
  await writeFile(path.join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const child = spawn(program.file, ['-c', path.join(folder, 'clamd.conf')], {
    env: environmentOf(program),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  await new Promise<void>((resolve, reject) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.includes('Self checking')) resolve()
      })
    }
    void ended.then(async () => {
      const log = await readFile(path.join(folder, 'log'), 'utf8').catch(() => '')
      reject(new Error(`clamd ended before it was ready:\n${said}${log}`))
    })
  })
  return {
    address: way === 'unix' ? `unix:${socket}` : `tcp://127.0.0.1:${port}`,
    isReal: true,
    async close() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
