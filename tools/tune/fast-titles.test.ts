import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { anyAction } from '@fairhouse/game-math/any-action'
import { FastRounds } from '@fairhouse/game-math/slot/fast/fast-rounds'
import { loadTitle, titleUris } from '@fairhouse/games/discover'
import { describe, expect, it } from 'vitest'
import { isSlot } from './is-slot.ts'

const cost = 1000
const slots = (await Promise.all(titleUris().map(loadTitle))).flatMap(
  ({ card, game, definition }) => (isSlot(definition) ? [{ uri: card.uri, game, definition }] : []),
)

describe('fast play of the titles', () => {
  it.each(slots)('wins what is told: $uri', ({ game, definition }) => {
    const fast = new FastRounds(definition, { jackpots: game.jackpots ?? [] })
    const words = new SeededWords(1)
    const draw = drawFrom(words)
    const fastWords = new SeededWords(1)
    for (let round = 0; round < 500; round++) {
      let step = game.open(draw, 'base', cost)
      while (!step.state.done) {
        const action = step.actions.some(({ type }) => type === 'collect')
          ? ({ type: 'collect' } as const)
          : anyAction(step.actions, (count) => draw.below(count))
        step = game.act(step.state, action, draw)
      }
      fast.play(fastWords, cost)
      expect([fast.units, fastWords.words]).toEqual([step.state.units, words.words])
    }
  })
})
