import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { openStandIn } from './clamd-stand-in.ts'
import { eicar } from './eicar.ts'
import { anyFreePort, root } from './start-process.ts'

const run = promisify(execFile)

/** A virus scanner that finds the EICAR test file and takes 2 MB at most. */
export type Clamd = { address: string; isReal: boolean; close: () => Promise<void> }

const megabytes = 2

/**
 * Starts clamd itself, with a signature of our own: the one on this machine, or the one of Debian's packages, which are
 * fetched and unpacked where that can be done. Elsewhere something that speaks like it.
 * @param way how it is reached
 */
export async function openClamd(way: 'tcp' | 'unix' = 'tcp'): Promise<Clamd> {
  const program = (await findClamd()) ?? (await fetchClamd())
  if (program) return startClamd(program, way)
  console.log('There is no clamd on this machine: a stand-in answers in its place.')
  const { address, close } = await openStandIn(megabytes * 1024 * 1024)
  return { address, isReal: false, close }
}

type Program = { file: string; libraries: string }

async function findClamd(): Promise<Program | undefined> {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), '/usr/sbin', '/usr/local/sbin']
  const file = folders.map((folder) => path.join(folder, 'clamd')).find((one) => existsSync(one))
  return file ? { file, libraries: '' } : undefined
}

const unpacked = path.join(root, 'node_modules/.cache/clamav')

/** Nothing is installed: a service that nobody asked for would start to load signatures from the internet. */
async function fetchClamd(): Promise<Program | undefined> {
  if (!existsSync(unpacked)) {
    const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/dpkg')
    if (!isRootOnDebian) return undefined
    const folder = `${unpacked}-${process.pid}`
    await mkdir(path.join(folder, 'archives/partial'), { recursive: true })
    try {
      await fetchPackages(folder).catch(async () => {
        await run('apt-get', ['update'])
        await fetchPackages(folder)
      })
      await rename(folder, unpacked).catch(() => {})
    } catch {
      return undefined
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const found = await readdir(path.join(unpacked, 'usr/lib'))
  const libraries = found.map((name) => path.join(unpacked, 'usr/lib', name)).join(':')
  return { file: path.join(unpacked, 'usr/sbin/clamd'), libraries }
}

async function fetchPackages(folder: string): Promise<void> {
  const archives = path.join(folder, 'archives')
  const options = ['-y', '--no-install-recommends', '--download-only', '-o', `Dir::Cache::archives=${archives}`]
  await run('apt-get', ['install', ...options, 'clamav-daemon'])
  for (const name of await readdir(archives)) {
    if (name.endsWith('.deb')) await run('dpkg', ['-x', path.join(archives, name), folder])
  }
  await rm(archives, { recursive: true })
}

async function startClamd({ file, libraries }: Program, way: 'tcp' | 'unix'): Promise<Clamd> {
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
  const child = spawn(file, ['-c', path.join(folder, 'clamd.conf')], {
    env: { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
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
