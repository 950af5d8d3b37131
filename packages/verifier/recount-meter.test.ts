import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { seedHash } from '@fairhouse/fairness/commit'
import { toHex } from '@fairhouse/fairness/hex'
import { contributionOf, mustHitAmount } from '@fairhouse/fairness/must-hit'
import { chainStart } from '@fairhouse/game-math/jackpots/meter-chain'
import { afterBet, afterWin, millionth } from '@fairhouse/game-math/jackpots/meter-moves'
import { describe, expect, it } from 'vitest'
import { type AtMeter, type ChainPart, recountMeter } from './recount-meter.ts'

const terms: JackpotTerms = {
  won: 'byMeter',
  name: 'mini',
  meter: 'mini',
  seed: 1000,
  grows: 10_000,
  laidBy: 10_000,
  ceiling: 5000,
}
const seed = Uint8Array.from({ length: 32 }, (_, place) => place)
const mix = { before: chainStart('mini', 'USD'), first: 'a'.repeat(64) }
const run = { meter: 'mini', currency: 'USD', run: 1, mix, from: 1000, ceiling: 5000 } as const
const amount = mustHitAmount({ ...run, seed })
const contribution = contributionOf({
  serverSeedHash: 'b'.repeat(64),
  clientSeed: 'quiet owls',
  nonce: 17,
})

/** A cent short of the amount, then a bet that reaches it. */
const before = {
  run: 1,
  terms,
  reserve: 0n,
  movements: 70,
  head: 'c'.repeat(64),
  pool: BigInt(amount) * millionth - millionth,
}
const bet = afterBet(before, { contribution, cost: 100 })
const win = afterWin(bet.point, contribution)
const { movement: fed } = bet
const part: ChainPart = {
  chain: { movements: 72, hash: win.point.head },
  point: { ...before, pool: Number(before.pool), reserve: 0 },
  movements: [
    {
      ...fed,
      grown: Number(fed.grown),
      laidBy: Number(fed.laidBy),
      pool: Number(fed.pool),
      reserve: Number(fed.reserve),
      hash: bet.point.head,
    },
    {
      ...win.movement,
      amount,
      pool: 0,
      reserve: Number(win.movement.reserve),
      hash: win.point.head,
    },
  ],
}
const secret = {
  seedHash: seedHash(seed),
  seed: toHex(seed),
  mix,
  from: 1000,
  ceiling: 5000,
  amount,
}
const at: AtMeter = {
  meter: 'mini',
  currency: 'USD',
  run: 1,
  movement: 71,
  won: { amount, by: 'meter', turnover: null, secret },
}
const [own, won] = part.movements
const withSecret = (other: Partial<typeof secret>): AtMeter => ({
  ...at,
  won: { amount, by: 'meter', turnover: null, secret: { ...secret, ...other } },
})

describe('what a round did at a meter', () => {
  it('agrees when bet, chain, seed and amount fit together', () => {
    expect(recountMeter(at, contribution, part)).toMatchObject({
      isLinked: true,
      secret: { hash: secret.seedHash, amount, isMixed: true, agrees: true },
      agrees: true,
    })
  })

  it('is looked at as far as it can be where there is no chain', () => {
    const old = recountMeter({ ...at, movement: null }, contribution, null)
    expect(old).toMatchObject({ isLinked: null, secret: { agrees: true }, agrees: true })
    const fedOnly = { ...at, movement: null, won: null }
    expect(recountMeter(fedOnly, contribution, null).agrees).toBeNull()
  })

  it.each<[string, AtMeter, ChainPart]>([
    ['a seed of another hash', withSecret({ seed: 'd'.repeat(64) }), part],
    ['another mix', withSecret({ mix: { ...mix, first: 'e'.repeat(64) } }), part],
    ['another amount', withSecret({ amount: amount + 1 }), part],
    ['a win that was told as another', { ...at, won: null }, part],
    [
      'a bet in the chain that is somebody else’s',
      at,
      { ...part, movements: own?.type === 'fed' ? [{ ...own, contribution: 'f'.repeat(64) }] : [] },
    ],
    [
      'a hash that does not follow',
      at,
      { ...part, movements: own && won ? [{ ...own, hash: 'f' }, won] : [] },
    ],
    [
      'a meter that had reached the amount before',
      at,
      { ...part, point: part.point && { ...part.point, pool: Number(before.pool) + 2_000_000 } },
    ],
  ])('differs with %s', (_, said, chain) => {
    expect(recountMeter(said, contribution, chain).agrees).toBe(false)
  })
})
