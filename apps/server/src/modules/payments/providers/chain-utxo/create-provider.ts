import type { ChainNetwork, UtxoNetwork } from '@fairhouse/contract/signer/utxo-networks'
import type {
  DepositRequest,
  Destination,
  DestinationFault,
  Opened,
  PaymentProvider,
  PayoutRequest,
  Status,
  StatusQuestion,
} from '#modules/cashier'
import type { Database } from '#platform/database'
import { readUtxoAddress } from '../../addresses/utxo-address.ts'
import { addressOf, branches } from './account.ts'
import type { Coin } from './coins.ts'
import { newsOfOutput, newsOfPayout } from './payment-news.ts'
import { addressOfPlayer } from './store/address-of-player.ts'
import type { ChainRow } from './store/chain-row.ts'
import { insertAddress } from './store/insert-address.ts'
import { insertPayout } from './store/insert-payout.ts'
import { isOwnScript } from './store/is-own-script.ts'
import { outputsOfAddress } from './store/outputs-of-address.ts'
import { payoutRow } from './store/payout-row.ts'
import { referenceOfAddress } from './store/reference-of-address.ts'
import { takeNumber } from './store/take-number.ts'
import { watchChain } from './store/watch-chain.ts'

export interface UtxoProviderNeeds {
  readonly database: Database
  readonly coin: Coin
  readonly network: ChainNetwork
  readonly form: UtxoNetwork
  /** The chain as it was begun; begins it at first. Null while the node or the signer is away. */
  readonly begin: () => Promise<ChainRow | null>
  /** Something is to be done soon. */
  readonly wake: () => void
}

/** For so long after somebody asked for an address the chain is looked at often. */
const watchSeconds = 7_200

const refused: Opened = { type: 'refused', reason: 'providerFault' }

/** The cashier's port over what the scanner wrote down: nothing here asks a node, but for the first time that a chain is used. */
export function createUtxoProvider(needs: UtxoProviderNeeds): PaymentProvider {
  const { coin, network } = needs
  return {
    id: coin.provider,
    sandbox: network !== 'main',
    createDeposit: (request) => createDeposit(needs, request),
    createPayout: (request) => createPayout(needs, request),
    // Nobody knows who sent coins, so they cannot be sent back: that is a payout, to where the player says.
    refund: async () => refused,
    release: async () => refused,
    status: (question) => status(needs, question),
    // A chain sends no notices: whoever sends one is not it.
    readNotice: () => null,
    checkDestination: (_method, destination) => checkDestination(needs, destination),
  }
}

async function createDeposit(needs: UtxoProviderNeeds, request: DepositRequest): Promise<Opened> {
  const { database, coin, wake } = needs
  const address =
    (await addressOfPlayer(database, coin.provider, request.player)) ??
    (await allot(needs, request))
  if (address === null) return { type: 'unknown' }
  await watchChain(database, coin.provider, watchSeconds)
  wake()
  return {
    type: 'opened',
    providerRef: address,
    instruction: { kind: 'address', address, uri: uriOf(coin, address), tag: null },
  }
}

const uriOf = ({ uriScheme }: Coin, address: string): string =>
  uriScheme === null ? address : `${uriScheme}:${address}`

/** Makes the player's own address. Null while the chain cannot be begun. */
async function allot(needs: UtxoProviderNeeds, request: DepositRequest): Promise<string | null> {
  const { database, coin, form, begin } = needs
  const row = await begin()
  if (!row) return null
  return database.transaction(async (tx) => {
    const number = await takeNumber(tx, coin.provider, branches.receiving)
    // Whoever asked at the same time was served while we waited for our number; nobody has that one then.
    const others = await addressOfPlayer(tx, coin.provider, request.player)
    const { address, script } = addressOf(row.xpub, form, branches.receiving, number)
    const isFirst = others === null
    const { provider } = coin
    const own = { provider, branch: branches.receiving, number, address, script }
    const { player, reference } = request
    if (isFirst) await insertAddress(tx, { ...own, player, reference })
    return others ?? address
  })
}

async function createPayout(needs: UtxoProviderNeeds, request: PayoutRequest): Promise<Opened> {
  const { database, coin, form, begin, wake } = needs
  const { reference, sum } = request
  const address = (request.destination.fields['address'] ?? '').trim()
  const isPayable =
    readUtxoAddress(address, form).type === 'script' &&
    sum.asset === coin.asset &&
    sum.units >= coin.leastOutput
  if (!isPayable) return { type: 'refused', reason: 'addressRefused' }
  if (!(await begin())) return { type: 'unknown' }
  await insertPayout(database, coin.provider, { reference, address, units: sum.units })
  const kept = await payoutRow(database, coin.provider, reference)
  if (kept?.address !== address || kept.units !== sum.units)
    throw new Error(`payout ${reference} was asked for before, to another address or sum`)
  wake()
  return { type: 'opened', providerRef: reference, instruction: { kind: 'none' } }
}

async function status(
  { database, coin, form }: UtxoProviderNeeds,
  question: StatusQuestion,
): Promise<Status> {
  if (question.kind === 'payout') {
    const reference = question.providerRef ?? question.reference
    const payout = await payoutRow(database, coin.provider, reference)
    if (!payout) return { type: 'none' }
    return { type: 'known', news: [newsOfPayout(coin, reference, payout)] }
  }
  const { providerRef, reference } = question
  const asked = { address: providerRef ?? '', reference }
  const about = await referenceOfAddress(database, coin.provider, asked)
  if (!about) return { type: 'none' }
  const outputs = await outputsOfAddress(database, coin.provider, about.address)
  const news = outputs.flatMap((output) => newsOfOutput(coin, form, about, output))
  return { type: 'known', news }
}

async function checkDestination(
  { database, coin, form }: UtxoProviderNeeds,
  { fields }: Destination,
): Promise<DestinationFault | null> {
  const read = readUtxoAddress(fields['address'] ?? '', form)
  if (read.type === 'fault') return { field: 'address', fault: read.fault }
  const isOurs = await isOwnScript(database, coin.provider, read.script)
  return isOurs ? { field: 'address', fault: 'ours' } : null
}
