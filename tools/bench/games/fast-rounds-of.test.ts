import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { anyMove } from '@fairhouse/game-math/any-action'
import { loadTitle, urisOfFamily } from '@fairhouse/games/discover'
import { describe, expect, it } from 'vitest'
import { fastRoundsOf } from './fast-rounds-of.ts'

const cost = 1000

/** Other families have nothing faster than the rules themselves. */
const slots = await urisOfFamily('slot')

describe('fast play of the titles', () => {
  it.each(slots)('wins what is told: %s', async (uri) => {
    const title = await loadTitle(uri)
    const { game } = title
    const fast = fastRoundsOf(title)
    const words = new SeededWords(1)
    const draw = drawFrom(words)
    const fastWords = new SeededWords(1)
    for (let round = 0; round < 500; round++) {
      let step = game.open(draw, { cost })
      while (!step.state.done) {
        const action = step.actions.some(({ type }) => type === 'collect')
          ? ({ type: 'collect' } as const)
          : anyMove(game, step, (count) => draw.below(count))
        step = game.act(step.state, action, draw)
      }
      fast.play(fastWords, cost)
      expect([fast.units, fastWords.words]).toEqual([step.state.units, words.words])
    }
  })
})
