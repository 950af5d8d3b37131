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
import type { MoneroNetwork } from '@fairhouse/contract/signer/monero-address'
import { readMonero } from '../../addresses/monero-address.ts'
import { MoneroRefusal, MoneroSilence } from './ask-monero.ts'
import type { MoneroWallet } from './monero-wallet.ts'
import { newsOfPayout, newsOfTransfer } from './payment-news.ts'
import { type ChainRow, chainRow } from './store/chain-row.ts'
import { addressMeant, addressOfPlayer } from './store/find-address.ts'
import { insertAddress } from './store/insert-address.ts'
import { insertPayout } from './store/insert-payout.ts'
import { payoutRow } from './store/payout-row.ts'
import { transfersOfAddress } from './store/transfers-of-address.ts'
import { watchChain } from './store/watch-chain.ts'
import { terms } from './terms.ts'

export interface MoneroProviderNeeds {
  readonly database: Database
  readonly network: MoneroNetwork
  readonly wallet: MoneroWallet
  /** The chain, begun if need be; null while that cannot be. */
  readonly begin: () => Promise<ChainRow | null>
  /** Makes the wallet ready. @returns false while that cannot be. */
  readonly openWallet: (row: ChainRow) => Promise<boolean>
  readonly wake: () => void
}

const { provider } = terms
const refused: Opened = { type: 'refused', reason: 'providerFault' }

/** The port over what the scanner wrote down. */
export function createMoneroProvider(needs: MoneroProviderNeeds): PaymentProvider {
  return {
    id: provider,
    sandbox: needs.network !== 'main',
    createDeposit: (request) => createDeposit(needs, request),
    createPayout: (request) => createPayout(needs, request),
    // Nobody can see who sent coins, so they cannot be sent back: that is a payout, to where the player says.
    refund: async () => refused,
    release: async () => refused,
    status: (question) => status(needs, question),
    // A chain sends no notices: whoever sends one is not it.
    readNotice: () => null,
    checkDestination: (_method, destination) => checkDestination(needs, destination),
  }
}

async function createDeposit(needs: MoneroProviderNeeds, request: DepositRequest): Promise<Opened> {
  const { database, wake } = needs
  const address =
    (await addressOfPlayer(database, provider, request.player))?.address ??
    (await allot(needs, request))
  if (address === null) return { type: 'unknown' }
  await watchChain(database, provider, terms.watchSeconds)
  wake()
  return {
    type: 'opened',
    providerRef: address,
    instruction: { kind: 'address', address, uri: `monero:${address}`, tag: null },
  }
}

/** Makes the player's own address. Null while the wallet cannot be asked. */
async function allot(
  { database, wallet, begin, openWallet }: MoneroProviderNeeds,
  { player, reference }: DepositRequest,
): Promise<string | null> {
  try {
    const row = await begin()
    if (!row || !(await openWallet(row))) return null
    const made = await wallet.createAddress()
    await insertAddress(database, provider, { ...made, player, reference })
    // Whoever asked at the same time may have been served first; nobody has the other number then.
    return (await addressOfPlayer(database, provider, player))?.address ?? null
  } catch (fault) {
    if (fault instanceof MoneroSilence || fault instanceof MoneroRefusal) return null
    throw fault
  }
}

async function createPayout(needs: MoneroProviderNeeds, request: PayoutRequest): Promise<Opened> {
  const { database, network, begin, wake } = needs
  const { reference, sum } = request
  const read = readMonero(request.destination.fields['address'] ?? '', network)
  const isPayable = read.type === 'address' && sum.asset === terms.asset && sum.units > 0n
  if (!isPayable) return { type: 'refused', reason: 'addressRefused' }
  if (!(await begun(begin))) return { type: 'unknown' }
  const { address } = read
  await insertPayout(database, provider, { reference, address, units: sum.units })
  const kept = await payoutRow(database, provider, reference)
  if (kept?.address !== address || kept.units !== sum.units)
    throw new Error(`payout ${reference} was asked for before, to another address or sum`)
  wake()
  return { type: 'opened', providerRef: reference, instruction: { kind: 'none' } }
}

async function begun(begin: MoneroProviderNeeds['begin']): Promise<boolean> {
  try {
    return (await begin()) !== null
  } catch (fault) {
    if (fault instanceof MoneroSilence || fault instanceof MoneroRefusal) return false
    throw fault
  }
}

async function status(
  { database }: MoneroProviderNeeds,
  question: StatusQuestion,
): Promise<Status> {
  if (question.kind === 'payout') {
    const payout = await payoutRow(database, provider, question.providerRef ?? question.reference)
    return payout ? { type: 'known', news: [newsOfPayout(payout)] } : { type: 'none' }
  }
  const { providerRef, reference } = question
  const about = await addressMeant(database, provider, { address: providerRef, reference })
  if (!about) return { type: 'none' }
  const transfers = await transfersOfAddress(database, provider, about.number)
  return { type: 'known', news: transfers.flatMap((one) => newsOfTransfer(about, one)) }
}

async function checkDestination(
  { database, network }: MoneroProviderNeeds,
  { fields }: Destination,
): Promise<DestinationFault | null> {
  const read = readMonero(fields['address'] ?? '', network)
  if (read.type === 'fault') return { field: 'address', fault: read.fault }
  const own = await addressMeant(database, provider, { address: read.address, reference: '' })
  const isMain = (await chainRow(database, provider))?.address === read.address
  return own || isMain ? { field: 'address', fault: 'ours' } : null
}
