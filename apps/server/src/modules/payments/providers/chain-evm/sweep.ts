import { type Lease, whileHolding } from '#platform/leases/lease'
import { type EvmAsset, isToken, sweptFrom } from './chain.ts'
import { gasPrice } from './fees.ts'
import type { FollowNeeds } from './needs.ts'
import { balanceOf } from './payouts.ts'
import type { NewSpend } from './spend.ts'
import { nextNonce } from './store/chain-row.ts'
import { unsweptAddresses } from './store/find-unswept.ts'
import { insertSpend, markSwept } from './store/insert-spend.ts'

const plainGas = 21_000n
/** What moving one of our tokens takes, with room. */
const tokenGas = 90_000n
/** Above this price per unit of gas, gathering waits for a quieter hour. */
const quietPrice = 60n * 10n ** 9n

const assets: readonly EvmAsset[] = ['ETH', 'USDT', 'USDC']

/** Plans what is gathered from deposit addresses to the hot one, where it is worth its gas. What is planned is sent like everything else. */
export async function planSweeps(needs: FollowNeeds, lease: Lease): Promise<void> {
  const { maxFee } = await gasPrice(needs.node)
  if (maxFee > quietPrice) return
  for (const asset of assets) {
    const wanted = { provider: needs.chain.id, asset, least: sweptFrom[asset] }
    for (const from of await unsweptAddresses(needs.database, needs.key, wanted))
      await planSweep(needs, lease, { ...from, asset, maxFee })
  }
}

/** Gathers one asset from one address. A token needs ether there first: then that is sent, and the token's turn comes when it has arrived. */
async function planSweep(
  needs: FollowNeeds,
  lease: Lease,
  from: { number: number; address: string; asset: EvmAsset; maxFee: bigint },
): Promise<void> {
  const { node, database, key, addresses } = needs
  const { number, address, asset, maxFee } = from
  const ether = await node.balance(address)
  const gas = isToken(asset) ? tokenGas : plainGas
  const cost = gas * maxFee
  if (isToken(asset) && ether < cost) {
    const native = cost - ether
    const topUp = { number, asset: 'ETH', native, destination: address, gas: plainGas } as const
    return whileHolding(database, lease, async (tx) => {
      const nonce = await nextNonce(tx, key)
      const sender = addresses.hotAddress
      await insertSpend(tx, key, { ...topUp, sender, nonce, purpose: 'topUp', reference: null })
    })
  }
  const native = isToken(asset) ? await balanceOf(needs, asset, address) : ether - cost
  const nonce = await node.count(address)
  const to = { number, asset, native, destination: addresses.hotAddress, gas, nonce }
  const sweep: NewSpend = { ...to, sender: address, purpose: 'sweep', reference: null }
  await whileHolding(database, lease, async (tx) => {
    if (native > 0n) await insertSpend(tx, key, sweep)
    await markSwept(tx, key, address, asset)
  })
}
