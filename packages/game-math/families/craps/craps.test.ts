import { roundEvent } from '@fairhouse/contract/rounds/round'
import type { Json } from '@fairhouse/contract/json'
import { describe, expect, it } from 'vitest'
import { offeredAs, priceOf } from '../../bets.ts'
import { fraction } from '../../fraction.ts'
import type { Action, Step } from '../../game.ts'
import { certifiedCourse, crapsFacts } from './craps-facts.ts'
import { crapsGame } from './craps-game.ts'
import type { CrapsDefinition } from './definition.ts'
import { paytableOf } from './paytable-of.ts'
import type { CrapsState } from './state.ts'

const definition = {
  odds: {
    place: [
      [9, 5],
      [7, 5],
      [7, 6],
    ],
    field: { two: 2, twelve: 3, others: 1 },
    hard: [7, 9],
    anySeven: 4,
    anyCraps: 7,
    two: 30,
    three: 15,
    eleven: 15,
    twelve: 30,
  },
  oddsTimes: [3, 4, 5],
  layTimes: 6,
  most: { line: 10, place: [20, 20, 24], field: 10, hard: 5, proposition: 5 },
  mostChips: 100,
  unitsPerStake: 1,
  betLevels: [10, 50],
} satisfies CrapsDefinition
const game = crapsGame(definition)

/** Draws these dice, roll after roll. */
function rolling(...rolls: readonly (readonly [number, number])[]) {
  const left = rolls.flat()
  return { words: 0, below: () => (left.shift() ?? 1) - 1 }
}
const roll = (chips: Readonly<Record<string, number>> = {}): Action => ({
  type: 'throwDice',
  data: { chips },
})
const takeDown = (...spots: readonly string[]): Action => ({ type: 'takeBets', data: { spots } })

/** Plays a round: its first chips, and each later move with the dice that it draws. */
function played(
  chips: Readonly<Record<string, number>>,
  rolls: readonly (readonly [number, number])[],
  moves: readonly Action[],
): readonly Step<CrapsState>[] {
  const draw = rolling(...rolls)
  const steps = [game.open(draw, { selection: { chips } })]
  for (const move of moves) {
    const last = steps.at(-1)
    if (last) steps.push(game.act(last.state, move, draw))
  }
  return steps
}
const eventsOf = (steps: readonly Step<CrapsState>[]) => steps.flatMap(({ events }) => events)
const priceFor = (selection: Json): number | null => priceOf(game, { selection })

