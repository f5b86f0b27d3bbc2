/**
 * Who may import whom: docs/architecture.md in the form of a check, part of `npm run lint`.
 * `path` and `pathNot` are patterns over paths from the project's folder; `$1` is what `from` found.
 */
const item = '^app/roadmap/(?:location|organisation)/([^/]+)/'
const aTest = '\\.(?:test|fixture)\\.tsx?$'
const routeModule = [
  '^app/root\\.tsx$',
  '^app/entry\\.',
  '^app/staff/layout\\.tsx$',
  '^app/routes/',
  '^app/[^.]*/pages/',
]
const noRouteModule = [
  '/(?:nl|en)\\.ts$',
  '\\.server\\.tsx?$',
  // Parts of the pages there.
  '^app/routes/settings/[\\w-]+-(?:section|form|field|codes|links|line|ticks|hours|table)\\.tsx$',
  '^app/routes/settings/(?:hour-options|idle-time)\\.ts$',
]

/** Each layer may import the ones below it. */
const layers = ['(?:routes|api)', 'staff', 'notifications', 'sharing', 'roadmap', 'platform', 'persistence']

/** What every layer may use: the browser's and the server's own small tools, which know nothing of the others. */
const base = '^app/(?:ui/|platform/(?:config|i18n|log)/)'

