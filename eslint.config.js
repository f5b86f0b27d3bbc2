import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
// @ts-expect-error: it brings no types.
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import * as regexp from 'eslint-plugin-regexp'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'

const reExport = {
  selector: 'ExportAllDeclaration',
  message: 'Name what you export: `export *` hides where things come from.',
}
/** A page that is drawn in one go leaves out what waits, without a word (docs/decisions/102). */
const waitingPart = {
  selector: 'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name=/^(lazy|Suspense)$/]',
  message: 'Pages are drawn in one go: import the component.',
}
/** eslint-plugin-drizzle's rules, without the plugin: without a condition these change every row of a table. */
const wholeTable = [
  {
    selector:
      ":not(MemberExpression[property.name='where']) > CallExpression[callee.property.name='delete']" +
      ':matches([callee.object.name=/^(tx|db|transaction|connection)$/], [callee.object.callee.name=/^database$/])',
    message: 'A delete needs a where.',
  },
  {
    selector:
      ":not(MemberExpression[property.name='where']) > CallExpression[callee.property.name='set']" +
      "[callee.object.callee.property.name='update']",
    message: 'An update needs a where.',
  },
]
const message = 'Settings are read once, checked, in app/platform/config/env.server.ts: use environment().'
const environmentReads = [
  { object: 'process', property: 'env', message },
  { object: 'process', property: 'loadEnvFile', message },
]

/**
 * What the compiler and Prettier do not see. Rules that need types are slow, so there are few of them, each because its
 * mistake loses data or answers silently: a promise nobody waits for.
 */
export default defineConfig(
  globalIgnores(['build/', '.data/', 'drizzle/migrations/', 'test-results/', 'playwright-report/', 'app/assets/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    languageOptions: { globals: globals.node, parserOptions: { projectService: true } },
    rules: {
      'no-restricted-syntax': ['error', reExport, waitingPart, ...wholeTable],
      'no-restricted-properties': ['error', ...environmentReads],
      'no-console': 'error',
      'no-control-regex': 'off', // control characters are what several checks look for
      'no-param-reassign': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      eqeqeq: 'error',
      // The limit is for what has to be understood as a whole.
      'max-lines': ['error', { max: 200 }],
      // `typeof import('x')` stays allowed: it names a package that is loaded only when it is needed.
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A function that only sometimes returns something is what React effects and Express handlers look like.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // Thenables too: a statement of drizzle that nobody waits for is never sent.
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true, checkThenables: true }],
      // Express and React take async handlers; what they throw is passed on (Express: by the caller's own catch).
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // What a pattern takes grows with the length of a text, never with its square: strangers send two megabytes of it.
    files: ['{app,server}/**/*.{ts,tsx,js}'],
    ignores: ['**/*.{test,fixture}.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    files: ['app/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      // Roles give back what browsers take: Safari from a list without bullets, all of them from a table that stands as cards.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { ul: ['list'], ol: ['list'], thead: ['rowgroup'], tbody: ['rowgroup'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
    },
  },
  {
    // Remix wants default exports of its routes and entries, tools of their configuration; the rest has names.
    files: ['app/**/*.{ts,tsx}', 'server/**/*.{ts,tsx,js}', 'drizzle/**/*.ts', 'tests/**/*.{ts,js}'],
    ignores: [
      'app/routes.ts',
      'app/root.tsx',
      'app/entry.*.tsx',
      'app/routes/**',
      'app/staff/layout.tsx',
      'app/**/pages/**',
      'tests/{browsers,pictures}/playwright.config.ts',
      // Playwright takes no other.
      'tests/support/fill-folder-once.ts',
      '**/*.d.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        reExport,
        waitingPart,
        ...wholeTable,
        { selector: 'ExportDefaultDeclaration', message: 'Export it by name: then it is called the same everywhere.' },
      ],
    },
  },
  {
    // The two files of settings; the plain JavaScript that runs before there is a build; tests, which start processes.
    files: ['app/platform/config/**', 'server/*.js', 'tests/**', '**/*.test.ts', '*.config.{ts,js}'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // There is no log yet where these speak, or no reader of it but the person at the terminal or at the browser.
    files: ['server/*.js', 'tests/**', 'app/entry.client.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Playwright reads what a fixture needs from the names it destructures; `{}` says that it needs nothing.
    files: ['tests/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // Sentences and rules are read one by one; splitting the texts of an item would only hide that some are missing.
    files: ['**/nl.ts', '**/en.ts', '.dependency-cruiser.cjs'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', parserOptions: { projectService: false } },
  },
  prettier,
)
