import { createHash } from 'node:crypto'
import type { MethodTerms } from '@fairhouse/contract/entities/payment-method'
import { pino } from 'pino'
import {
  type Cashier,
  type CashierNeeds,
  createCashier,
  type OfferedMethod,
  type PaymentProvider,
  type Verdict,
  type WithdrawalFacts,
} from '../../../apps/server/src/modules/cashier/index.ts'
import { emptyStatus } from '../../../apps/server/src/modules/cashier/testing/sample-status.ts'
import { touchAccount } from '../../../apps/server/src/modules/ledger/index.ts'
import { openPurse, readPurse } from '../../../apps/server/src/modules/wallet/index.ts'
import type { Database } from '../../../apps/server/src/platform/database.ts'
import { type PlayerId, playerId, uuidV7 } from '../../../apps/server/src/platform/ids.ts'

/** What is fixed in a house of payments that is tried out. */
export interface House {
  readonly cashier: Cashier
  readonly newPlayer: (number: number) => Promise<PlayerId>
}

const limits = { min: 500, max: 500_000, takes: 'minutes' } as const

const termsWith = (fee: MethodTerms['fee']): MethodTerms => ({ ...limits, quick: [], fee })

/** One way in dollars that costs something in both directions, and one in coins. */
const methods: readonly OfferedMethod[] = [
  {
    provider: 'page',
    countries: null,
    method: {
      name: 'page',
      kind: 'bank',
      asset: 'USD',
      network: null,
      sandbox: true,
      deposit: termsWith({ fixed: 25, share: 150 }),
      withdrawal: termsWith({ fixed: 100, share: 0 }),
      depositFields: [],
      withdrawalFields: [field('holder')],
      confirmations: null,
    },
  },
  {
    provider: 'chain',
    countries: null,
    method: {
      name: 'litecoin',
      kind: 'coin',
      asset: 'LTC',
      network: 'Litecoin',
      sandbox: true,
      deposit: termsWith({ fixed: 0, share: 0 }),
      withdrawal: termsWith({ fixed: 50, share: 0 }),
      depositFields: [],
      withdrawalFields: [field('holder')],
      confirmations: 3,
    },
  },
]

function field(name: string) {
  return { name, kind: 'text', label: name, required: true, min: 1, max: 40 } as const
}

/** By what never changes of a withdrawal, so that whoever asks again hears the same, in whichever lane its story is told. */
function verdictOn({ requestedAt, amount, payer }: WithdrawalFacts): Verdict {
  const whose = payer.player % 2 === 0 ? 'second' : 'first'
  const [first = 0] = createHash('sha256').update(`${requestedAt} ${amount} ${whose}`).digest()
  if (first < 100) return { type: 'approve' }
  if (first < 120) return { type: 'decline', reason: 'byRules', rules: ['chance'] }
  const people = first < 190 ? 1 : 2
  return { type: 'review', rules: ['chance'], waitsFor: 'review', people }
}

/** The true cashier among providers that are given, with rules of chance and players of whom nothing is known. */
export function openHouse(given: {
  readonly database: Database
  readonly now: () => number
  readonly providers: readonly PaymentProvider[]
  /** Dollars for a litecoin. */
  readonly rate: () => string | null
}): House {
  const { database, now, providers, rate } = given
  const needs: CashierNeeds = {
    database,
    clock: { now },
    log: pino({ level: 'silent' }),
    brand: 'Fairhouse Casino',
    sealKey: new Uint8Array(32).fill(7),
    methods: () => methods,
    missed: () => [],
    bonuses: () => null,
    provider: (id) => providers.find((one) => one.id === id),
    quote: async (asset) => {
      const known = rate()
      if (known === null) return null
      return { asset, rate: known, source: 'chance', at: now(), expiresAt: now() + 60_000 }
    },
    rules: {
      mayDeposit: async () => null,
      allowance: async () => null,
      judge: async (_tx, facts) => verdictOn(facts),
      mayReverse: () => true,
      mayUse: () => true,
      editionFor: async () => 'demo.1',
      identityOf: async () => 'notAsked',
      screen: async () => 'asked',
      screened: async () => 'clear',
    },
    payerOf: async (_on, player) => ({
      player,
      userType: 1,
      isTestMoney: true,
      country: 'DE',
      email: 'a@b.example',
      firstName: null,
      lastName: null,
      suspended: false,
      emailVerified: true,
      registeredAt: 0,
    }),
    provenLately: async () => null,
    hasOpenRound: async () => false,
    touchSeat: async (on, player) => {
      await touchAccount(on, (await readPurse(on, player)).cash)
    },
    paymentMoved: async () => undefined,
    playerStatus: async () => emptyStatus,
    tellPayment: () => undefined,
    originOf: () => 'https://house.invalid',
  }
  return {
    cashier: createCashier(needs),
    newPlayer: async (number) => {
      const player = playerId(number)
      await database.transaction((tx) =>
        openPurse(tx, { player, userType: 1, grantId: uuidV7(now()) }),
      )
      return player
    },
  }
}
