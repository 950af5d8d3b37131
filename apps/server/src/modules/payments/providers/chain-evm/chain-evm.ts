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
import { evmNetworks } from '@fairhouse/contract/signer/evm-networks'
import { readAccountAddress } from '../../addresses/account-address.ts'
import { contractOf, type EvmAsset, isToken } from './chain.ts'
import type { Account, EvmNeeds, FollowNeeds } from './needs.ts'
import { NodeRefused, NodeSilent } from './node.ts'
import type { NotOpen } from './open-chain.ts'
import { openPayout } from './payouts.ts'
import { newsOf } from './sighting.ts'
import { payoutNews } from './spend.ts'
import { type AddressRow, addressOfReference, ownAddresses } from './store/addresses.ts'
import { chainsFollowed } from './store/chain-row.ts'
import { sightingsAt } from './store/find-sightings.ts'
import { payoutOf } from './store/find-spends.ts'
import { giveAddress } from './store/give-address.ts'
import { signedOf } from './store/signed.ts'

/** Which coin a method moves. */
const assetOfMethod: Readonly<Record<string, EvmAsset>> = {
  ethereum: 'ETH',
  usdt: 'USDT',
  usdc: 'USDC',
}

/**
 * A chain of Ethereum's kind behind the port. Whatever of our coins comes to an address is told under it, also where the method is for
 * another of them.
 * @param open finds the chain, as `openChain` does.
 */
export function createChainEvm(
  needs: EvmNeeds,
  open: () => Promise<FollowNeeds | NotOpen>,
): PaymentProvider {
  return {
    id: needs.id,
    sandbox: needs.sandbox,
    createDeposit: (request) => openDeposit(needs, request),
    createPayout: (request) => whileTalking(() => payOut(open, request)),
    // Who sent coins may be an exchange that knows nothing of its customer by that address: they are paid out, not sent back.
    refund: () => Promise.resolve({ type: 'refused', reason: 'addressRefused' }),
    release: () => Promise.resolve({ type: 'refused', reason: 'providerFault' }),
    status: (question) => statusOf(needs, question),
    readNotice: () => null,
    checkDestination: (_method, destination) => checkDestination(needs, destination),
  }
}

async function openDeposit(needs: EvmNeeds, request: DepositRequest): Promise<Opened> {
  const { database, id } = needs
  const account = await needs.account()
  const known = await addressOfReference(database, id, request.reference)
  if (!account) return { type: 'unknown' }
  const addressOf = account.addresses.depositAddress
  const row =
    known ??
    (await database.transaction((tx) => giveAddress(tx, id, request.reference, addressOf))) ??
    (await addressOfReference(database, id, request.reference))
  if (!row) throw new Error('an address was given and is not there')
  if (addressOf(row.number) !== row.address) {
    // Nobody must pay to an address from which nothing can be spent.
    needs.log.error(
      { provider: id },
      'the signer has another seed than the one that made the addresses',
    )
    return { type: 'unknown' }
  }
  const { address } = row
  const uri = uriOf(account, address, assetOfMethod[request.method] ?? 'ETH')
  return {
    type: 'opened',
    providerRef: address,
    instruction: { kind: 'address', address, uri, tag: null },
  }
}

/** As wallets read it (ERC-681). */
function uriOf({ chain }: Account, address: string, asset: EvmAsset): string {
  return isToken(asset)
    ? `ethereum:${contractOf(chain, asset)}@${chain.chainId}/transfer?address=${address}`
    : `ethereum:${address}@${chain.chainId}`
}

/** A silence of the node's is no answer to a wish. */
async function whileTalking(work: () => Promise<Opened>): Promise<Opened> {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof NodeSilent || fault instanceof NodeRefused) return { type: 'unknown' }
    throw fault
  }
}

async function payOut(
  open: () => Promise<FollowNeeds | NotOpen>,
  request: PayoutRequest,
): Promise<Opened> {
  const chain = await open()
  return chain === 'silent' || chain === 'foreign'
    ? { type: 'unknown' }
    : openPayout(chain, request)
}

async function statusOf(needs: EvmNeeds, question: StatusQuestion): Promise<Status> {
  const { database, id } = needs
  const followed = await chainsFollowed(database, id)
  if (question.kind === 'payout') {
    for (const { chain, tip } of followed) {
      const payout = await payoutOf(database, chain, question.reference)
      if (!payout) continue
      const [newest] = await signedOf(database, chain, payout)
      return { type: 'known', news: [payoutNews(payout, newest, tip)] }
    }
    return { type: 'none' }
  }
  const row = await rowOf(needs, question)
  if (!row) return { type: 'none' }
  const news = []
  for (const { chain, tip } of followed) {
    const sightings = await sightingsAt(database, chain, row.address)
    news.push(...sightings.flatMap((one) => newsOf(one, { reference: row.reference, tip })))
  }
  return { type: 'known', news }
}

async function rowOf(
  { database, id }: EvmNeeds,
  { providerRef, reference }: StatusQuestion,
): Promise<AddressRow | undefined> {
  if (providerRef === null) return addressOfReference(database, id, reference)
  return (await ownAddresses(database, id, [providerRef.toLowerCase()]))[0]
}

const contracts = new Set(
  Object.values(evmNetworks).flatMap(({ tokens }) =>
    Object.values(tokens).map((contract) => contract.toLowerCase()),
  ),
)

async function checkDestination(
  needs: EvmNeeds,
  { fields }: Destination,
): Promise<DestinationFault | null> {
  const field = 'address'
  const read = readAccountAddress(fields[field] ?? '')
  if (read.type === 'fault') return { field, fault: read.fault }
  const small = read.address.toLowerCase()
  // What is sent to a token's own contract is lost for good.
  if (contracts.has(small)) return { field, fault: 'format' }
  const account = await needs.account()
  const isHot = account?.addresses.hotAddress === read.address
  const isDeposit = (await ownAddresses(needs.database, needs.id, [small])).length > 0
  return isHot || isDeposit ? { field, fault: 'ours' } : null
}
