import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { anyAction } from '@fairhouse/game-math/any-action'
import { fastPlay } from '@fairhouse/game-math/slot/fast/fast-rounds'
import { slotGame } from '@fairhouse/game-math/slot/slot-game'
import { loadTitle, titleUris } from '@fairhouse/games/discover'
import { describe, expect, it } from 'vitest'
import { isSlot } from './is-slot.ts'

/** Slots with mechanics that fast play does not know: these are simulated as they are told. */
const told = [
  'button-box',
  'carnival-wheel',
  'coin-foundry',
  'gold-rush-link',
  'pirate-cove',
  'tea-garden',
  'vault-trail',
]

const slots = (await Promise.all(titleUris().map(loadTitle))).flatMap(({ card, definition }) =>
  isSlot(definition) ? [{ uri: card.uri, definition, fast: fastPlay(definition) }] : [],
)

describe('fast play of the titles', () => {
  it('knows all slots but those that are listed', () => {
    expect(slots.filter(({ fast }) => !fast.plays).map(({ uri }) => uri)).toEqual(told)
  })

  it.each(slots.filter(({ fast }) => fast.plays))('wins what is told: $uri', (slot) => {
    const { definition, fast } = slot
    if (!fast.plays) throw new Error(fast.because)
    const game = slotGame(definition)
    const words = new SeededWords(1)
    const draw = drawFrom(words)
    const fastWords = new SeededWords(1)
    for (let round = 0; round < 200; round++) {
      let step = game.open(draw)
      while (!step.state.done) {
        const action = step.actions.some(({ type }) => type === 'collect')
          ? ({ type: 'collect' } as const)
          : anyAction(step.actions, (count) => draw.below(count))
        step = game.act(step.state, action, draw)
      }
      fast.rounds.play(fastWords)
      expect([fast.rounds.units, fastWords.words]).toEqual([step.state.units, words.words])
    }
  })
})
