import { type Draw, drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { anyAction } from '../../any-action.ts'
import { baseMode, type Game } from '../../game.ts'
import type { SlotDefinition } from '../definition.ts'
import { slotGame } from '../slot-game.ts'
import { smallSlots } from '../testing/small-slots.ts'
import { fastPlay } from './fast-rounds.ts'

const rounds = 1000

function slotCalled(name: string): SlotDefinition {
  const found = smallSlots[name]
  if (found === undefined) throw new Error(`there is no small slot ${name}`)
  return found
}

/** A round as it is told, of a player who collects what may be doubled. */
function told(game: Game, mode: string, draw: Draw): { units: number; spins: number } {
  let step = game.open(draw, mode)
  const events = [...step.events]
  while (!step.state.done) {
    const action = step.actions.some(({ type }) => type === 'collect')
      ? ({ type: 'collect' } as const)
      : anyAction(step.actions, (count) => draw.below(count))
    step = game.act(step.state, action, draw)
    events.push(...step.events)
  }
  const spins = events.filter(({ type }) => type === 'reelsStopped').length
  return { units: step.state.units, spins }
}

const gambled: SlotDefinition = {
  ...slotCalled('wilds that pay'),
  gamble: { steps: 2, limit: 20 },
}

const known = Object.entries({ ...smallSlots, 'wins that may be doubled': gambled }).filter(
  ([, definition]) => fastPlay(definition).plays,
)
const unknown = Object.entries(smallSlots).flatMap(([name, definition]) => {
  const fast = fastPlay(definition)
  return fast.plays ? [] : [[name, fast.because] as const]
})

describe('fast play of slots', () => {
  it('says what it does not know', () => {
    expect(Object.fromEntries(unknown)).toEqual({
      'a respin in free spins that pay both ways':
        'fast play does not know features of kind respin: respins',
      'a respin of the reels that do not show a star':
        'fast play does not know features of kind respin: respins',
      'cash that is collected beside free spins': 'fast play does not know cash: spin base',
      'wilds that walk beside free spins': 'fast play does not know features of kind walk: respins',
    })
  })

  it.each(known)('draws, wins and spins as it is told: %s', (_, definition) => {
    const fast = fastPlay(definition)
    if (!fast.plays) throw new Error(fast.because)
    const game = slotGame(definition)
    const [words, toldWords] = [new SeededWords(7), new SeededWords(7)]
    const draw = drawFrom(toldWords)
    let spins = 0
    let wins = 0
    for (let round = 0; round < rounds; round++) {
      fast.rounds.play(words)
      const expected = told(game, baseMode, draw)
      spins += expected.spins
      if (expected.units > 0) wins++
      if (fast.rounds.units !== expected.units || words.words !== toldWords.words) {
        expect({ round, units: fast.rounds.units, words: words.words }).toEqual({
          round,
          units: expected.units,
          words: toldWords.words,
        })
      }
    }
    expect(fast.rounds.spins).toBe(spins)
    expect(wins).toBeGreaterThan(rounds / 50)
  })
})
