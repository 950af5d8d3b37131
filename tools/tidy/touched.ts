// What a change touches, for `npm test -- changed`: files whose imports lead to what has changed since a commit. Prints JSON.
import { execFileSync } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { cruiseOptions, resolveOptions } from './wall-rules.ts'

const root = resolve(import.meta.dirname, '../..')

/** Files by the files that they import. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** What the whole repository stands on: whoever changes it runs everything. */
const foundations =
  /^(package(-lock)?[.]json|tsconfig[.]json|(vitest|playwright)[.]config[.]ts|scripts\/boot\/.*)$/

/** Found by name at run time, by no import: what finds them depends on all of them. */
const discovered: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^games\/[^/]+\/manifest[.]ts$/,
    ['games/discover.ts', 'apps/server/src/modules/catalog/discover-titles.ts'],
  ],
  [
    /^games\/[^/]+\/(math|reels|cascade|table|design)[.]ts$|^games\/[^/]+\/released\//,
    ['games/discover.ts', 'games/released.ts', 'apps/storefront/app/features/verifier/rules-of.ts'],
  ],
  [
    /^games\/[^/]+\/((par-sheet|golden)[.]json|table[.]bin)$|^tools\/laboratory\//,
    ['tools/laboratory/laboratory.test.ts'],
  ],
  [/^games\/[^/]+\/(art\/|palette[.]ts$)/, ['tools/art/titles/discover.ts']],
  [
    /^games\/[^/]+\/client\//,
    ['games/client-names.test.ts', 'apps/storefront/game-page/titles.ts'],
  ],
  [
    /^apps\/server\/src\/modules\/payments\/(methods|providers)\//,
    ['apps/server/src/modules/payments/discover.ts'],
  ],
  [
    /^apps\/server\/src\/modules\/[^/]+\/module[.]ts$/,
    ['apps/server/src/house/discover-modules.ts', 'apps/server/src/house/module-list.ts'],
  ],
  [/^apps\/server\/src\/modules\/[^/]+\/migrations\//, ['apps/server/src/house/migrate-house.ts']],
  [/^packages\/contract\/page-values\//, ['packages/contract/page-context.ts']],
  [
    /^apps\/storefront\/content\//,
    [
      'apps/storefront/app/features/content/written-pages.server.ts',
      'apps/storefront/app/features/content/promotions/promotions.server.ts',
    ],
  ],
]

const isTest = (path: string): boolean => /[.]test[.]tsx?$/.test(path)
const isDrill = (path: string): boolean =>
  isTest(path) &&
  /^(apps\/server\/src\/(faults|nodes)|tools\/(backup|simulate\/database))\//.test(path)
const isJourney = (path: string): boolean =>
  /^apps\/storefront\/journeys\/.*[.]spec[.]ts$/.test(path)

/**
 * The files that a change touches: those that changed, those beside which something that is no module changed (SQL, texts, data), and all
 * that import them, however far away.
 */
export function touchedBy(changed: readonly string[], imports: Imports): Set<string> {
  const importers = new Map<string, string[]>()
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file])
  const touched = new Set<string>()
  const waiting = changed.flatMap((path) => [
    path,
    ...(imports.has(path) ? [] : neighbours(path, imports)),
  ])
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (touched.has(path)) continue
    touched.add(path)
    waiting.push(...(importers.get(path) ?? []), ...findersOf(path))
  }
  return touched
}

const findersOf = (path: string): readonly string[] =>
  discovered.flatMap(([paths, finders]) => (paths.test(path) ? finders : []))

/** The modules of the nearest folder that has any: they read what lies beside or below them. */
function neighbours(path: string, imports: Imports): string[] {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const beside = [...imports.keys()].filter((file) => dirname(file) === folder)
    if (beside.length > 0) return beside
  }
  return []
}

async function readImports(): Promise<Imports> {
  const options = { ...cruiseOptions, baseDir: root }
  const found = await cruise(
    ['packages', 'games', 'apps', 'tools', 'scripts'],
    options,
    resolveOptions,
  )
  if (typeof found.output === 'string') throw new Error('the cruiser answered with text')
  return new Map(
    found.output.modules.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved }) => resolved),
    ]),
  )
}

const git = (...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((line) => line !== '')

/** Changed since a commit, committed or not; new files too. @throws Error when git does not know it. */
const changedSince = (base: string): string[] => [
  ...git('diff', '--name-only', base, '--'),
  ...git('ls-files', '--others', '--exclude-standard'),
]

async function answer(base: string) {
  const changed = changedSince(base)
  const imports = await readImports()
  const touched = touchedBy(changed, imports)
  const files = [...imports.keys()]
  const those = (is: (path: string) => boolean) => ({
    touched: files.filter((path) => is(path) && touched.has(path)),
    all: files.filter(is).length,
  })
  const [tests, drills, journeys] = [
    those((path) => isTest(path) && !isDrill(path)),
    those(isDrill),
    those(isJourney),
  ]
  const isPart = (parts: RegExp) => changed.some((path) => parts.test(path) && !isTest(path))
  return {
    everything: changed.some((path) => foundations.test(path)),
    tests: tests.touched,
    drills: drills.touched,
    journeys: journeys.touched,
    certificates:
      touched.has('tools/certify/main.ts') ||
      isPart(/^games\/[^/]+\/(?!art\/|client\/|help\/|palette[.]ts$)/),
    simulation: touched.has('tools/simulate/main.ts'),
    house: isPart(
      /^(apps\/(backoffice|server|storefront|signer|sandbox-payments|sandbox-provider)|packages|games)\//,
    ),
    storefront: isPart(/^(apps\/(backoffice|storefront)\/(?!journeys\/)|packages|games)\//),
    all: { tests: tests.all, drills: drills.all, journeys: journeys.all },
  }
}

if (import.meta.main) {
  const [base] = process.argv.slice(2)
  if (base === undefined) throw new Error('node tools/tidy/touched.ts <commit>')
  console.log(JSON.stringify(await answer(base)))
}
