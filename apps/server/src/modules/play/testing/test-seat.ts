import { openStream } from '@fairhouse/fairness/stream'
import { amount } from '@fairhouse/money'
import { accountId } from '#modules/ledger'
import { playerId } from '#platform/ids'
import type { Move } from '../decision.ts'
import { openChance } from '../sealed-chance.ts'
import type { Seat } from '../seat.ts'
import { sampleAccount } from './sample-account.ts'

/** A seat at the wheel with 10 000.00 Cr and nothing played yet. */
export const testSeat = (over: Partial<Seat> = {}): Seat => ({
  player: playerId(7),
  version: 5n,
  userType: 2,
  currency: 'CREDIT',
  isTestMoney: false,
  cash: amount(0n),
  credits: amount(1_000_000n),
  lastPlayed: [],
  account: sampleAccount('seven'),
  told: [],
  following: [],
  pocket: accountId(66),
  closed: false,
  factsHash: 1n,
  lasting: { bytes: Buffer.from('{}'), gaps: [] },
  stream: {
    number: 1,
    clientSeed: 'seven',
    seedHash: '0'.repeat(64),
    nextSeedHash: '1'.repeat(64),
    chance: openChance(openStream(new Uint8Array(32))),
    lastReceipt: '0'.repeat(64),
  },
  nonce: 3,
  lastRound: null,
  open: null,
  connections: new Map([[1, 'connected']]),
  ...over,
})

export const testMove = (over: Partial<Move> = {}): Move => ({
  type: 'bet',
  choice: null,
  mode: 'base',
  connection: 'connected',
  stake: 100,
  request: 8n,
  bodyHash: 9n,
  ...over,
})
