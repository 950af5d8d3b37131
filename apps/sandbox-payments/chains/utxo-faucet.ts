import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { NodeRpc } from './node-rpc.ts'
import type { Coin, Purse } from './purse.ts'

/** What was paid, as long as it may be taken back. */
interface Paid {
  readonly txid: string
  readonly from: Coin
}

/** Pays out of what its own blocks made, without a wallet of the node's. */
export interface UtxoFaucet {
  readonly address: string
  pay(address: string, units: bigint): Promise<string>
  height(): Promise<number>
  mine(blocks: number): Promise<void>
  reorganise(depth: number): Promise<void>
}

const feeUnits = 1_000n
const blocksAtOnce = 50
/** Coins of a block that was made can be spent once so many follow. */
const maturity = 100
/** Blocks whose coins the faucet lives on: the first ones pay most. */
const blocksOfCoins = 140

/**
 * @param options.blocksAtLeast mined at the first start, so that the chain has its rules in force and coins can be spent.
 */
export async function openUtxoFaucet(options: {
  readonly rpc: NodeRpc
  readonly purse: Purse
  readonly blocksAtLeast: number
}): Promise<UtxoFaucet> {
  const { rpc, purse } = options
  const mine = async (blocks: number): Promise<void> => {
    // A busy machine makes a few of them in the time that an answer may take, never hundreds.
    for (let left = blocks; left > 0; left -= blocksAtOnce)
      await rpc.call('generatetoaddress', Math.min(left, blocksAtOnce), purse.address)
  }
  const missing = options.blocksAtLeast - (await heightOf(rpc))
  if (missing > 0) await mine(missing)
  let coins = await coinsOfBlocks(rpc, purse.script)
  let paid: Paid[] = []

  async function pay(to: string, units: bigint): Promise<string> {
    if (units <= 0n) throw new Error('nothing is no payment')
    const coin = coins.find((one) => one.units > units + 2n * feeUnits)
    if (coin === undefined) throw new Error('the faucet has no coin as large as that')
    const made = purse.spend(coin, { address: to, units }, feeUnits)
    coins = coins.filter((one) => one !== coin)
    try {
      await rpc.call('sendrawtransaction', made.raw)
      await taken(rpc, made.txid)
    } catch (fault) {
      coins = [coin, ...coins]
      throw fault
    }
    coins = [...coins, made.change]
    paid = [...paid, { txid: made.txid, from: coin }]
    return made.txid
  }

  async function reorganise(depth: number): Promise<void> {
    const from = (await heightOf(rpc)) - depth + 1
    const held = await idsFrom(rpc, from, depth)
    const gone = paid.filter(({ txid }) => held.has(txid))
    const ids = new Set(gone.map(({ txid }) => txid))
    // What rests on another payment that goes needs nothing of its own: it goes with it.
    const rivals = gone
      .filter((one) => !ids.has(one.from.txid))
      .map((one) => purse.spend(one.from, null, 2n * feeUnits))
    await rpc.call('invalidateblock', await hashAt(rpc, from))
    // To nobody: made for the faucet within the same second, it could be the very block that was just left.
    await rpc.call(
      'generateblock',
      purse.addressOfNobody(),
      rivals.map(({ raw }) => raw),
    )
    await mine(depth)
    paid = paid.filter(({ txid }) => !ids.has(txid))
    coins = [...coins.filter(({ txid }) => !ids.has(txid)), ...rivals.map(({ change }) => change)]
  }

  return { address: purse.address, pay, height: () => heightOf(rpc), mine, reorganise }
}

const heightOf = async (rpc: NodeRpc): Promise<number> =>
  z.int().parse(await rpc.call('getblockcount'))

const hashAt = async (rpc: NodeRpc, height: number): Promise<string> =>
  z.string().parse(await rpc.call('getblockhash', height))

/** What some blocks hold. */
async function idsFrom(rpc: NodeRpc, from: number, count: number): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let at = from; at < from + count; at++) {
    const block = blockIds.parse(await rpc.call('getblock', await hashAt(rpc, at)))
    for (const txid of block.tx) ids.add(txid)
  }
  return ids
}

const looks = 60
const lookAgainMs = 50

/** Some nodes say yes before they have looked. @throws Error when the payment comes neither to wait for a block nor into one. */
async function taken(rpc: NodeRpc, txid: string): Promise<void> {
  for (let look = 0; look < looks; look++) {
    // Waiting for a block, or already in one that was made meanwhile.
    if (unspent.parse(await rpc.call('gettxout', txid, 0, true)) !== null) return
    await wait(lookAgainMs)
  }
  throw new Error('the node did not take the payment')
}

const blockIds = z.object({ tx: z.array(z.string()) })
const unspent = z
  .object({
    value: z.union([z.string(), z.number()]),
    scriptPubKey: z.object({ hex: z.string() }),
  })
  .nullable()

/** What the first blocks paid to the faucet and is not spent. */
async function coinsOfBlocks(rpc: NodeRpc, script: string): Promise<Coin[]> {
  const height = await heightOf(rpc)
  const coins: Coin[] = []
  for (let at = 1; at <= Math.min(blocksOfCoins, height - maturity); at++) {
    const { tx } = blockIds.parse(await rpc.call('getblock', await hashAt(rpc, at)))
    const [txid] = tx
    if (txid === undefined) continue
    const told = unspent.parse(await rpc.call('gettxout', txid, 0, true))
    if (told?.scriptPubKey.hex === script) coins.push({ txid, vout: 0, units: unitsOf(told.value) })
  }
  return coins
}

/** Whole coins with at most eight digits after the point, as satoshi. */
function unitsOf(coins: string | number): bigint {
  const [whole = '0', rest = ''] = String(coins).split('.')
  return BigInt(whole + rest.padEnd(8, '0'))
}
