import type { RoundAction } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { amount } from '@fairhouse/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefused, type Refused } from '#platform/answer'
import { uuidV7 } from '#platform/ids'
import { type Circumstances, decide } from './decide.ts'
import type { Decision, Move } from './decision.ts'
import { createPack } from './packed/pack.ts'
import type { OpenRound, Seat } from './seat.ts'
import { freeRules } from './testing/free-rules.ts'
import { testMove, testSeat } from './testing/test-seat.ts'
import { wheel, wheelTitle } from './testing/wheel.ts'

/** Draws that were decided beforehand; each counts as one word. */
const scripted = (values: readonly number[], from = 0): Draw => {
  let taken = 0
  return {
    below: (count) => (values[taken++] ?? 0) % count,
    get words() {
      return from + taken
    },
  }
}

const given = (values: readonly number[], over: Partial<Circumstances> = {}): Circumstances => ({
  now: 1_700_000_000_000,
  roundId: '01890000-0000-7000-8000-000000000001',
  definition: { id: 1, hash: wheelTitle.rules.hash, pack: createPack({ texts: [], shapes: [] }) },
  gates: [],
  rules: freeRules,
  draws: (_, skip) => scripted(values, skip),
  ...over,
})

const nothing = [0]
const threeStakes = [2]
const boxes = [3]

const decision = (seat: Seat, move: Move, circumstances: Circumstances): Decision => {
  const decided = decide(seat, move, wheelTitle, circumstances)
  if (isRefused(decided)) throw new Error(`refused: ${decided.refused}`)
  return decided
}

const openSeat = (): Seat => decision(testSeat(), testMove(), given(boxes)).seat

const openRound = (over: Partial<OpenRound>): Seat => {
  const seat = openSeat()
  if (!seat.open) throw new Error('the boxes did not open a round')
  return { ...seat, open: { ...seat.open, ...over } }
}

