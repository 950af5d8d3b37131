import { createHash } from 'node:crypto'
import { evmNetworks, type EvmNetwork } from '@fairhouse/contract/signer/evm-networks'
import type {
  SignAnswer,
  SignerPayout,
  SignerRefusal,
  SignEvm,
} from '@fairhouse/contract/signer/request'
import { encodeFunctionData, getAddress, isAddress, keccak256, parseAbi } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { refuse, type Signing } from '../signing.ts'
import { depositKey, hotKey } from './keys.ts'

/** Most that a transaction may cost, and that a deposit address may be given for gas, in wei. */
const feeCap = 6n * 10n ** 16n
const gasCap = 200_000n

/** What is needed to look at one wish. */
interface Desk {
  readonly signing: Signing
  readonly network: EvmNetwork
  readonly hot: PrivateKeyAccount
}

/**
 * Signs a transaction that pays exactly the payout told, or moves what is ours between our own addresses. A nonce of the hot address is signed for
 * one thing only, and a payout for one nonce only: so whatever is asked for, no payout is ever paid twice.
 */
export async function signEvm(signing: Signing, asked: SignEvm): Promise<SignAnswer> {
  const network = evmNetworks[signing.network]
  const wrong = faultOf(network, asked)
  if (wrong) return refuse(wrong)
  const desk: Desk = { signing, network, hot: hotKey(signing) }
  switch (asked.purpose) {
    case 'payout':
      return signPayout(desk, asked)
    case 'topUp':
      return signTopUp(desk, asked)
    case 'sweep':
      return signSweep(desk, asked)
    case 'empty':
      return signEmpty(desk, asked)
  }
}

/** What is wrong with a transaction whatever it is for. */
function faultOf(network: EvmNetwork, asked: SignEvm): SignerRefusal | null {
  const { chainId, to, gas, maxFeePerGas, maxPriorityFeePerGas } = asked.transaction
  if (asked.chain !== 'ethereum' || chainId !== network.chainId) return 'unknownChain'
  if (!isAddress(to) || BigInt(maxPriorityFeePerGas) > BigInt(maxFeePerGas)) return 'malformed'
  return BigInt(gas) > gasCap || feeOf(asked) > feeCap ? 'feeTooHigh' : null
}

const feeOf = ({ transaction }: SignEvm): bigint =>
  BigInt(transaction.gas) * BigInt(transaction.maxFeePerGas)

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

async function signPayout({ signing, network, hot }: Desk, asked: SignEvm): Promise<SignAnswer> {
  const { payout, transaction, index } = asked
  if (!payout || index !== null || !isAddress(payout.address)) return refuse('malformed')
  const wanted = movement(network, payout)
  const { to, value, data } = transaction
  if (!wanted || !isSame(to, wanted.to) || value !== wanted.value || !isSame(data, wanted.data))
    return refuse('foreignOutput')
  const refused = claim(signing, asked, [payout])
  return refused ? refuse(refused) : signed(hot, asked)
}

/** What a transaction must carry to move so much; null for what is no money on this network. */
function movement(
  network: EvmNetwork,
  { asset, address, units }: Pick<SignerPayout, 'asset' | 'address' | 'units'>,
): { readonly to: string; readonly value: string; readonly data: string } | null {
  if (asset === 'ETH') return { to: address, value: units, data: '0x' }
  const token = asset === 'USDT' || asset === 'USDC' ? network.tokens[asset] : undefined
  if (token === undefined) return null
  return { to: token, value: '0', data: transfer(address, BigInt(units)) }
}

const transfer = (to: string, units: bigint): string =>
  encodeFunctionData({
    abi: parseAbi(['function transfer(address to, uint256 value)']),
    args: [getAddress(to), units],
  })

/** Gas for a deposit address leaves the hot one like a payout, and counts as one. */
async function signTopUp({ signing, hot }: Desk, asked: SignEvm): Promise<SignAnswer> {
  const { index, payout, transaction } = asked
  const { to, value, data, chainId, nonce } = transaction
  if (index === null || payout) return refuse('malformed')
  if (!isSame(to, depositKey(signing, index).address) || data !== '0x')
    return refuse('foreignOutput')
  if (BigInt(value) > feeCap) return refuse('feeTooHigh')
  const reference = `topUp ${chainId} ${nonce}`
  const refused = claim(signing, asked, [{ reference, asset: 'ETH', address: to, units: value }])
  return refused ? refuse(refused) : signed(hot, asked)
}

async function signSweep({ signing, network, hot }: Desk, asked: SignEvm): Promise<SignAnswer> {
  const { index, payout } = asked
  if (index === null || payout) return refuse('malformed')
  if (!isGathered(network, asked, hot.address)) return refuse('foreignOutput')
  return signed(depositKey(signing, index), asked)
}

async function signEmpty({ signing, hot }: Desk, asked: SignEvm): Promise<SignAnswer> {
  const { index, payout, transaction } = asked
  const { value, data, to } = transaction
  if (index !== null || payout) return refuse('malformed')
  if (value !== '0' || data !== '0x' || !isSame(to, hot.address)) return refuse('foreignOutput')
  const refused = claim(signing, asked, [])
  return refused ? refuse(refused) : signed(hot, asked)
}

/** Everything that this moves comes to the hot address. */
function isGathered(network: EvmNetwork, { transaction }: SignEvm, hot: string): boolean {
  const { to, value, data } = transaction
  if (data === '0x') return isSame(to, hot)
  const isToken = Object.values(network.tokens).some((token) => isSame(token, to))
  const [, units] = /^0x[0-9a-f]{72}([0-9a-f]{64})$/i.exec(data) ?? []
  if (!isToken || value !== '0' || units === undefined) return false
  return isSame(data, transfer(hot, BigInt(`0x${units}`)))
}

/**
 * Writes down for what this nonce of the hot address is signed, beside what is paid by it. The nonce has a line of its own, so that it
 * cannot be signed for something else afterwards.
 */
function claim(
  { journal }: Signing,
  { transaction }: SignEvm,
  payouts: readonly SignerPayout[],
): SignerRefusal | null {
  const { chainId, nonce, to, value, data } = transaction
  const reference = `nonce ${chainId} ${nonce}`
  const names = payouts.map((payout) => payout.reference)
  const digest = createHash('sha256')
    .update([reference, to.toLowerCase(), value, data.toLowerCase(), ...names].join('\n'))
    .digest('hex')
  return journal.claim([...payouts, { reference, asset: 'ETH', address: to, units: '0' }], digest)
}

async function signed(key: PrivateKeyAccount, { transaction }: SignEvm): Promise<SignAnswer> {
  const { chainId, nonce, to, value, data, gas, maxFeePerGas, maxPriorityFeePerGas } = transaction
  const raw = await key.signTransaction({
    type: 'eip1559',
    chainId,
    nonce,
    to: getAddress(to),
    value: BigInt(value),
    data: `0x${data.slice(2)}`,
    gas: BigInt(gas),
    maxFeePerGas: BigInt(maxFeePerGas),
    maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas),
  })
  return { type: 'signed', raw: raw.slice(2), txid: keccak256(raw) }
}
