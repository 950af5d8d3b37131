import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { expect, it } from 'vitest'
import { pegsFacts, pegsGame } from '../families/instant/pegs-game.ts'
import { kenoCardsFacts, kenoFacts } from '../families/keno/keno-facts.ts'
import { kenoGame } from '../families/keno/keno-game.ts'
import { ratio } from '../fraction.ts'
import { deriveBingo } from './derive-bingo.ts'
import { derivePegs } from './derive-pegs.ts'
import type { BingoWish, PegsWish } from './wish.ts'

const stakes = { minStake: 10, maxStake: 4_000 }
const bingo: BingoWish = {
  kind: 'bingo',
  numbers: 60,
  balls: 30,
  spots: 15,
  cards: 4,
  rtp: 0.95,
  maxWinX: 750,
  ...stakes,
}
const pegs: PegsWish = { kind: 'pegs', rtp: 0.97, maxWinX: 1_000, ...stakes }

it.each([750, 1_500, 3_000])('a bingo of at most %i times pays that for a full card', (maxWinX) => {
  const definition = deriveBingo({ ...bingo, maxWinX })
  const row = definition.pays.at(-1) ?? []
  expect((row.at(-1) ?? 0) / definition.unitsPerStake).toBe(maxWinX)
  expect(Math.abs(ratio(kenoFacts(definition, 15).rtp) - 0.95)).toBeLessThan(0.0005)
})

it('four cards of bingo return what one does, and cost no more than the dearest stake', () => {
  const definition = deriveBingo(bingo)
  const four = kenoCardsFacts(definition, [15, 15, 15, 15])
  expect(four.rtp).toEqual(kenoFacts(definition, 15).rtp)
  expect(Math.max(...definition.betLevels) * 4).toBeLessThanOrEqual(bingo.maxStake)
})

it('bingo comes in rounds to what its proof says', () => {
  const definition = deriveBingo(bingo)
  const [game, draw] = [kenoGame(definition), drawFrom(new SeededWords(5))]
  const card = Array.from({ length: 15 }, (_, place) => 4 * place + 1)
  const rounds = 4_000
  let units = 0
  for (let round = 0; round < rounds; round++)
    units += game.open(draw, { selection: { cards: [card] } }).state.units
  const { rtp, variance } = kenoFacts(definition, 15)
  const room = 4 * Math.sqrt(ratio(variance) / rounds)
  expect(Math.abs(units / rounds / definition.unitsPerStake - ratio(rtp))).toBeLessThan(room)
})

it.each([{ cards: [] }, { cards: [[1, 2, 3]] }, { spots: [1, 2, 3] }])(
  'bingo is not played with %j',
  (selection) => {
    expect(kenoGame(deriveBingo(bingo)).priceOf?.({ selection })).toBeNull()
  },
)

const { boards } = derivePegs(pegs)

it.each(boards)('$rows rows of pegs at $risk risk return what is wished', (board) => {
  const definition = derivePegs(pegs)
  expect(Math.abs(ratio(pegsFacts(definition, board).rtp) - 0.97)).toBeLessThan(0.001)
})

it('the outermost slot of the riskiest pegs pays the most', () => {
  const { maxUnits, unitsPerStake } = pegsGame(derivePegs(pegs))
  expect(maxUnits / unitsPerStake).toBe(1_000)
})
