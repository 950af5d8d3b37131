import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruiseWalls } from './walls.ts'

// Goal: a wall that nobody tried to climb may not be there. Each row plants one forbidden import in a small
// copy of the house and names the rule that must report it.
const planted: readonly [rule: string, from: string, to: string][] = [
  ['money-stands-alone', 'packages/money/a.ts', 'packages/contract/words.ts'],
  ['contract-is-words', 'packages/contract/a.ts', 'packages/fairness/draw.ts'],
  ['fairness-stands-alone', 'packages/fairness/a.ts', 'packages/money/index.ts'],
  ['mathematics-is-pure', 'packages/game-math/a.ts', 'packages/stage/stage.ts'],
  ['a-title-brings-numbers', 'games/one/reels.ts', 'packages/stage/stage.ts'],
  ['a-client-holds-no-outcome', 'games/one/client/a.ts', 'games/one/math.ts'],
  ['art-holds-no-outcome', 'games/one/art/a.ts', 'games/one/math.ts'],
  ['art-holds-no-outcome', 'games/one/palette.ts', 'packages/game-math/game.ts'],
  ['art-is-baked', 'games/one/client/c.ts', 'games/one/art/sound.ts'],
  ['art-is-baked', 'apps/storefront/app/b.ts', 'games/one/art/sound.ts'],
  ['art-is-baked', 'apps/server/src/c.ts', 'games/one/art/sound.ts'],
  ['titles-are-strangers', 'games/one/client/b.ts', 'games/two/client/a.ts'],
  ['the-stage-shows', 'packages/stage/a.ts', 'packages/game-math/game.ts'],
  ['ui-is-parts', 'packages/ui/a.ts', 'packages/stage/stage.ts'],
  ['server-draws-and-pays', 'apps/server/src/a.ts', 'packages/stage/stage.ts'],
  ['server-draws-and-pays', 'apps/server/src/b.ts', 'apps/signer/signing.ts'],
  [
    'the-sandbox-plays-the-outside',
    'apps/sandbox-payments/a.ts',
    'apps/server/src/modules/cashier/index.ts',
  ],
  ['the-sandbox-plays-the-outside', 'apps/sandbox-payments/b.ts', 'packages/contract/calls/all.ts'],
  [
    'the-sandbox-makes-games',
    'apps/sandbox-provider/a.ts',
    'apps/server/src/modules/cashier/index.ts',
  ],
  [
    'dialects-are-strangers',
    'apps/server/src/modules/providers/dialects/one/a.ts',
    'apps/server/src/modules/providers/dialects/two/dialect.ts',
  ],
  ['the-signer-knows-its-wire', 'apps/signer/a.ts', 'apps/server/src/platform/log.ts'],
  ['the-signer-knows-its-wire', 'apps/signer/b.ts', 'packages/contract/sandbox/card.ts'],
  [
    'a-method-is-data',
    'apps/server/src/modules/payments/methods/one/method.ts',
    'apps/server/src/modules/payments/ask-json.ts',
  ],
  [
    'providers-are-strangers',
    'apps/server/src/modules/payments/providers/one/a.ts',
    'apps/server/src/modules/payments/providers/two/provider.ts',
  ],
  ['storefront-shows', 'apps/storefront/app/a.ts', 'packages/game-math/game.ts'],
  [
    'the-shell-is-the-ground',
    'apps/storefront/app/shell/one/a.ts',
    'apps/storefront/app/features/one/a.ts',
  ],
  [
    'features-have-no-frame',
    'apps/storefront/app/features/two/a.ts',
    'apps/storefront/app/frame/a.ts',
  ],
  ['routes-are-the-top', 'apps/storefront/app/frame/b.ts', 'apps/storefront/app/routes/a.ts'],
  ['game-page-knows-no-react', 'apps/storefront/game-page/a.ts', 'packages/ui/parts.ts'],
  [
    'modules-have-doors',
    'apps/server/src/modules/play/a.ts',
    'apps/server/src/modules/wallet/inside.ts',
  ],
  [
    'level-1-looks-down',
    'apps/server/src/modules/ledger/a.ts',
    'apps/server/src/modules/play/index.ts',
  ],
  [
    'level-2-are-strangers',
    'apps/server/src/modules/identity/a.ts',
    'apps/server/src/modules/wallet/index.ts',
  ],
  [
    'money-moves-through-few',
    'apps/server/src/modules/lobby/a.ts',
    'apps/server/src/modules/ledger/index.ts',
  ],
  [
    'platform-knows-no-domain',
    'apps/server/src/platform/a.ts',
    'apps/server/src/modules/play/index.ts',
  ],
  [
    'the-house-uses-doors',
    'apps/server/src/house/a.ts',
    'apps/server/src/modules/wallet/inside.ts',
  ],
  ['modules-know-no-house', 'apps/server/src/modules/lobby/b.ts', 'apps/server/src/house/house.ts'],
  ['tools-are-not-imported', 'packages/money/b.ts', 'tools/tidy/rules.ts'],
  ['a-laboratory-stands-alone', 'tools/laboratory/a.mjs', 'packages/fairness/draw.ts'],
  ['a-laboratory-stands-alone', 'tools/laboratory/b.mjs', 'tools/certify/table.ts'],
  ['tools-use-doors', 'tools/bench/a.ts', 'apps/server/src/modules/wallet/inside.ts'],
]

const house = mkdtempSync(join(tmpdir(), 'walls-'))
let reported: readonly { rule: string; from: string }[] = []

function write(path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), text)
}

beforeAll(async () => {
  for (const [, from, to] of planted) {
    write(to, 'export const here = 1\n')
    const up = '../'.repeat(from.split('/').length - 1)
    write(from, `import { here } from '${up}${to}'\nexport const there = here\n`)
  }
  write('packages/money/round-a.ts', "import { b } from './round-b.ts'\nexport const a = () => b\n")
  write('packages/money/round-b.ts', "import { a } from './round-a.ts'\nexport const b = () => a\n")
  write(
    'packages/game-math/files.ts',
    "import { readFileSync } from 'node:fs'\nreadFileSync('x')\n",
  )
  write('node_modules/stranger/package.json', '{ "name": "stranger", "main": "index.js" }\n')
  write('node_modules/stranger/index.js', 'export const here = 1\n')
  write('package.json', '{ "dependencies": { "stranger": "1.0.0" } }\n')
  write('apps/signer/package.json', '{ "dependencies": { "stranger": "1.0.0" } }\n')
  write('apps/signer/keys.ts', "import { here } from 'stranger'\nexport const there = here\n")
  write('tsconfig.json', '{ "compilerOptions": { "module": "nodenext", "noEmit": true } }\n')
  const cruised = await cruiseWalls(house)
  reported = cruised.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }))
}, 60_000)

afterAll(() => rmSync(house, { recursive: true }))

test.each(planted)('%s reports the import in %s', (rule, from) => {
  expect(reported).toContainEqual({ rule, from })
})

test('a circle is reported', () => {
  expect(reported.map(({ rule }) => rule)).toContain('no-circles')
})

test('mathematics that opens a file is reported', () => {
  expect(reported).toContainEqual({
    rule: 'mathematics-touches-no-machine',
    from: 'packages/game-math/files.ts',
  })
})

test('a library that nobody looked at is reported beside the keys', () => {
  expect(reported).toContainEqual({
    rule: 'the-signer-needs-few-libraries',
    from: 'apps/signer/keys.ts',
  })
})
