import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ScreenedAddress } from '#modules/cashier'
import { openDatabase, type PooledDatabase, type Transaction } from '#platform/database'
import { playerId, uuidV7 } from '#platform/ids'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { insertTransaction } from '../cashier/store/insert-transaction.ts'
import { newTransaction, type StoredTransaction } from '../cashier/store/stored-transaction.ts'
import { findOf } from './addresses/address-case.ts'
import { casesOfPayment, insertVote, openCase } from './addresses/store/address-cases.ts'
import { insertAddressScreening } from './addresses/store/address-screenings.ts'
import { auditAddresses } from './audit.ts'

const now = 1_793_534_400_000
const player = playerId(7)
const clear: ScreenedAddress = { type: 'clear', list: 'lists 1' }
const flagged = {
  type: 'flagged',
  list: 'lists 1',
  findings: [{ category: 'theft', source: 'somebody' }],
} as const
const silent: ScreenedAddress = { type: 'unknown', why: 'silent' }
const [address, wallet] = ['0xabc', 'ethereum 0xabc']

let test: TestDatabase
let database: PooledDatabase
beforeAll(async () => {
  test = await cloneDatabase({ forgetful: true })
  const { connectionString } = test
  database = openDatabase({ connectionString, poolSize: 2, onFault: () => undefined })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

interface Told {
  readonly moment: 'approval' | 'sending' | 'deposit'
  readonly answer: ScreenedAddress
  /** Milliseconds after its provider was asked. */
  readonly after: number
}

interface Story {
  readonly payment: Pick<StoredTransaction, 'type' | 'state' | 'reason'>
  readonly told: readonly Told[]
  readonly votes?: readonly (readonly [staff: string, says: 'release' | 'refuse'])[]
}

/** What the audit finds of a payment that stands so, whatever the house would never have written; it is taken back. */
async function foundOf({ payment, told, votes = [] }: Story): Promise<string> {
  const found: string[] = []
  const undo = new Error('undo')
  await database
    .transaction(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica')
      await write(tx, { payment, told, votes })
      found.push(...(await auditAddresses(tx)))
      throw undo
    })
    .catch((fault: unknown) => {
      if (fault !== undo) throw fault
    })
  return found.join('\n')
}

async function write(tx: Transaction, { payment, told, votes }: Required<Story>): Promise<void> {
  const id = uuidV7(now)
  const born = {
    id,
    player,
    type: payment.type,
    currency: 'USD',
    sandbox: true,
    createdAt: now,
  } as const
  const stands = {
    ...newTransaction({ ...born, amount: amount(100n), fee: amount(0n) }),
    ...payment,
  }
  await insertTransaction(
    tx,
    {
      ...stands,
      asset: 'ETH',
      assetUnits: amount(1n),
      askedAt: now,
      hold: id,
      provider: 'chain',
      providerRef: id,
    },
    'mt.1',
  )
  for (const { moment, answer, after } of told) {
    const about = { payment: id, player, moment, asset: 'ETH' } as const
    await insertAddressScreening(tx, about, { address, wallet, answer, at: now + after })
    if (answer.type !== 'flagged') continue
    const { findings, list } = answer
    const find = findOf(findings)
    await openCase(tx, about, { address, wallet, find, findings, list, openedAt: now + after })
  }
  for (const { id: held } of await casesOfPayment(tx, id))
    for (const [staff, says] of votes)
      await insertVote(tx, held, { staff, says, why: 'looked at it', at: now - 1 })
}

const sent = { type: 'withdrawal', state: 'sent', reason: null } as const
const credited = { type: 'deposit', state: 'confirmed', reason: null } as const
const withheld = { type: 'deposit', state: 'declined', reason: 'withheld' } as const
const both = (says: 'release' | 'refuse') =>
  [
    ['eve', says],
    ['max', says],
  ] as const

describe('the audit of addresses', () => {
  it.each<[string, Story]>([
    [
      'was clear when it was sent',
      { payment: sent, told: [{ moment: 'sending', answer: clear, after: -5 }] },
    ],
    [
      'was released by two before it was sent',
      {
        payment: sent,
        told: [{ moment: 'sending', answer: flagged, after: -5 }],
        votes: both('release'),
      },
    ],
    [
      'is flagged since it was sent',
      {
        payment: sent,
        told: [
          { moment: 'sending', answer: clear, after: -5 },
          { moment: 'sending', answer: flagged, after: 5 },
        ],
      },
    ],
    ['was sent where nobody is asked', { payment: sent, told: [] }],
    [
      'waits',
      {
        payment: { ...sent, state: 'confirming' },
        told: [{ moment: 'sending', answer: silent, after: -5 }],
      },
    ],
    [
      'was clear when it was credited',
      { payment: credited, told: [{ moment: 'deposit', answer: clear, after: 1 }] },
    ],
    [
      'was released by two and credited',
      {
        payment: credited,
        told: [{ moment: 'deposit', answer: flagged, after: 1 }],
        votes: both('release'),
      },
    ],
    [
      'was withheld by two',
      {
        payment: withheld,
        told: [{ moment: 'deposit', answer: flagged, after: 1 }],
        votes: both('refuse'),
      },
    ],
  ])('finds nothing of what %s', async (_, story) => {
    expect(await foundOf(story)).toBe('')
  })

  it.each<[string, string, Story]>([
    [
      'was asked about before its approval only',
      'were sent',
      { payment: sent, told: [{ moment: 'approval', answer: clear, after: -9 }] },
    ],
    [
      'nobody told anything of',
      'were sent',
      { payment: sent, told: [{ moment: 'sending', answer: silent, after: -5 }] },
    ],
    [
      'was flagged, and released by one',
      'were sent',
      {
        payment: sent,
        told: [{ moment: 'sending', answer: flagged, after: -5 }],
        votes: [['eve', 'release']],
      },
    ],
    [
      'was cleared only after it was sent',
      'were sent',
      {
        payment: { ...sent, state: 'confirmed' },
        told: [
          { moment: 'sending', answer: flagged, after: -5 },
          { moment: 'sending', answer: clear, after: 5 },
        ],
      },
    ],
    [
      'was credited though nobody told anything',
      'were credited',
      { payment: credited, told: [{ moment: 'deposit', answer: silent, after: 1 }] },
    ],
    [
      'was credited though two refused it',
      'were credited',
      {
        payment: credited,
        told: [{ moment: 'deposit', answer: flagged, after: 1 }],
        votes: both('refuse'),
      },
    ],
    [
      'was withheld by one alone',
      'are withheld only',
      {
        payment: withheld,
        told: [{ moment: 'deposit', answer: flagged, after: 1 }],
        votes: [['eve', 'refuse']],
      },
    ],
  ])('finds what %s', async (_, promise, story) => {
    expect(await foundOf(story)).toContain(promise)
  })
})
