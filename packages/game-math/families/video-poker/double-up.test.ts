import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { ratio } from '../../fraction.ts'
import type { Action } from '../../game.ts'
import { playDoubleUp } from './double-up.ts'
import { jacksOrBetter } from './testing/pay-tables.ts'
import { videoPokerFacts } from './video-poker-facts.ts'
import { videoPokerGame } from './video-poker-game.ts'

const doubleUp = { steps: 5, limit: 400 }
const definition = { ...jacksOrBetter, doubleUp }
const game = videoPokerGame(definition)
const drawOf = (seed: number) => drawFrom(new SeededWords(seed))

/** A round up to where its win may be doubled. */
function won(seed: number) {
  for (let next = seed; ; next += 1000) {
    const draw = drawOf(next)
    const { state } = game.open(draw)
    const action = game.strategy?.(state)
    if (!action) throw new Error('no strategy')
    const step = game.act(state, action, draw)
    if (!step.state.done) return { ...step, draw }
  }
}

describe('doubling', () => {
  it('is as likely to win as to lose whichever card is chosen, and to tie in 1 of 17', () => {
    const rounds = 20_000
    for (const choice of [0, 3]) {
      const draw = drawOf(choice + 1)
      const counts = { won: 0, lost: 0, tied: 0 }
      for (let round = 0; round < rounds; round++)
        counts[playDoubleUp(1, choice, draw).event.outcome]++
      const deviation = Math.sqrt((rounds * 8 * 9) / 17 / 17)
      expect(Math.abs(counts.won - (rounds * 8) / 17)).toBeLessThan(4 * deviation)
      expect(Math.abs(counts.lost - (rounds * 8) / 17)).toBeLessThan(4 * deviation)
    }
  })

  it('deals the same five cards whatever is chosen', () => {
    const dealt = [0, 1, 2, 3].map((choice) => {
      const { dealer, cards } = playDoubleUp(2, choice, drawOf(9)).event
      return [dealer, ...cards]
    })
    for (const cards of dealt) expect(cards).toEqual(dealt[0])
    expect(new Set(dealt[0]).size).toBe(5)
  })

  it('pays twice, nothing or the same, and ends when there is nothing left to double', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { state, draw } = won(seed)
      const step = game.act(state, { type: 'doubleUp', choice: seed % 4 }, draw)
      expect([0, state.units, state.units * 2]).toContain(step.state.units)
      if (step.state.units === 0) expect(step.state.done).toBe(true)
      expect(step.actions).toEqual(game.legal(game.parseState(step.state)))
    }
  })

  it('leaves what was won to who takes it', () => {
    const { state, draw } = won(3)
    const words = draw.words
    const { events, state: over } = game.act(state, { type: 'takeWin' }, draw)
    expect(draw.words).toBe(words)
    expect(over).toMatchObject({ units: state.units, done: true })
    expect(events).toEqual([{ type: 'roundEnded', total: state.units }])
    expect(game.strategy?.(state)).toEqual({ type: 'takeWin' })
  })

  it('refuses cards that are not there, and doubling before anything was won', () => {
    const { state, draw } = won(5)
    const refused: readonly Action[] = [
      { type: 'doubleUp' },
      { type: 'doubleUp', choice: 4 },
      { type: 'doubleUp', choice: 0, data: {} },
      { type: 'takeWin', choice: 0 },
      { type: 'hold', data: { cards: [] } },
    ]
    for (const action of refused) expect(() => game.act(state, action, draw)).toThrow(RangeError)
    const dealt = game.open(drawOf(1)).state
    expect(() => game.act(dealt, { type: 'takeWin' }, drawOf(1))).toThrow(RangeError)
  })

  it('is proved to return exactly what the game returns, however often it is taken', () => {
    const facts = videoPokerFacts(definition)
    const [choice] = facts.choices ?? []
    const [never, always] = choice?.options ?? []
    expect(always?.rtp).toEqual(facts.rtp)
    expect(never?.hit).toEqual(facts.hit)
    // A pair of jacks that is doubled five times stays with (9/17)^5, and every win at most as often as it is not lost.
    expect(ratio(always?.hit ?? facts.hit)).toBeLessThan(ratio(facts.hit) * (9 / 17) ** 4)
    expect(ratio(always?.variance ?? facts.hit)).toBeGreaterThan(ratio(facts.variance))
  })
})
