import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { EvmAsset } from './chain.ts'
import type { FollowNeeds } from './needs.ts'
import { balanceOf } from './payouts.ts'

/** What the hot address has at least when a demo begins, in the smallest units: half of it is what the faucet is asked for more at. */
const begun: Readonly<Record<EvmAsset, bigint>> = {
  ETH: 1_000n * 10n ** 18n,
  USDT: 1_000_000n * 10n ** 6n,
  USDC: 1_000_000n * 10n ** 6n,
}

/** Has the faucet of a demo fill the hot address, so that test coins can be paid out before any came in. */
export async function fundHot(needs: FollowNeeds, sandbox: Sandbox): Promise<void> {
  const reached = await sandbox.reach()
  if (reached === null) return
  const { hotAddress } = needs.addresses
  for (const asset of ['ETH', 'USDT', 'USDC'] as const) {
    if ((await balanceOf(needs, asset, hotAddress)) >= begun[asset] / 2n) continue
    const answer = await fetch(`${reached}/chains/${asset}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${sandbox.key}` },
      body: JSON.stringify({ address: hotAddress, amount: begun[asset].toString() }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!answer.ok) needs.log.warn({ provider: needs.id, asset }, 'the faucet does not pay')
  }
}
