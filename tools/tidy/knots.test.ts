import { expect, test } from 'vitest'
import { type Imports, knotsOf, roomOf } from './knots.ts'

const features = 'apps/storefront/app/features'

const imports = (...edges: readonly (readonly [from: string, to: string])[]): Imports[] =>
  edges.map(([from, to]) => ({
    source: `${features}/${from}`,
    dependencies: [{ resolved: `${features}/${to}` }],
  }))

test('folders that need each other by different files are a knot, though no file is in a circle', () => {
  const knots = knotsOf(
    imports(
      ['bets/a.ts', 'figures/a.ts'],
      ['figures/b.ts', 'bets/b.ts'],
      ['home/a.ts', 'bets/a.ts'],
    ),
    roomOf,
  )
  expect(knots).toEqual([
    {
      folders: ['app/features/bets', 'app/features/figures'],
      ties: [
        `${features}/bets/a.ts → ${features}/figures/a.ts`,
        `${features}/figures/b.ts → ${features}/bets/b.ts`,
      ],
    },
  ])
})

test('a knot of three is one knot', () => {
  const knots = knotsOf(
    imports(['a/a.ts', 'b/a.ts'], ['b/b.ts', 'c/a.ts'], ['c/b.ts', 'a/b.ts'], ['c/b.ts', 'd/b.ts']),
    roomOf,
  )
  expect(knots.map(({ folders }) => folders)).toEqual([
    ['app/features/a', 'app/features/b', 'app/features/c'],
  ])
})

test('what looks one way only is none, and neither are tests', () => {
  const knots = knotsOf(
    imports(['a/a.ts', 'b/a.ts'], ['b/b.test.ts', 'a/b.ts'], ['b/testing/c.ts', 'a/b.ts']),
    roomOf,
  )
  expect(knots).toEqual([])
})

test.each([
  ['apps/storefront/app/shell/session/client.ts', 'app/shell/session'],
  ['apps/storefront/app/features/cashier/deposit/coin.tsx', 'app/features/cashier'],
  ['apps/storefront/app/frame/frame.tsx', 'app/frame'],
  ['apps/storefront/asking/ask.ts', 'asking'],
  ['apps/storefront/app/root.tsx', null],
  ['apps/server/src/start.ts', null],
])('the room of %s is %s', (path, room) => {
  expect(roomOf(path)).toBe(room)
})