describe('craps', () => {
  it('sets a point, takes odds, and pays line and odds when it is made', () => {
    const steps = played(
      { pass: 2 },
      [
        [2, 4],
        [3, 2],
        [5, 1],
      ],
      [roll({ passOdds: 10 }), roll()],
    )
    const events = eventsOf(steps)
    expect(events).toEqual([
      { type: 'crapsBet', chip: 1, chips: [{ spot: 'pass', stake: 2 }], stake: 2, cost: 2 },
      { type: 'crapsRolled', dice: [2, 4] },
      { type: 'crapsPoint', point: 6 },
      { type: 'crapsBet', chip: 1, chips: [{ spot: 'passOdds', stake: 10 }], stake: 10, cost: 12 },
      { type: 'crapsRolled', dice: [3, 2] },
      { type: 'crapsRolled', dice: [5, 1] },
      { type: 'crapsPaid', spot: 'pass', stake: 2, pay: 4, total: 4 },
      { type: 'crapsPaid', spot: 'passOdds', stake: 10, pay: 22, total: 26 },
      { type: 'crapsPoint', point: null },
      { type: 'roundEnded', total: 26 },
    ])
    expect(events.map((event) => roundEvent.parse(event))).toEqual(events)
    expect(steps.at(-1)?.actions).toEqual([])
  })

  it('sends come bets to their numbers, after the one that wins there', () => {
    const events = eventsOf(
      played(
        { pass: 1 },
        [
          [4, 4],
          [2, 2],
          [3, 1],
          [3, 4],
        ],
        [roll({ come: 3 }), roll({ come: 2 }), roll()],
      ),
    )
    expect(events.slice(4)).toEqual([
      { type: 'crapsRolled', dice: [2, 2] },
      { type: 'crapsMoved', spot: 'come', to: 'come-4' },
      { type: 'crapsBet', chip: 1, chips: [{ spot: 'come', stake: 2 }], stake: 2, cost: 6 },
      { type: 'crapsRolled', dice: [3, 1] },
      { type: 'crapsPaid', spot: 'come-4', stake: 3, pay: 6, total: 6 },
      { type: 'crapsMoved', spot: 'come', to: 'come-4' },
      { type: 'crapsRolled', dice: [3, 4] },
      {
        type: 'crapsLost',
        chips: [
          { spot: 'pass', stake: 1 },
          { spot: 'come-4', stake: 2 },
        ],
      },
      { type: 'crapsPoint', point: null },
      { type: 'roundEnded', total: 6 },
    ])
  })

  it('ends with a seven, whatever lies on the table', () => {
    const chips = { pass: 1, dontPass: 6, 'place-4': 5, 'hard-8': 1 }
    const [first, second] = played(
      chips,
      [
        [3, 3],
        [1, 6],
      ],
      [roll({ come: 1, dontCome: 1, field: 1, dontPassOdds: 6 })],
    )
    expect(first?.state.done).toBe(false)
    expect(second?.state).toMatchObject({ done: true, chips: {}, point: null })
    // Don't pass and its odds, and the come bet.
    expect(second?.state.units).toBe(12 + 11 + 2)
  })

  it('takes bets down with the odds that they carry, and ends when none is left', () => {
    const [, , down] = played(
      { dontPass: 6 },
      [
        [2, 2],
        [1, 1],
      ],
      [roll({ dontPassOdds: 12 }), takeDown('dontPass')],
    )
    expect(down?.events).toEqual([
      { type: 'crapsTaken', spot: 'dontPass', pay: 6, total: 6 },
      { type: 'crapsTaken', spot: 'dontPassOdds', pay: 12, total: 18 },
      { type: 'roundEnded', total: 18 },
    ])
  })

  const refusedBets: readonly (readonly [string, Json])[] = [
    ['nothing', { chips: {} }],
    ['come before there is a point', { chips: { come: 1 } }],
    ['odds without a bet', { chips: { pass: 1, passOdds: 1 } }],
    ['a come bet on its number', { chips: { 'come-6': 1 } }],
    ['place six in fives', { chips: { 'place-6': 5 } }],
    ['more than a spot takes', { chips: { pass: 11 } }],
    ['half a chip', { chips: { pass: 0.5 } }],
    ['a member beside the chips', { chips: { pass: 1 }, dice: [1, 1] }],
  ]
  it.each(refusedBets)('refuses %s', (_, selection) => {
    expect(priceFor(selection)).toBeNull()
    expect(() => game.open(rolling([1, 1]), { selection })).toThrow(RangeError)
  })

  const six = played({ pass: 1, 'place-6': 24 }, [[3, 3]], [])[0]
  const refusedMoves: readonly (readonly [string, Action])[] = [
    ['a pass bet while the puck is on', roll({ pass: 1 })],
    ['more odds than five times on six', roll({ passOdds: 10 })],
    ['odds that pay no whole chip', roll({ passOdds: 3 })],
    ['taking the pass bet down', takeDown('pass')],
    ['taking down what is not there', takeDown('place-4')],
    ['a roll without data', { type: 'throwDice' }],
  ]
  it.each(refusedMoves)('refuses in mid-round %s', (_, move) => {
    if (!six) throw new RangeError('no round')
    expect(offeredAs(game, six, move)).toBeNull()
    expect(() => game.act(six.state, move, rolling([1, 1]))).toThrow(RangeError)
  })

  it('says what a roll takes with the chips that are added', () => {
    const [step] = played({ pass: 1 }, [[3, 3]], [])
    if (!step) throw new RangeError('no round')
    expect(offeredAs(game, step, roll({ passOdds: 5, field: 2 }))).toEqual({
      type: 'throwDice',
      cost: 7,
    })
    expect(offeredAs(game, step, roll())).toEqual({ type: 'throwDice' })
  })

  it('takes no more chips than a round may, however many rolls it lasts', () => {
    let step = game.open(rolling([3, 3]), { selection: { chips: { pass: 10 } } })
    let rolls = 0
    while (offeredAs(game, step, roll({ field: 10 }))) {
      step = game.act(step.state, roll({ field: 10 }), rolling([1, 2]))
      rolls++
    }
    expect(rolls).toBe(9)
    expect(step.state.laid).toBe(definition.mostChips)
  })

  const published: readonly (readonly [string, bigint, bigint])[] = [
    ['base', 488n, 495n],
    ['dontPass', 217n, 220n],
    ['come', 488n, 495n],
    ['dontCome', 217n, 220n],
    ['passOdds', 1n, 1n],
    ['dontPassOdds', 1n, 1n],
    ['place4', 14n, 15n],
    ['place5', 24n, 25n],
    ['place6', 65n, 66n],
    ['field', 35n, 36n],
    ['hard4', 8n, 9n],
    ['hard6', 10n, 11n],
    ['anySeven', 5n, 6n],
    ['anyCraps', 8n, 9n],
    ['two', 31n, 36n],
    ['three', 8n, 9n],
    ['eleven', 8n, 9n],
    ['twelve', 31n, 36n],
  ]
  it.each(published)('returns on %s what is published: %d / %d', (name, numerator, denominator) => {
    expect(crapsFacts(definition, name).rtp).toEqual(fraction(numerator, denominator))
  })

  it('settles a line bet after 557 / 165 rolls on average', () => {
    expect(certifiedCourse(paytableOf(definition), 'base').rolls).toEqual(fraction(557n, 165n))
  })
})