describe('a bet', () => {
  const suspended = (): Refused => ({ refused: 'userSuspended' })
  const poor = { credits: amount(99n) }
  const notOnLadder: Refused = {
    refused: 'formInvalid',
    invalidFields: { stake: 'notOnLadder' },
  }

  interface Case {
    readonly seat?: Partial<Seat>
    readonly move?: Partial<Move>
    readonly given?: Partial<Circumstances>
  }

  it.each<[string, Case, Refused]>([
    [
      'the first gate that says no, before everything else',
      {
        seat: { connections: new Map(), ...poor },
        move: { stake: 7 },
        given: { gates: [() => null, suspended, () => ({ refused: 'gameNotEnabled' })] },
      },
      { refused: 'userSuspended' },
    ],
    ['a closed pocket', { seat: { closed: true, ...poor } }, { refused: 'userSuspended' }],
    [
      'a connection that is not the newest',
      { seat: poor, move: { connection: 'earlier' } },
      { refused: 'duplicateConnection' },
    ],
    ['a stake off the ladder', { seat: poor, move: { stake: 99 } }, notOnLadder],
    ['a stake of nothing', { move: { stake: 0 } }, notOnLadder],
    ['a stake beyond the ladder', { move: { stake: 10_000_000 } }, notOnLadder],
    ['too little money', { seat: poor }, { refused: 'notEnoughCash' }],
    [
      'a mode that the game lacks',
      { move: { mode: 'other' } },
      { refused: 'formInvalid', invalidFields: { mode: 'notAllowed' } },
    ],
    [
      'buying where it is not allowed',
      { move: { mode: 'boxes' }, given: { rules: { ...freeRules, buy: false } } },
      { refused: 'notPermitted' },
    ],
    [
      'a stake above what a round may cost',
      { seat: poor, given: { rules: { ...freeRules, maxStake: 99 } } },
      { refused: 'stakeLimit', metadata: { most: 99 } },
    ],
    [
      'buying for more than a round may cost',
      { move: { mode: 'boxes' }, given: { rules: { ...freeRules, maxStake: 299 } } },
      { refused: 'stakeLimit', metadata: { most: 299 } },
    ],
    [
      'too little money for what the mode costs',
      { seat: { credits: amount(299n) }, move: { mode: 'boxes' } },
      { refused: 'notEnoughCash' },
    ],
    [
      'a bet that comes too soon after the last one',
      {
        seat: { lastRound: uuidV7(1_700_000_000_000 - 1_400) },
        given: { rules: { ...freeRules, cycleMs: 2_500 } },
      },
      { refused: 'tooSoon', retryAfterSeconds: 2, metadata: { waitMs: 1_100 } },
    ],
  ])('is refused for %s', (_, asked, refusal) => {
    const circumstances = given(nothing, asked.given)
    const decided = decide(testSeat(asked.seat), testMove(asked.move), wheelTitle, circumstances)
    expect(decided).toEqual(refusal)
  })

  it('is refused while a round is open, and told where', () => {
    const decided = decide(openSeat(), testMove({ stake: 7 }), wheelTitle, given(nothing))
    expect(decided).toEqual({ refused: 'roundOpen', metadata: { uri: 'wheel' } })
  })

  it('may follow the last one once the cycle is over', () => {
    const seat = testSeat({ lastRound: uuidV7(1_700_000_000_000 - 2_500) })
    const rules = { ...freeRules, cycleMs: 2_500 }
    expect(decision(seat, testMove(), given(nothing, { rules })).row.taken).toBe(100)
  })

  it('in another mode costs its price, and pays by the level it was bet at', () => {
    const bought = decision(testSeat(), testMove({ mode: 'boxes' }), given([]))
    expect(bought.row).toMatchObject({ taken: 300, stake: 300, mode: 'boxes', finished: false })
    expect(bought.round).toMatchObject({ stake: 300, mode: 'boxes' })
    const pick = testMove({ type: 'pick', choice: 1, stake: 300 })
    const { row, seat } = decision(bought.seat, pick, given([0]))
    expect(row).toMatchObject({ given: 100, stake: 300, mode: 'boxes', finished: true })
    expect(seat.credits).toBe(999_800n)
  })

  it('may cost as much as a round may cost, to the unit', () => {
    const rules = { ...freeRules, maxStake: 300 }
    const { row } = decision(testSeat(), testMove({ mode: 'boxes' }), given([], { rules }))
    expect(row.taken).toBe(300)
  })

  it('in a mode that is no purchase is good where buying is not allowed', () => {
    const rules = { ...freeRules, buy: false }
    const { row } = decision(testSeat(), testMove({ mode: 'ante' }), given(nothing, { rules }))
    expect(row).toMatchObject({ taken: 150, mode: 'ante' })
  })

  it('may stake the very last credit', () => {
    const { seat } = decision(testSeat({ credits: amount(100n) }), testMove(), given(nothing))
    expect(seat.credits).toBe(0n)
  })

  it('that wins at once is paid at once, in whole minor units', () => {
    const { row, seat, round } = decision(testSeat(), testMove(), given(threeStakes))
    expect(row).toMatchObject({ taken: 100, given: 300, payout: 300, finished: true, sequence: 0 })
    expect(row).toMatchObject({ state: null, actions: null, nonce: 3, version: 5n, words: 1 })
    expect(seat).toMatchObject({ credits: 1_000_200n, version: 6n, nonce: 4, open: null })
    expect(round.events).toEqual([{ type: 'roundEnded', total: 300 }])
  })

  it('of real money moves cash and leaves credits alone', () => {
    const real = testSeat({ userType: 1, currency: 'USD', cash: amount(500n) })
    const { seat } = decision(real, testMove(), given(threeStakes))
    expect(seat).toMatchObject({ cash: 700n, credits: 1_000_000n })
  })

  it('that opens a longer round is taken now and paid later', () => {
    const { row, seat, round } = decision(testSeat(), testMove(), given(boxes))
    expect(row).toMatchObject({ taken: 100, given: 0, finished: false, settled: null })
    expect(seat.open).toMatchObject({ stake: 100, nonce: 3, words: 1, sequence: 0 })
    expect(round).toMatchObject({ finished: false, seen: 0 })
    expect(round.actions).toEqual([{ type: 'pick', choices: [0, 1, 2] }])
  })
})

describe('a win that may be doubled', () => {
  const legal: readonly RoundAction[] = [{ type: 'gamble', choices: [0, 1] }, { type: 'collect' }]
  const rules = {
    ...wheel,
    open: (draw: Draw) => ({ ...wheel.open(draw), actions: legal }),
    legal: () => legal,
  }
  const title = { ...wheelTitle, rules }
  const forbidding = given(boxes, { rules: { ...freeRules, gamble: false } })

  it('is offered where that is allowed', () => {
    const decided = decide(testSeat(), testMove(), title, given(boxes))
    expect(decided).toMatchObject({ round: { actions: legal } })
  })

  it('is only to be collected where that is not allowed', () => {
    const decided = decide(testSeat(), testMove(), title, forbidding)
    expect(decided).toMatchObject({ round: { actions: [{ type: 'collect' }] } })
  })

  it('is not doubled where that is not allowed, however it is asked for', () => {
    const asked = testMove({ type: 'gamble', choice: 0 })
    expect(decide(openSeat(), asked, title, forbidding)).toEqual({ refused: 'notPermitted' })
  })
})

