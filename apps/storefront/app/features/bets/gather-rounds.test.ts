import type { RoundSummary } from '@fairhouse/contract/calls/play'
import { expect, it } from 'vitest'
import type { Answer, Body } from '../../../asking/ask.ts'
import { fileRounds, gatherRounds, roundsCsv } from './gather-rounds.ts'

const round = (number: number): RoundSummary => ({
  id: `round ${number}`,
  gameId: 271,
  uri: 'castle-of-horror',
  name: 'Castle of Horror',
  stake: 100,
  mode: 'base',
  payout: 250,
  currency: 'CREDIT',
  finished: true,
  ended: 'played',
  nonce: number,
  at: '2026-11-22T12:00:00.000Z',
  balanceAfter: 1,
})
const all = { game: null, won: false, from: null, to: null }

/** A house that has so many rounds. */
function houseOf(count: number) {
  const asked: Body<'findRounds'>[] = []
  const ask = async (body: Body<'findRounds'>): Promise<Answer<'findRounds'>> => {
    asked.push(body)
    const from = Number(body.before ?? 0)
    const to = Math.min(from + Number(body.limit), count)
    const rounds = Array.from({ length: to - from }, (_, index) => round(from + index))
    return { ok: true, reply: { rounds, next: to < count ? String(to) : null } }
  }
  return { asked, ask }
}

it('gathers page after page until there are no more', async () => {
  const { asked, ask } = houseOf(450)
  const found = await gatherRounds(ask, { ...all, game: 'castle-of-horror' })
  expect(found?.isWhole).toBe(true)
  expect(found?.rounds.map(({ nonce }) => nonce)).toEqual(
    Array.from({ length: 450 }, (_, nonce) => nonce),
  )
  expect(asked.map(({ before, game }) => [before, game])).toEqual([
    [undefined, 'castle-of-horror'],
    ['200', 'castle-of-horror'],
    ['400', 'castle-of-horror'],
  ])
})

it('stops at what a file holds, and says that there is more', async () => {
  const found = await gatherRounds(houseOf(fileRounds + 1).ask, all)
  expect([found?.rounds.length, found?.isWhole]).toEqual([fileRounds, false])
})

it('gathers nothing when a page does not come', async () => {
  const failure = { type: 'unreachable', code: 'NETWORK_ERROR', waitSeconds: null } as const
  expect(await gatherRounds(async () => ({ ok: false, failure }), all)).toBeNull()
})

it('is written a line a round', () => {
  expect(roundsCsv([round(3)]).split('\r\n')[1]).toBe(
    '2026-11-22T12:00:00.000Z,round 3,Castle of Horror,3,base,1.00,2.50,CREDIT,played',
  )
})
