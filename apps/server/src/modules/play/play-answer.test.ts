import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Round } from '@fairhouse/contract/rounds/round'
import type { Seal } from '@fairhouse/fairness/receipt'
import { amount } from '@fairhouse/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastingStatus, playAnswer } from './play-answer.ts'
import { receiptOf } from './receipts/step-receipt.ts'
import { sampleAccount } from './testing/sample-account.ts'
import { sampleStatus } from './testing/sample-status.ts'

const status: PlayerStatus = {
  ...sampleStatus(
    {
      userType: 1,
      isTestMoney: false,
      cash: amount(100n),
      credits: amount(0n),
      account: sampleAccount('"seven" ü𝄞 \u2028'),
    },
    1,
  ),
  gameLists: { 'last-played': [3, 1] },
}

const round: Round = {
  id: '018bcfe5-6800-7529-a867-fac35d71bc38',
  uri: 'wheel',
  events: [{ type: 'roundEnded', total: 30 }],
  seen: 0,
  stake: 10,
  mode: 'base',
  payout: 30,
  actions: [],
  finished: true,
  nonce: 0,
}

const hash = 'c'.repeat(64)
const facts = {
  serverSeedHash: hash,
  clientSeed: 'A z_.-9',
  stream: 1,
  nonce: 0,
  roundId: round.id,
  sequence: 0,
  action: 'bet',
  choice: null,
  stake: 10,
  mode: 'base',
  definition: hash,
  byHouse: false,
  at: 1_700_000_000_000,
  previous: hash,
}
const { receipt, text } = receiptOf(facts)
const sealBeside = (...beside: string[]): Seal => ({
  key: hash,
  index: 0,
  count: 2 ** beside.length,
  beside,
  signature: hash + hash,
})
const seal = sealBeside(hash, hash)

const whole = fc.maxSafeInteger()
const moved = fc.record({
  serverTime: whole,
  cash: whole,
  creditsFreePlay: whole,
  cashInBitcoin: fc.bigInt({ min: 0n, max: 10n ** 12n }).map((digits) => `${digits}.5`),
})

describe('an answer to a bet is what JSON would make of it', () => {
  const lasting = lastingStatus(status)

  it('whatever time and bets have moved since the seat was read', () => {
    fc.assert(
      fc.property(
        moved,
        fc.string({ unit: 'grapheme' }),
        fc.nat({ max: 6 }),
        (moves, uri, height) => {
          const told = {
            round: { ...round, uri },
            receipt,
            seal: sealBeside(...Array<string>(height).fill(hash)),
            userStatus: { ...status, ...moves },
          }
          const answer = playAnswer({ ...told, receipt: text }, lasting)
          expect(answer.toString()).toBe(JSON.stringify({ status: 1, ...told }))
        },
      ),
    )
  })

  it('when it is larger than any before, and is not changed by the next', () => {
    const events = Array.from(
      { length: 20_000 },
      (_, total) => ({ type: 'roundEnded', total }) as const,
    )
    const large = { ...round, events }
    const told = { receipt: text, seal, userStatus: status }
    const answer = playAnswer({ round: large, ...told }, lasting)
    playAnswer({ round, ...told }, lasting)
    expect(answer.toString()).toBe(
      JSON.stringify({ status: 1, round: large, receipt, seal, userStatus: status }),
    )
  })
})