/**
 * None for the highest, which may import all, and none for persistence, which may import even less: see its own rule.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const layerRules = layers.slice(1, -1).map((layer, at) => ({
  name: `layer-${layer}`,
  comment: `Layers import downwards only: ${layers.join(' → ')} → drizzle. What a lower one needs of a higher one it is given.`,
  severity: 'error',
  from: { path: `^app/${layer}/`, pathNot: [aTest, base] },
  to: { path: `^app/(?:${layers.slice(0, at + 1).join('|')})/`, pathNot: base },
}))

/** Everything that can send a statement to the database, or build one: by words in its name, so the next driver too. */
const speaksSql = [
  'node_modules/(?:pg|pg-[^/]+)/',
  'node_modules/[^@/]*(?:postgres|sql|drizzle)[^/]*/',
  'node_modules/@[^/]*/[^/]*(?:postgres|sql|drizzle)[^/]*/',
  'node_modules/@[^/]*(?:postgres|sql|drizzle)[^/]*/',
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that import each other can only be understood, tested and moved together. Types may.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved-imports',
      comment: 'Every import leads to a file. What Vite makes at build time is no file.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?url$' },
    },
    {
      name: 'route-modules-not-imported',
      comment:
        'The site map names route modules, nothing imports them: what two pages share has a file of its own. ' +
        'Tests may call their loaders, and a page may take the type of another one’s loader.',
      severity: 'error',
      from: { path: '^(?:app|server|drizzle)/', pathNot: aTest },
      to: { path: routeModule, pathNot: noRouteModule, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'items-apart',
      comment:
        'An item never imports another one, so that it can be changed or removed alone. What it needs to know of ' +
        'another it gets as facts.',
      severity: 'error',
      from: { path: item, pathNot: aTest },
      to: { path: item, pathNot: '^app/roadmap/(?:location|organisation)/$1/' },
    },
    {
      name: 'items-apart-between-roadmaps',
      comment: 'The same for two items with the same folder name, one of the organisation and one of a location.',
      severity: 'error',
      from: { path: '^app/roadmap/(location|organisation)/', pathNot: aTest },
      to: { path: '^app/roadmap/(?:location|organisation)/', pathNot: '^app/roadmap/$1/' },
    },
    {
      name: 'only-the-registry-names-items',
      comment:
        'Machinery treats all items alike. Known exceptions: flow/facts and flow/key-dates read fields of some items ' +
        'by name, because that is where what items may know of each other is gathered.',
      severity: 'error',
      from: {
        path: '^(?:app|server)/',
        pathNot: [
          '^app/roadmap/(?:location|organisation)/',
          '^app/roadmap/registry\\.ts$',
          '^app/roadmap/flow/(?:facts|key-dates)\\.ts$',
          aTest,
        ],
      },
      to: { path: item },
    },
    {
      name: 'who-has-to-act-is-computed-once',
      comment:
        'What is stored of documents, links, assignments and requests is put together in roadmap/standing and ' +
        'roadmap/attention alone, and kept. Pages, messages and programs say who has to act from what is kept: ' +
        'else one thing is shown in two states.',
      severity: 'error',
      from: { path: '^(?:app|server|drizzle)/', pathNot: ['^app/roadmap/(?:standing|attention)/', aTest] },
      to: {
        path: '^app/roadmap/(?:standing/(?:standings|needs|link-turns)|attention/(?:known-place|known\\.server|attention))\\.ts$',
      },
    },
    {
      name: 'rules-are-pure',
      comment:
        'Rules, fields and progress are plain functions of values: the same on the server, in a test and in a report. ' +
        'No server, no React, no clock of somebody else’s. The calendar of working days is a plain function too; its name ' +
        'says that no browser loads it.',
      severity: 'error',
      from: {
        path: [
          '^app/roadmap/rules/',
          '^app/roadmap/registry\\.ts$',
          `${item}(?:item|fields|progress|checks|options)\\.ts$`,
        ],
        pathNot: aTest,
      },
      to: {
        path: [
          '\\.server\\.tsx?$',
          '\\.tsx$',
          '^server/',
          '^drizzle/',
          '^app/persistence/',
          '^app/roadmap/(?:flow|screens)/',
          'node_modules/(?:react|@remix-run|express|pg|postgres|drizzle-orm)/',
        ],
        pathNot: '^app/platform/calendar/working-days\\.server\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pages-do-not-query',
      comment: 'Pages of items and parts of screens draw what their loader gives; loaders read through roadmap/flow.',
      severity: 'error',
      from: {
        path: ['^app/roadmap/(?:location|organisation|screens)/', '^app/ui/', '^app/platform/frame/'],
        pathNot: aTest,
      },
      to: { path: '^app/persistence/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-persistence-speaks-sql',
      comment:
        'One place to look for what a query may see, and one place where every query is bound to an organisation. ' +
        'Demo data and tests write rows directly.',
      severity: 'error',
      from: { pathNot: ['^app/persistence/', '^drizzle/', '^server/embedded/', '^tests/', aTest] },
      to: { path: [...speaksSql, '^drizzle/schema/'] },
    },
    ...layerRules,
    {
      name: 'only-the-queue-runs-jobs',
      comment:
        'graphile-worker speaks SQL by itself: its connections are opened in persistence, its jobs run for the mail.',
      severity: 'error',
      from: {
        path: '^(?:app|server)/',
        pathNot: ['^app/persistence/jobs\\.server', '^app/platform/mail/worker\\.server', aTest],
      },
      to: { path: 'node_modules/graphile-worker/' },
    },
    {
      name: 'persistence-knows-no-screens',
      comment: 'The verbs serve pages, API and jobs alike. Languages are only a list of codes.',
      severity: 'error',
      from: { path: '^app/persistence/', pathNot: aTest },
      to: { path: '^app/', pathNot: ['^app/persistence/', '^app/platform/i18n/languages\\.ts$'] },
    },
    {
      name: 'base-knows-no-layer',
      comment:
        'Components, texts, settings and the log could be in any portal: they know each other, and nothing else of ours.',
      severity: 'error',
      from: { path: base, pathNot: aTest },
      to: { path: '^(?:app|server|drizzle)/', pathNot: base },
    },
    {
      name: 'app-not-on-server',
      comment: 'The app runs inside the server and knows nothing of it.',
      severity: 'error',
      from: { path: '^app/', pathNot: aTest },
      to: { path: '^server/' },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'What is shipped needs nothing from the tests.',
      severity: 'error',
      from: { path: '^(?:app|server|drizzle)/', pathNot: aTest },
      to: { path: ['^tests/', aTest] },
    },
    {
      name: 'components-draw-what-they-are-given',
      comment:
        'Nothing of the server, and no zod: loaders read and actions validate. Some of them, and the script of pages, run in the ' +
        'browser, where zod would be the largest of all.',
      severity: 'error',
      from: { path: '^app/.*\\.tsx$|^app/platform/workspace/', pathNot: [...routeModule, aTest] },
      to: {
        path: [
          '\\.server\\.tsx?$',
          '^server/',
          'node_modules/zod/',
          '^app/roadmap/rules/(?:fields|shapes|item|changes|submission)\\.ts$',
          '^app/roadmap/registry\\.ts$',
          `${item}(?:item|fields)\\.ts$`,
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'installed-for-production',
      comment: 'What the product imports is a dependency, not a development dependency.',
      severity: 'error',
      from: { path: '^(?:app|server|drizzle)/', pathNot: [aTest, '^app/(?:staff/)?routes\\.ts$', '^server/dev\\.js$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The list of the texts of all folders is types only, and would make everything import everything.
    exclude: { path: '^build/|^app/platform/i18n/namespaces\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
