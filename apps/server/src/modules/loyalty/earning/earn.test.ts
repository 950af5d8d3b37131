import { turnoverOf } from '@fairhouse/contract/turnover'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { earn, nothingYet, type Counted, type Standing } from './earn.ts'

const slotRound = (turnover: number, over: Partial<Counted> = {}): Counted => ({
  turnover,
  share: 100,
  isOwn: true,
  withheld: null,
  ...over,
})

it('ten dollars of turnover are a point and a token, fifty are a ticket', () => {
  const ten = earn(nothingYet, slotRound(1_000))
  expect(ten.earned).toEqual({ level: 0, points: 100_000, tokens: 1, tickets: 0 })
  const fifty = earn(ten.after, slotRound(4_000))
  expect(fifty.earned).toEqual({ level: 0, points: 400_000, tokens: 4, tickets: 1 })
})

it.each([
  [0, 100],
  [499_999, 100],
  [500_000, 125],
  [2_500_000, 150],
  [10_000_000, 175],
  [50_000_000, 200],
])('after %i cents of a lifetime a cent earns %i hundred-thousandths', (lifetime, points) => {
  const standing: Standing = { rounds: 1, lifetime, own: 0 }
  expect(earn(standing, slotRound(1)).earned.points).toBe(points)
})

it('games where the house keeps less count less', () => {
  expect(earn(nothingYet, slotRound(1_000, { share: 20 })).earned.points).toBe(20_000)
})

it('a game of a provider earns points and tickets, and no tokens', () => {
  const { earned } = earn(nothingYet, slotRound(5_000, { isOwn: false }))
  expect(earned).toMatchObject({ tokens: 0, tickets: 1, points: 500_000 })
})

it('who holds back from play earns nothing, and no level comes nearer', () => {
  const { earned, after } = earn(nothingYet, slotRound(100_000, { withheld: 'limited' }))
  expect(earned).toEqual({ level: 0, points: 0, tokens: 0, tickets: 0 })
  expect(after).toEqual({ rounds: 1, lifetime: 0, own: 0 })
})

it('both sides of a game at once earn nothing', () => {
  expect(turnoverOf('table', { stake: 2_000, payout: 2_000 })).toBe(0)
  expect(turnoverOf('roulette', { stake: 2_000, payout: 0 })).toBe(2_000)
  expect(turnoverOf('roulette', { stake: 2_000, payout: 70_000 })).toBe(2_000)
  expect(turnoverOf('slot', { stake: 2_000, payout: 2_000 })).toBe(2_000)
})

it('tokens and tickets of many rounds are those of their sum, however it is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 60 }), (turnovers) => {
      let standing = nothingYet
      let [tokens, tickets] = [0, 0]
      for (const turnover of turnovers) {
        const { earned, after } = earn(standing, slotRound(turnover))
        standing = after
        tokens += earned.tokens
        tickets += earned.tickets
      }
      const sum = turnovers.reduce((total, one) => total + one, 0)
      expect(standing.lifetime).toBe(sum)
      expect([tokens, tickets]).toEqual([Math.floor(sum / 1_000), Math.floor(sum / 5_000)])
    }),
  )
})
