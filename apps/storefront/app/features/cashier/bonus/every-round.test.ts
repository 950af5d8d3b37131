import type { WageredRound } from '@fairhouse/contract/entities/bonus'
import { expect, it } from 'vitest'
import type { Answer, Body } from '../../../../asking/ask.ts'
import { everyRound } from './every-round.ts'

const round = (number: number): WageredRound => ({
  roundId: String(number),
  gameId: 271,
  uri: 'castle-of-horror',
  name: 'Castle of Horror',
  at: '2026-11-27T00:00:00.000Z',
  finished: true,
  isFreeSpin: false,
  cost: 100,
  fromBonus: 100,
  payout: 0,
  toBonus: 0,
  counted: 100,
  left: 0,
})

const busy = { type: 'unreachable', code: 429, waitSeconds: 40 } as const

/** A house that has so many rounds, and is busy at some of what it is asked. */
function houseOf(count: number, isBusy: (asked: number) => boolean = () => false) {
  const asked: Body<'wageringLedger'>[] = []
  const [shown, pauses]: [boolean[], number[]] = [[], []]
  return {
    asked,
    shown,
    pauses,
    pause: async (milliseconds: number): Promise<void> => void pauses.push(milliseconds),
    ask: async (
      body: Body<'wageringLedger'>,
      { passive }: { readonly passive: boolean },
    ): Promise<Answer<'wageringLedger'>> => {
      asked.push(body)
      if (isBusy(asked.length)) {
        shown.push(!passive)
        return { ok: false, failure: busy }
      }
      const from = Number(body.before ?? 0)
      const to = Math.min(from + Number(body.limit), count)
      const rounds = Array.from({ length: to - from }, (_, index) => round(from + index))
      return { ok: true, reply: { rounds, next: to < count ? String(to) : null } }
    },
  }
}

it('gathers all of them, however many, each once', async () => {
  const house = houseOf(30_001)
  const rounds = await everyRound('019a', house)
  expect(rounds?.length).toBe(30_001)
  expect(rounds?.every(({ roundId }, place) => roundId === String(place))).toBe(true)
  expect(house.asked.length).toBe(31)
})

it('waits as long as a busy house says, and goes on where it was', async () => {
  const house = houseOf(2_500, (asked) => asked === 2)
  expect((await everyRound('019a', house))?.length).toBe(2_500)
  expect(house.asked.map(({ before }) => before)).toEqual([undefined, '1000', '1000', '2000'])
  expect([house.pauses, house.shown]).toEqual([[40_000], [false]])
})

it('gathers nothing, and has it told once, when a page does not come', async () => {
  const house = houseOf(2_500, (asked) => asked > 1)
  expect(await everyRound('019a', house)).toBeNull()
  expect(house.shown).toEqual([false, false, false, false, false, true])
})
