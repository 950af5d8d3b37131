import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { expect, it } from 'vitest'
import { chainStart } from './meter-chain.ts'
import {
  afterBeginning,
  afterBet,
  afterEmptying,
  afterReceiving,
  type MeterPoint,
  type Moved,
  opened,
} from './meter-moves.ts'
import { type PublishedMovement, recountChain } from './recount-chain.ts'

const terms: JackpotTerms = {
  won: 'byDraw',
  name: 'grand',
  meter: 'one',
  seed: 100,
  grows: 123_457,
  laidBy: 500_001,
  ceiling: 150,
  turnover: 1_000,
}
const start = chainStart('one', 'USD')
const fresh: MeterPoint = {
  run: 1,
  terms,
  pool: 100_000_000n,
  reserve: 0n,
  movements: 0,
  head: start,
}
const noHashes = { seedHash: null, nextSeedHash: null }
const bet = { contribution: 'ab'.repeat(32), cost: 7 }

/** A chain of these steps, as it is published, and where it ends. */
function chainOf(...steps: readonly ((point: MeterPoint) => Moved)[]) {
  const movements: PublishedMovement[] = []
  let point = fresh
  for (const step of steps) {
    const moved = step(point)
    point = moved.point
    movements.push({ ...moved.movement, hash: point.head })
  }
  return { point, movements }
}
const begun = (point: MeterPoint) => opened(point, { added: 100n, ...noHashes })
const fed = (point: MeterPoint) => afterBet(point, bet)
const emptied = (point: MeterPoint) => afterEmptying(point, 'other')
const again = (point: MeterPoint) => afterBeginning(point, { terms, ...noHashes })

it('a meter that is emptied gives its whole minor units, and keeps the fraction until it begins anew', () => {
  const { point, movements } = chainOf(begun, fed, emptied)
  expect(movements[2]).toMatchObject({ type: 'emptied', to: 'other', amount: 104n, pool: 0n })
  expect(point.reserve).toBe(364_206n)
  const next = chainOf(begun, fed, emptied, again)
  expect(next.point).toMatchObject({ run: 2, pool: 100_000_000n, reserve: 364_206n })
  expect(recountChain({ start }, next.movements)).toEqual({ point: next.point })
})

it('what a meter receives makes it grow to its ceiling, the rest is laid by', () => {
  const received = (point: MeterPoint) => afterReceiving(point, { from: 'other', amount: 60n })
  const { point, movements } = chainOf(begun, received, fed)
  expect(movements[1]).toMatchObject({ pool: 150_000_000n, reserve: 10_000_000n })
  expect(recountChain({ start }, movements)).toEqual({ point })
})

it('nothing but a beginning follows on a meter that was emptied, and no amount can be another', () => {
  expect(recountChain({ start }, chainOf(begun, emptied, fed).movements)).toEqual({ fault: 3 })
  const { movements } = chainOf(begun, fed, emptied)
  const cheated = movements.map((one) => ('amount' in one ? { ...one, amount: 1n } : one))
  expect(recountChain({ start }, cheated)).toEqual({ fault: 3 })
})