describe('going on', () => {
  it.each<[string, Seat, Partial<Move>, object]>([
    ['no round is open', testSeat(), {}, { refused: 'roundFinished' }],
    [
      'the open round is of another game',
      openRound({ uri: 'other' }),
      {},
      { refused: 'roundFinished' },
    ],
    [
      'the rules are others than those it began with',
      openRound({ definition: 2 }),
      {},
      { refused: 'gameNotEnabled' },
    ],
    [
      'the connection is not the newest',
      openSeat(),
      { connection: 'earlier' },
      { refused: 'duplicateConnection' },
    ],
    [
      'the stake is not that of the round',
      openSeat(),
      { stake: 50 },
      { refused: 'formInvalid', invalidFields: { stake: 'notOnLadder' } },
    ],
    [
      'the rules do not offer it',
      openSeat(),
      { type: 'freeSpin' },
      { refused: 'formInvalid', invalidFields: { action: 'notAllowed' } },
    ],
    [
      'the choice is not among those offered',
      openSeat(),
      { choice: 3 },
      { refused: 'formInvalid', invalidFields: { data: 'notAllowed' } },
    ],
    [
      'there is no choice',
      openSeat(),
      { choice: null },
      { refused: 'formInvalid', invalidFields: { data: 'notAllowed' } },
    ],
  ])('is refused when %s', (_, seat, move, refusal) => {
    const pick = testMove({ type: 'pick', choice: 0, ...move })
    expect(decide(seat, pick, wheelTitle, given(nothing))).toEqual(refusal)
  })

  it('asks no gate: what was begun may be finished', () => {
    const closedHouse = given([0], { gates: [() => ({ refused: 'gameNotEnabled' })] })
    const pick = testMove({ type: 'pick', choice: 1 })
    expect(decision(openSeat(), pick, closedHouse).round.finished).toBe(true)
  })

  it('moves no money before the end, then pays everything', () => {
    const opened = openSeat()
    const picked = decision(opened, testMove({ type: 'pick', choice: 2 }), given([1]))
    expect(picked.row).toMatchObject({ taken: 0, given: 0, sequence: 1, words: 2, choice: 2 })
    const first = decision(picked.seat, testMove({ type: 'freeSpin' }), given([2]))
    expect(first.row).toMatchObject({ taken: 0, given: 0, payout: 200, finished: false })
    const last = decision(first.seat, testMove({ type: 'freeSpin' }), given([1]))
    expect(last.row).toMatchObject({ taken: 0, given: 300, payout: 300, finished: true, words: 4 })
    expect(last.seat).toMatchObject({ credits: 1_000_200n, nonce: 4, open: null, version: 9n })
    expect(last.round.events).toHaveLength(5)
    expect(last.round.seen).toBe(3)
  })

  it('takes chance up where the last step stopped', () => {
    const asked: unknown[] = []
    const listening = given([0], {
      draws: (...which) => {
        asked.push(which)
        return scripted([0], which[1])
      },
    })
    decision(openRound({ words: 17 }), testMove({ type: 'pick', choice: 0 }), listening)
    expect(asked).toEqual([[3, 17]])
  })
})

describe('whatever is played', () => {
  const moves = fc.array(
    fc.record({
      type: fc.constantFrom('bet' as const, 'pick' as const, 'freeSpin' as const),
      choice: fc.constantFrom(null, 0, 1, 2, 3),
      stake: fc.constantFrom(0, 7, 10, 50, 100, 1000),
      draw: fc.nat({ max: 11 }),
    }),
    { maxLength: 60 },
  )

  it('keeps money exact, versions and nonces without a gap, and never goes below zero', () => {
    fc.assert(
      fc.property(moves, fc.bigInt({ min: 0n, max: 3000n }), (asked, opening) => {
        let seat = testSeat({ credits: amount(opening), nonce: 0, version: 0n })
        let [balance, rounds, steps] = [opening, 0, 0n]
        for (const { draw, ...move } of asked) {
          const decided = decide(seat, testMove(move), wheelTitle, given([draw, draw]))
          if (isRefused(decided)) continue
          const { row } = decided
          expect(row.nonce).toBe(row.action === 'bet' ? rounds++ : rounds - 1)
          expect(row.version).toBe(steps++)
          balance += BigInt(row.given) - BigInt(row.taken)
          expect(row.given).toBe(row.finished ? row.payout : 0)
          expect(row.payout).toBeLessThanOrEqual((wheel.maxUnits * row.stake) / wheel.unitsPerStake)
          seat = decided.seat
          expect(seat.credits).toBe(balance)
          expect(balance).toBeGreaterThanOrEqual(0n)
          expect(seat.open === null).toBe(row.finished)
        }
      }),
    )
  })

  it('is decided alike from the same seat, move and chance', () => {
    fc.assert(
      fc.property(moves, (asked) => {
        let seat = testSeat()
        for (const { draw, ...move } of asked) {
          const [left, right] = [0, 1].map(() =>
            decide(seat, testMove(move), wheelTitle, given([draw, draw])),
          )
          expect(left).toEqual(right)
          if (left && !isRefused(left)) seat = left.seat
        }
      }),
    )
  })
})
