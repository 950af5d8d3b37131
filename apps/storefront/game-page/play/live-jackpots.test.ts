import { expect, it, vi } from 'vitest'
import type { Answer, Reply } from '../../asking/ask.ts'
import { liveJackpots } from './live-jackpots.ts'
import { sampleController } from './sample-controller.ts'

const terms = {
  won: 'byDraw',
  turnover: 100_000_000,
  name: 'grand',
  meter: 'linked',
  seed: 1000,
  grows: 10_000,
  laidBy: 10_000,
  ceiling: 9000,
} as const
const ratio = { exact: { numerator: '1', denominator: '50' }, ratio: 0.02 }
const game = {
  ...sampleController.game,
  certificate: {
    ...sampleController.game.certificate,
    jackpots: {
      adds: ratio,
      whole: ratio,
      wholeAtSeed: ratio,
      each: [{ terms, atSeed: 0.01, overall: 0.02, atCeiling: 0.02 }],
    },
  },
}
const { currency } = game
const other = currency === 'CREDIT' ? 'USD' : 'CREDIT'
const grand = { meter: 'linked', currency, amount: 1234, run: 1 }
const shown: Reply<'jackpots'>['meters'][number] = {
  ...grand,
  jackpot: 'grand',
  seed: 1000,
  ceiling: 9000,
  won: 'byDraw',
  seedHash: null,
  nextSeedHash: null,
  mix: null,
  chain: { movements: 1, hash: 'ab' },
  games: [],
}
const answering = (meters: Reply<'jackpots'>['meters']): Answer<'jackpots'> => ({
  ok: true,
  reply: { meters, wins: [], nextBefore: null },
})
const failure = { type: 'unreachable', code: 'NETWORK_ERROR', waitSeconds: null } as const
const silent = () => Promise.resolve({ ok: false, failure } as const)

it('a game without progressive jackpots asks for none', () => {
  const ask = vi.fn(silent)
  expect(liveJackpots(sampleController.game, ask)).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})

it('shows what was answered, under the name that the game has for it, until the house tells something newer', async () => {
  const answer = answering([shown])
  const live = liveJackpots(game, () => Promise.resolve(answer))
  await vi.waitFor(() => expect(live?.amounts()).toEqual(new Map([['grand', 1234]])))
  const heard = vi.fn()
  live?.watch(heard)
  live?.heard([{ ...grand, amount: 1240 }])
  expect(live?.amounts().get('grand')).toBe(1240)
  expect(heard).toHaveBeenCalledOnce()
})

it('an answer that comes late does not take back what was told', async () => {
  const answer = Promise.resolve(answering([shown]))
  const live = liveJackpots(game, () => answer)
  live?.heard([{ ...grand, amount: 1240 }])
  await answer
  await Promise.resolve()
  expect(live?.amounts().get('grand')).toBe(1240)
})

it('an answer that comes late still tells of the meters that have not moved', async () => {
  const own = { atSeed: 0.01, overall: 0.02, atCeiling: 0.02 }
  const each = [
    { terms, ...own },
    { terms: { ...terms, name: 'major', meter: 'second' }, ...own },
  ]
  const jackpots = { ...game.certificate.jackpots, each }
  const answer = Promise.resolve(
    answering([shown, { ...shown, meter: 'second', jackpot: 'major', amount: 77 }]),
  )
  const live = liveJackpots(
    { ...game, certificate: { ...game.certificate, jackpots } },
    () => answer,
  )
  live?.heard([{ ...grand, amount: 1240 }])
  const both = new Map([
    ['grand', 1240],
    ['major', 77],
  ])
  await vi.waitFor(() => expect(live?.amounts()).toEqual(both))
})

it('passes over meters of other games and other money', () => {
  const live = liveJackpots(game, silent)
  live?.heard([
    { ...grand, currency: other },
    { ...grand, meter: 'another' },
  ])
  expect(live?.amounts().size).toBe(0)
})
