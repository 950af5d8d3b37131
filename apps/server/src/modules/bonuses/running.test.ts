import { baseMode } from '@fairhouse/game-math/game'
import { countedOfRound } from '@fairhouse/contract/bonus-rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BonusGame } from './needs.ts'
import { afterStep, countedWith, refusalWith, type RunningBonus } from './running.ts'

const game = (over: Partial<BonusGame> = {}): BonusGame => ({
  id: 1,
  uri: 'castle',
  name: 'Castle',
  kind: 'slot',
  category: 1281,
  mechanics: [],
  isOwn: true,
  isRoom: false,
  betLevels: null,
  ...over,
})
const slot = game()
const roulette = game({ id: 2, uri: 'wheel', kind: 'roulette' })
const progressive = game({ id: 3, uri: 'summit', category: 1289 })
const blackjack = game({ id: 4, uri: 'blackjack', kind: 'table' })
const all = [slot, roulette, progressive, blackjack]
const byId = new Map(all.map((one) => [one.id, one]))

const data: RunningBonus['data'] = {
  allowedGames: ['slot'],
  allowedGamesExpanded: [],
  bonusAmount: 10_000,
  bonusBalance: 10_000,
  bonusCode: 'WELCOME',
  bonusState: 2,
  bonusType: 1,
  bonusWinnings: 0,
  canCancel: true,
  canMatch: false,
  dateClaimed: '2026-11-27T00:00:00.000Z',
  depositBy: null,
  expiresIn: '2026-12-11T00:00:00.000Z',
  freeSpinsOnGameId: null,
  initialRemainingFreeSpins: 0,
  lockedByGameId: null,
  maxCashout: null,
  maxDepositAmount: null,
  minDepositAmount: null,
  needToWager: 250_000,
  remainingFreeSpins: 0,
  totalWinFromFreeSpins: 0,
}
const bonus: RunningBonus = {
  account: 129,
  games: 'contributing',
  wagered: 0,
  toWager: 250_000,
  highest: 500,
  begunAt: 0,
  endsAt: null,
  spinStake: null,
  data,
}
const spins = (remainingFreeSpins: number): RunningBonus => ({
  ...bonus,
  toWager: 0,
  highest: null,
  spinStake: 20,
  data: { ...data, bonusBalance: 400, lockedByGameId: 1, remainingFreeSpins },
})
const spinning = spins(20)
const bet = (gameId: number, cost: number, mode = baseMode) => ({
  gameId,
  taken: cost,
  cost,
  mode,
  now: 1_000,
  begunAt: 1_000,
  isVoid: false,
})

describe('a stake with a bonus', () => {
  it.each([
    ['the highest bet', bonus, bet(1, 500), null],
    ['a cent more', bonus, bet(1, 501), 'bonusStakeLimit'],
    ['doubling what was allowed', bonus, { ...bet(4, 1_000), taken: 500 }, null],
    ['a progressive game', bonus, bet(3, 100), 'bonusNotAllowed'],
    ['a game that nobody knows', bonus, bet(99, 100), 'bonusNotAllowed'],
    ['anything once it is wagered', { ...bonus, wagered: 250_000 }, bet(3, 9_000), null],
    ['a free spin', spinning, bet(1, 20), null],
    ['another stake than the free spin’s', spinning, bet(1, 40), 'freeSpinsInconsistent'],
    ['a bought round at their stake', spinning, bet(1, 20, 'bought'), 'freeSpinsInconsistent'],
    [
      'a free spin past their end',
      { ...spinning, endsAt: 1_000 },
      bet(1, 20),
      'freeSpinsInconsistent',
    ],
    ['another game past their end', { ...spinning, endsAt: 1_000 }, bet(2, 20), null],
    ['a progressive game past the end', { ...bonus, endsAt: 1_000 }, bet(3, 100), null],
    ['another game than the free spins’', spinning, bet(2, 20), 'bonusLocked'],
    ['a spin that is not there', spins(0), bet(1, 20), 'freeSpinsInconsistent'],
  ] as const)('%s', (_, running, stake, refused) => {
    expect(refusalWith(running, stake, (id) => byId.get(id))?.refused ?? null).toBe(refused)
  })
})

