import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { expect, it } from 'vitest'
import { fraction, ratio } from '../fraction.ts'
import { boughtStrips } from './bought-strips.ts'
import { deriveGame } from './derive-game.ts'
import { scatterSymbol } from './slot-strips.ts'
import type { ProvidedWish } from './wish.ts'

const stakes = { minStake: 10, maxStake: 10_000 }

it.each<readonly [string, ProvidedWish, number]>([
  [
    'keno',
    { kind: 'keno', numbers: 80, balls: 20, spots: 10, rtp: 0.94, maxWinX: 10_000, ...stakes },
    0.94,
  ],
  [
    'a lottery',
    { kind: 'keno', numbers: 49, balls: 6, spots: 6, rtp: 0.91, maxWinX: 10_000, ...stakes },
    0.91,
  ],
  ['a curve', { kind: 'crash', rtp: 0.97, maxWinX: 1_000, ...stakes }, 0.97],
  ['roulette', { kind: 'roulette', ...stakes }, 36 / 37],
])('every bet on %s returns what is wished', (_, wish, rtp) => {
  for (const { facts } of deriveGame(wish).bets)
    expect(Math.abs(ratio(facts().rtp) - rtp)).toBeLessThan(0.015)
})

it('a bought spin shows three stars, wherever its reels stop', () => {
  const plain = Array.from({ length: 5 }, () => 'abcdefghijklmnop'.split(''))
  const strips = boughtStrips(plain, 3)
  const counts = strips.map((strip) =>
    strip.map(
      (_, top) =>
        [0, 1, 2].filter((row) => strip[(top + row) % strip.length] === scatterSymbol).length,
    ),
  )
  expect(counts.map((row) => [...new Set(row)])).toEqual([[1], [0], [1], [0], [1]])
})

it('chips of a table together cost no more than the dearest stake', () => {
  const { game } = deriveGame({ kind: 'table', table: 'baccarat', ...stakes })
  expect(Math.max(...game.betLevels) * 100).toBeLessThanOrEqual(10_000)
})

it('fish, prawn and crab takes chips on its six pictures alone', () => {
  const { game, spots = [] } = deriveGame({ kind: 'table', table: 'fishPrawnCrab', ...stakes })
  const price = (chips: Readonly<Record<string, number>>) =>
    game.priceOf?.({ selection: { chips } })
  expect(spots.map((spot) => price({ [spot]: 2 }))).toEqual([2, 2, 2, 2, 2, 2])
  expect([price({ big: 1 }), price({ 'single-1': 1, 'total-9': 1 }), price({})]).toEqual([
    null,
    null,
    null,
  ])
})

it('craps begins with bets that need rolls alone, and offers nothing else', () => {
  const { game, bets } = deriveGame({ kind: 'table', table: 'craps', ...stakes })
  const price = (chips: Readonly<Record<string, number>>) =>
    game.priceOf?.({ selection: { chips } })
  expect([price({ pass: 2, 'hard-4': 1 }), price({ come: 1 }), price({ 'place-6': 6 })]).toEqual([
    3,
    null,
    null,
  ])
  const draw = drawFrom(new SeededWords(3))
  let waited = 0
  for (let round = 0; round < 60; round++) {
    let step = game.open(draw, { selection: { chips: { pass: 1, 'hard-6': 1 } } })
    while (!step.state.done) {
      waited++
      const { state } = step
      expect(step.actions).toEqual([{ type: 'throwDice' }])
      expect(game.legal(state)).toEqual(step.actions)
      expect(() =>
        game.act(state, { type: 'takeBets', data: { spots: ['hard-6'] } }, draw),
      ).toThrow(RangeError)
      step = game.act(state, { type: 'throwDice', data: { chips: {} } }, draw)
    }
  }
  expect(waited).toBeGreaterThan(0)
  expect(bets[0]?.name).toBe('pass')
  expect(ratio(bets[0]?.facts().rtp ?? fraction(0n, 1n))).toBeCloseTo(244 / 495 + 244 / 495, 6)
})
