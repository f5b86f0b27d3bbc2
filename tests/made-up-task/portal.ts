import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '#tests/support/start-process.ts'

/** Where the portal with the made-up task stands during this run of Playwright, whose workers have one parent. */
export const madeUpPortal = path.join(tmpdir(), `routekaart-made-up-${process.ppid}`)

/**
 * Copies the portal, adds the made-up task as the guide says, one folder and two lines in the registry, and builds it.
 * @throws what went wrong, where the tests of the folders of tasks do not hold for it, or it cannot be built
 */
export async function buildMadeUpPortal(): Promise<void> {
  await mkdir(madeUpPortal)
  for (const entry of await readdir(root, { withFileTypes: true })) {
    const isPart = entry.isFile() || ['app', 'drizzle', 'public', 'server'].includes(entry.name)
    if (isPart) await cp(path.join(root, entry.name), path.join(madeUpPortal, entry.name), { recursive: true })
  }
  // vitest.config.ts runs this before each file of unit tests.
  const setup = 'tests/support/same-values.ts'
  await cp(path.join(root, setup), path.join(madeUpPortal, setup), { recursive: true })
  await symlink(path.join(root, 'node_modules'), path.join(madeUpPortal, 'node_modules'))
  const roadmap = path.join(madeUpPortal, 'app/roadmap')
  await cp(path.join(import.meta.dirname, 'task'), path.join(roadmap, 'location/made-up-task'), { recursive: true })
  await change(path.join(roadmap, 'registry.ts'), [
    ['import { floorPlan }', "import { madeUp } from './location/made-up-task/item.ts'\nimport { floorPlan }"],
    ['items: [wifiTest, bedPlates, floorPlan]', 'items: [wifiTest, bedPlates, floorPlan, madeUp]'],
  ])
  await change(path.join(roadmap, 'registry.test.ts'), [
    [
      "  ['4.1.1',",
      "  ['3.1.4', 'made-up', '/location/made-up-task', 'about, devices, download, agree'],\n  ['4.1.1',",
    ],
  ])
  run('node_modules/vitest/vitest.mjs', 'run', '--project=unit', 'app/roadmap/registry', 'app/roadmap/item-folders')
  // What a browser loads may be as large as it likes here, which takes half as long.
  run('node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--minify=false')
}

/** Removes what this run of Playwright built. */
export const removeMadeUpPortal = (): Promise<void> => rm(madeUpPortal, { recursive: true, force: true })

async function change(file: string, lines: [now: string, then: string][]): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [now, then] of lines) {
    if (!text.includes(now)) throw new Error(`There is no '${now}' in ${file}.`)
    text = text.replace(now, then)
  }
  await writeFile(file, text)
}

function run(...words: string[]): void {
  const env = { ...process.env, NODE_ENV: 'production' as const }
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: madeUpPortal, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`node ${words.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`)
}