it('another game is told at which one the free spins are, and how it is called', () => {
  expect(refusalWith(spinning, bet(2, 20), (id) => byId.get(id))).toEqual({
    refused: 'bonusLocked',
    metadata: { gameId: 1, uri: 'castle', name: 'Castle' },
  })
  expect(refusalWith(spinning, bet(2, 20), () => undefined)?.metadata).toEqual({ gameId: 1 })
})

describe('what a step counts', () => {
  it('is nothing before the round is over', () => {
    const step = { ...bet(1, 100), payout: 0, finished: false }
    expect(countedWith(bonus, step, slot)).toBe(0)
    expect(countedWith(bonus, { ...step, finished: true }, slot)).toBe(100)
    // What is given back was not played.
    const givenBack = { ...step, payout: 100, finished: true, isVoid: true }
    expect(countedWith(bonus, givenBack, slot)).toBe(0)
  })

  it('is nothing of a round that was begun past its end, and all of one that was begun before', () => {
    const step = { ...bet(1, 100), payout: 0, finished: true }
    expect(countedWith({ ...bonus, endsAt: 1_000 }, step, slot)).toBe(0)
    expect(countedWith({ ...bonus, endsAt: 1_001 }, step, slot)).toBe(100)
  })

  it('is the rest where less than the round is to be wagered', () => {
    const nearly = { ...bonus, wagered: 249_990 }
    expect(countedWith(nearly, { ...bet(1, 100), payout: 0, finished: true }, slot)).toBe(10)
  })

  it('of free spins is a stake for each that begins, also of one that goes on', () => {
    const begun = { ...bet(1, 20), payout: 0, finished: false }
    expect(countedWith(spinning, begun, slot)).toBe(20)
    expect(countedWith(spinning, { ...begun, taken: 0, payout: 60, finished: true }, slot)).toBe(0)
  })
})

describe('over many bets', () => {
  const round = fc.record({
    game: fc.constantFrom(...all),
    cost: fc.integer({ min: 1, max: 1_000 }),
    times: fc.constantFrom(0, 0, 0, 1, 2, 5, 30),
    fromBonus: fc.integer({ min: 0, max: 100 }),
  })

  it('money and wagering are those of a model that knows nothing of seats', () => {
    let bets = 0
    fc.assert(
      fc.property(fc.array(round, { minLength: 1_000, maxLength: 1_000 }), (rounds) => {
        let running = bonus
        const model = { balance: data.bonusBalance, wagered: 0 }
        for (const { game: at, cost, times, fromBonus } of rounds) {
          bets += 1
          const no = refusalWith(running, bet(at.id, cost), () => at)
          const open = model.wagered < bonus.toWager
          const isForbidden = open && (at.category === 1289 || cost > 500)
          if ((no !== null) !== isForbidden) return false
          if (no) continue
          const taken = Math.min(running.data.bonusBalance, Math.floor((cost * fromBonus) / 100))
          const payout = cost * times
          const given = Math.floor((payout * taken) / cost)
          const step = { ...bet(at.id, cost), payout, finished: true }
          const counted = countedWith(running, step, at)
          running = afterStep(running, { counted, taken, given, finished: true })
          model.balance += given - taken
          model.wagered = Math.min(
            bonus.toWager,
            model.wagered + countedOfRound(at, { cost, payout }),
          )
          if (running.data.bonusBalance !== model.balance) return false
          if (running.data.needToWager !== bonus.toWager - model.wagered) return false
        }
        return true
      }),
      { numRuns: 1_000 },
    )
    expect(bets).toBeGreaterThanOrEqual(1_000_000)
  }, 120_000)

  it('free spins are as many as were given, and never one more', () => {
    let running = spinning
    let played = 0
    for (let tried = 0; tried < 50; tried++) {
      if (refusalWith(running, bet(1, 20), () => slot)) continue
      played += 1
      const counted = countedWith(running, { ...bet(1, 20), payout: 0, finished: true }, slot)
      running = afterStep(running, { counted, taken: 20, given: 0, finished: true })
    }
    expect(played).toBe(20)
    expect(running).toMatchObject({ data: { bonusBalance: 0, remainingFreeSpins: 0 } })
  })

  it('is not cancelled while the round that a step belongs to is open', () => {
    for (const one of [bonus, spinning])
      for (const finished of [false, true]) {
        const moved = { counted: 0, taken: 20, given: 0, finished }
        expect(afterStep(one, moved).data.canCancel).toBe(finished)
      }
  })
})
