import { expect, it } from 'vitest'
import { sampleGame } from '../catalogue/testing/sample-catalogue.ts'
import { countPlayable, playableFirst } from './playable.ts'

const games = [
  sampleGame({ id: 1, sandbox: true }),
  sampleGame({ id: 2 }),
  sampleGame({ id: 3, sandbox: true }),
  sampleGame({ id: 4 }),
]

it('counts and puts first what can be played, and keeps the order of the rest', () => {
  expect(countPlayable(games)).toBe(2)
  expect(playableFirst(games).map(({ id }) => id)).toEqual([2, 4, 1, 3])
})
