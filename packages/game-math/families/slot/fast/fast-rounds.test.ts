import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { type Draw, drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { anyAction } from '../../../any-action.ts'
import { baseMode, type Game } from '../../../game.ts'
import { jackpotGame } from '../../../jackpots/jackpot-game.ts'
import type { SlotDefinition } from '../definition.ts'
import { slotGame } from '../slot-game.ts'
import { smallChosenBook } from '../testing/small-chosen-book.ts'
import { smallFeatures } from '../testing/small-features.ts'
import { smallSlots } from '../testing/small-slots.ts'
import { type FastOptions, FastRounds } from './fast-rounds.ts'

const rounds = 1000
const cost = 6

function slotCalled(name: string): SlotDefinition {
  const found = smallSlots[name]
  if (found === undefined) throw new Error(`there is no small slot ${name}`)
  return found
}

interface Told {
  readonly units: number
  readonly spins: number
  /** Progressive jackpots. */
  readonly won: readonly string[]
}

/** A round as it is told. */
function told(game: Game, { mode = baseMode, gambles = false }: FastOptions, draw: Draw): Told {
  let step = game.open(draw, { mode, cost })
  const events = [...step.events]
  while (!step.state.done) {
    const collects = !gambles && step.actions.some(({ type }) => type === 'collect')
    const action = collects
      ? ({ type: 'collect' } as const)
      : anyAction(step.actions, (count) => draw.below(count))
    step = game.act(step.state, action, draw)
    events.push(...step.events)
  }
  return {
    units: step.state.units,
    spins: events.filter(({ type }) => type === 'reelsStopped').length,
    won: events.flatMap((event) =>
      event.type === 'jackpotWon' && event.pay === 0 ? [event.jackpot] : [],
    ),
  }
}

/** Plays rounds both ways from the same words. @returns how many of them won anything, and how many a progressive jackpot. */
function compared(definition: SlotDefinition, options: FastOptions = {}) {
  const fast = new FastRounds(definition, options)
  const slot = slotGame(definition)
  const game = options.jackpots === undefined ? slot : jackpotGame(slot, options.jackpots)
  const [words, toldWords] = [new SeededWords(7), new SeededWords(7)]
  const draw = drawFrom(toldWords)
  let [spins, wins, jackpots] = [0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    fast.play(words, cost)
    const { units, won, ...expected } = told(game, options, draw)
    spins += expected.spins
    if (units > 0) wins++
    jackpots += won.length
    const played = { round, units: fast.units, words: words.words, spins: fast.spins }
    expect({ ...played, won: fast.jackpots.won }).toEqual({
      round,
      units,
      words: toldWords.words,
      spins,
      won,
    })
  }
  return { wins, jackpots }
}

const byDraw: JackpotTerms = {
  won: 'byDraw',
  name: 'grand',
  meter: 'g',
  seed: 5,
  grows: 10_000,
  laidBy: 500_000,
  ceiling: 11,
  turnover: 20,
}
const jackpots: readonly JackpotTerms[] = [
  { ...byDraw, won: 'byMeter', name: 'mini', meter: 'm', seed: 1 },
  byDraw,
  { ...byDraw, name: 'major', meter: 'j', turnover: 15 },
]

const doubled: SlotDefinition = {
  ...slotCalled('wilds that pay'),
  gamble: { steps: 2, limit: 20 },
}

/** Every prize that a cell can hold, and jackpots that reach the most a round wins. */
const prizes: SlotDefinition = {
  ...smallFeatures,
  features: {
    ...smallFeatures.features,
    hold: {
      ...smallFeatures.features.hold,
      spins: 2,
      prizes: [
        { kind: 'pay', units: 3, weight: 3 },
        { kind: 'collect', weight: 2 },
        { kind: 'multiply', times: 2, weight: 1 },
        { kind: 'jackpot', jackpot: 'mini', units: 7, weight: 1 },
      ],
    },
  },
}

/** A multiplier that no cell holds which starts the feature. */
const later: SlotDefinition = {
  ...smallFeatures,
  features: {
    ...smallFeatures.features,
    hold: {
      ...smallFeatures.features.hold,
      prizes: [
        { kind: 'pay', units: 3, weight: 3 },
        { kind: 'multiply', times: 2, weight: 2, later: true },
      ],
    },
  },
}

/** More symbols that count wherever they are than a list of keys holds. */
const manySpecials: SlotDefinition = {
  ...slotCalled('wilds that pay'),
  symbols: ['wild', 'star', 'a', 'b', 'c', 'd', 'e', 'f'],
  spins: {
    base: {
      mode: 'base',
      strips: [
        ['a', 'c', 'd', 'e'],
        ['f', 'c', 'star', 'b'],
        ['star', 'f', 'd', 'e', 'a'],
      ],
      scatters: ['star', 'c', 'd', 'e', 'f'].map((symbol, i) => ({ symbol, pays: [0, 0, i + 1] })),
      triggers: [],
    },
  },
}

const definitions: Readonly<Record<string, SlotDefinition>> = {
  ...smallSlots,
  'hold-and-spin, wheel, trail and chosen free spins': smallFeatures,
  'a book whose symbol is chosen': smallChosenBook,
  'everything that a held cell may be worth': prizes,
  'a held multiplier that only lands later': later,
  'five kinds of scatters': manySpecials,
  'wins that may be doubled and are collected': doubled,
}

describe('fast play of slots', () => {
  it.each(Object.entries(definitions))(
    'draws, wins and spins as it is told: %s',
    (_, definition) => {
      expect(compared(definition).wins).toBeGreaterThan(rounds / 50)
    },
  )

  it('opens with the spin of the way to bet', () => {
    expect(compared(smallFeatures, { mode: 'sure' }).wins).toBeGreaterThan(rounds / 50)
    expect(() => new FastRounds(smallFeatures, { mode: 'ante' })).toThrow(RangeError)
  })

  it('doubles and loses what may be doubled', () => {
    const collected = compared(doubled).wins
    expect(compared(doubled, { gambles: true }).wins).toBeLessThan(collected * 0.8)
  })

  it.each([
    ['a slot of lines', slotCalled('wilds that pay')],
    ['features whose start draws', smallFeatures],
  ])('draws for progressive jackpots beside %s', (_, definition) => {
    expect(compared(definition, { jackpots }).jackpots).toBeGreaterThan(rounds / 2)
  })
})
