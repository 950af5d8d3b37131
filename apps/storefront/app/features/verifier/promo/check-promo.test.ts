import type { PromoPlay } from '@fairhouse/contract/entities/promo'
import { mysteryPrize, mysteryPrizes } from '@fairhouse/contract/promo-rules'
import { seedHash } from '@fairhouse/fairness/commit'
import { toHex } from '@fairhouse/fairness/hex'
import { drawOrder } from '@fairhouse/fairness/promo-draw'
import { expect, it } from 'vitest'
import { checkPromo } from './check-promo.ts'

const serverSeed = new Uint8Array(32).fill(9)
const outcome = drawOrder({ serverSeed, clientSeed: 'mine' }, mysteryPrizes.length)
const play: PromoPlay = {
  period: '2026-11',
  at: '2026-11-27T05:00:00.000Z',
  serverSeedHash: seedHash(serverSeed),
  serverSeed: toHex(serverSeed),
  clientSeed: 'mine',
  box: 2,
  outcome,
  prize: mysteryPrize(outcome, 2),
}

it('a game that was played as it was promised holds', () => {
  expect(checkPromo('mystery', play, 'USD')).toEqual({ hash: true, outcome: true, prize: true })
})

it.each([
  [{ serverSeed: toHex(new Uint8Array(32).fill(8)) }, 'hash'],
  [{ outcome: outcome.toReversed() }, 'outcome'],
  [{ clientSeed: 'another' }, 'outcome'],
  [{ prize: play.prize + 1 }, 'prize'],
] as const)('one that was not does not: %#', (changed, check) => {
  expect(checkPromo('mystery', { ...play, ...changed }, 'USD')[check]).toBe(false)
})
