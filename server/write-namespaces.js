/**
 * `npm run texts`: writes the folders that have texts down as a type, so that a folder that is not there, or a key that it
 * does not have, does not compile. Run it after a folder of texts is added, moved or removed.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const app = path.resolve(import.meta.dirname, '../app')
/** The folder whose texts belong to no folder: they are called 'common'. */
const home = 'platform/i18n'
export const namespacesFile = path.join(app, home, 'namespaces.ts')

/** The text of `namespaces.ts` as the folders are now. */
export function namespacesSource() {
  const folders = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'nl.ts')
    .map((file) => path.dirname(file).split(path.sep).join('/'))
    .sort()
  const lines = folders.map((folder) => {
    const name = folder === home ? 'common' : folder
    return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: typeof import('#app/${folder}/nl.ts').nl`
  })
  return `/**
 * Written by \`npm run texts\`: the texts of each folder by its namespace, which is the folder below app/; 'common' for
 * app/${home}.
 */
export interface TextsByNamespace {
${lines.join('\n')}
}

/** The name of a folder that has texts. */
export type Namespace = keyof TextsByNamespace
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(namespacesFile, namespacesSource())
