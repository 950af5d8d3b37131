import { expect, it } from 'vitest'
import { progressOf } from './card-progress.ts'

const cells = [7, 12, 30, 4, 9, 21, 18, 2, 15]

it.each([
  ['nothing called', [], 3, 9],
  ['two of a row', [7, 12], 1, 7],
  ['a row', [7, 12, 30], 0, 6],
  ['a column', [12, 9, 2], 0, 6],
  ['a diagonal', [7, 9, 15], 0, 6],
  ['the other diagonal', [30, 9, 18], 0, 6],
  ['numbers of other cards', [1, 3, 5], 3, 9],
  ['all of it', cells, 0, 0],
] as const)('%s', (_, called, line, house) => {
  expect(progressOf(cells, 3, new Set(called))).toMatchObject({ line, house })
})

it('knows which cells make a whole line', () => {
  const { lined, daubed } = progressOf(cells, 3, new Set([7, 12, 30, 4]))
  expect([...lined]).toEqual([0, 1, 2])
  expect(daubed.filter(Boolean)).toHaveLength(4)
})
