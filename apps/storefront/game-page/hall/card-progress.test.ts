import { linesOf } from '@fairhouse/contract/families/bingo/winning-cells'
import { expect, it } from 'vitest'
import { progressOf } from './card-progress.ts'

const cells = [7, 12, 30, 4, 9, 21, 18, 2, 15]
const house = [[0, 1, 2, 3, 4, 5, 6, 7, 8]]

it.each([
  ['nothing called', [], 3, 9],
  ['two of a row', [7, 12], 1, 7],
  ['a row', [7, 12, 30], 0, 6],
  ['a column', [12, 9, 2], 0, 6],
  ['a diagonal', [7, 9, 15], 0, 6],
  ['the other diagonal', [30, 9, 18], 0, 6],
  ['numbers of other cards', [1, 3, 5], 3, 9],
  ['all of it', cells, 0, 0],
] as const)('%s', (_, called, toLine, toHouse) => {
  expect(progressOf(cells, linesOf(3), new Set(called)).toGo).toBe(toLine)
  expect(progressOf(cells, house, new Set(called)).toGo).toBe(toHouse)
})

it('knows which cells make a whole line', () => {
  const { whole, daubed } = progressOf(cells, linesOf(3), new Set([7, 12, 30, 4]))
  expect([...whole]).toEqual([0, 1, 2])
  expect(daubed.filter(Boolean)).toHaveLength(4)
})

it('needs no call for the free cell', () => {
  const free = cells.with(4, 0)
  const { toGo, daubed } = progressOf(free, [[0, 4, 8]], new Set([7]))
  expect(toGo).toBe(1)
  expect(daubed[4]).toBe(true)
})
