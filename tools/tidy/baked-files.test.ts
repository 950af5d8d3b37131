import { assetBudget } from '@fairhouse/games/asset-budget'
import { expect, test } from 'vitest'
import { assetsStayLight, weightBudget } from './baked-files.ts'

const asset = (title: string, name: string, bytes: number) => ({
  path: `games/${title}/client/assets/${name}`,
  bytes,
})

test('assets may weigh as much as a title may add, and not a byte more', () => {
  const full = [
    asset('tea-garden', 'symbols.webp', assetBudget - 1),
    asset('tea-garden', 'a.ogg', 1),
  ]
  expect(assetsStayLight(full)).toEqual([])
  const [over, ...others] = assetsStayLight([...full, asset('tea-garden', 'b.ogg', 1)])
  expect(over).toContain('games/tea-garden')
  expect(others).toEqual([])
})

test('a prize table is no asset, but weighs', () => {
  const [over] = assetsStayLight([
    { path: 'games/candy-grotto/table.bin', bytes: weightBudget + 1 },
  ])
  expect(over).toContain('baked files weigh')
})
