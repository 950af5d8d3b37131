import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { SignAnswer, SignEvm } from '@fairhouse/contract/signer/request'
import { evmNetworks } from '@fairhouse/contract/signer/evm-networks'
import { amount } from '@fairhouse/money'
import type {
  DepositNews,
  PaymentProvider,
  PayoutNews,
  PayoutRequest,
  ProviderNews,
  StatusQuestion,
} from '#modules/cashier'
import { systemClock } from '#platform/clock'
import { openDatabase } from '#platform/database'
import { playerId } from '#platform/ids'
import { takeLease } from '#platform/leases/lease'
import { createLog } from '#platform/log'
import { cloneDatabase } from '#platform/test-database'
import { openAddressBook } from '../addresses.ts'
import type { EvmAsset } from '../chain.ts'
import { createChainEvm } from '../chain-evm.ts'
import { concernsOf } from '../concerns.ts'
import type { EvmNeeds } from '../needs.ts'
import { createNode } from '../node.ts'
import { openChain } from '../open-chain.ts'
import { createShortages } from '../shortages.ts'
import { prove } from '../statement/prove.ts'
import { readStatement } from '../statement/read-statement.ts'
import { planSweeps } from '../sweep.ts'
import { type Look, look } from '../watch.ts'

export type EvmHouse = Awaited<ReturnType<typeof openEvmHouse>>

const id = 'chain-ethereum'
const methods = { ETH: 'ethereum', USDT: 'usdt', USDC: 'usdc' } as const

/** A provider on a test node, with a database of its own; it looks at the chain only when it is told to. */
// oxlint-disable-next-line max-lines-per-function -- a list of what a test can do
export async function openEvmHouse(given: {
  readonly rpcUrl: string
  readonly xpub: string
  readonly sign: (wish: SignEvm) => Promise<SignAnswer | null>
  readonly patienceMs?: number
}) {
  const test = await cloneDatabase({ forgetful: true })
  const database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 10,
    onFault: () => undefined,
  })
  const lease = await takeLease(database, { name: id, holder: 'test', lastsMs: 3_600_000 })
  if (!lease) throw new Error('a lease nobody has is free')
  const told: StatusQuestion[] = []
  const world = {
    urlFor: (): string => given.rpcUrl,
    laterMs: 0,
    sign: given.sign,
    deaf: '',
  }
  const { chainId, tokens } = evmNetworks.regtest
  const addresses = openAddressBook(given.xpub)
  const needs: EvmNeeds = {
    id,
    sandbox: false,
    database,
    clock: { now: () => systemClock.now() + world.laterMs },
    log: createLog('silent', new PassThrough()),
    holder: 'test',
    node: createNode(async () => ({ url: world.urlFor() }), given.patienceMs ?? 4_000),
    account: async () => ({ chain: { id, chainId, tokens }, addresses }),
    sign: (wish) => world.sign(wish),
    tell: async (question) => {
      if (question.providerRef === world.deaf) throw new Error('nobody hears')
      told.push(question)
    },
    shortages: createShortages(() => systemClock.now() + world.laterMs),
    lookEveryMs: 60_000,
    stuckAfterMs: 180_000,
  }
  const open = () => openChain(needs)
  const provider = createChainEvm(needs, open)
  const opened = async () => {
    const chain = await open()
    if (chain === 'silent' || chain === 'foreign') throw new Error(`the chain is ${chain}`)
    return chain
  }
  const newsOf = async (question: StatusQuestion): Promise<readonly ProviderNews[]> => {
    const status = await provider.status(question)
    if (status.type !== 'known') throw new Error(`the status is ${status.type}`)
    return status.news
  }
  // Of this house alone: tests name the players by the order in which they came.
  let addressed = 0
  return {
    provider,
    database,
    opened,
    /** @param isTest whether the chain may stand still. */
    statement: (from: number, to: number, isTest = true) =>
      readStatement(needs, async () => ({ ...(await opened()), sandbox: isTest }), { from, to }),
    proof: (question: StatusQuestion) => prove(open, provider.status, question),
    /** What may be changed: where the node is asked each time, how much later it is, who signs, and of what nobody hears. */
    world,
    told,
    hotAddress: addresses.hotAddress,
    look: async () => look(await opened(), lease, new Set()),
    /** @param last null: nobody looked. */
    concerns: (last: Look | null = null) => concernsOf(needs, last),
    sweep: async () => planSweeps(await opened(), lease),
    depositAddress: (asset: EvmAsset) => addressFrom(provider, asset, ++addressed),
    deposits: async (address: string): Promise<readonly ProviderNews[]> =>
      newsOf({ kind: 'deposit', reference: '', providerRef: address }),
    deposit: async (address: string): Promise<DepositNews> => {
      const news = await newsOf({ kind: 'deposit', reference: '', providerRef: address })
      const [only, ...more] = news.filter((one) => one.type === 'deposit')
      if (!only || more.length > 0) throw new Error(`${news.length} deposits`)
      return only
    },
    payoutNews: async (reference: string): Promise<PayoutNews> => {
      const [only] = await newsOf({ kind: 'payout', reference, providerRef: reference })
      if (only?.type !== 'payout') throw new Error('no payout')
      return only
    },
    close: async () => {
      await database.end()
      await test.drop()
    },
  }
}

async function addressFrom(
  provider: PaymentProvider,
  asset: EvmAsset,
  number: number,
): Promise<string> {
  const player = playerId(number)
  const result = await provider.createDeposit({
    reference: `${methods[asset]}:${player}`,
    player,
    method: methods[asset],
    sum: null,
    token: null,
    keep: false,
    returnUrl: 'http://localhost:3000/',
    customer: { address: '127.0.0.1', country: 'CA', email: 'a@player.test', language: 'en' },
  })
  if (result.type !== 'opened' || result.instruction.kind !== 'address')
    throw new Error('no address was given')
  return result.instruction.address
}

let paidOut = 0

/** A wish to be paid, under a reference of its own. @param units in the ledger's units. */
export const payoutTo = (address: string, asset: EvmAsset, units: bigint): PayoutRequest => ({
  reference: randomUUID(),
  player: playerId(++paidOut),
  method: methods[asset],
  sum: { asset, units: amount(units) },
  destination: { token: null, fields: { address } },
})
