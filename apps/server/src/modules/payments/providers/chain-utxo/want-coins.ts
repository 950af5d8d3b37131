import type { Log } from '#platform/log'
import { z } from 'zod'
import { createAskJson } from '../../ask-json.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import type { Coin } from './coins.ts'

const paid = z.object({ txid: z.string() })
/** Blocks must come before more are asked for. */
const askAgainMs = 30_000

/** What is done when payouts are larger than what we have: a sandbox sends test coins, an operator is told where to send his. */
export function createFaucet(sandbox: Sandbox | null, coin: Coin, log: Log) {
  const ask = createAskJson({ log })
  let wanted: { address: string; units: bigint; at: number } | null = null

  async function askSandbox(from: Sandbox, address: string, units: bigint): Promise<void> {
    const url = await from.reach()
    if (url === null) return
    await ask({
      url: `${url}/chains/${coin.asset}/pay`,
      method: 'POST',
      headers: { authorization: `Bearer ${from.key}` },
      body: JSON.stringify({ address, amount: String(2n * units) }),
      answer: paid,
    })
  }
  return {
    wantCoins: async (address: string, units: bigint): Promise<void> => {
      const now = performance.now()
      if (wanted && now - wanted.at < askAgainMs) return
      wanted = { address, units, at: now }
      log.warn({ provider: coin.provider, units: String(units) }, 'payouts wait for coins')
      if (sandbox) await askSandbox(sandbox, address, units)
    },
    concerns: (): string[] =>
      wanted && !sandbox && performance.now() - wanted.at < 2 * askAgainMs
        ? [
            `${coin.provider}: payouts of ${wanted.units} units wait for coins; send some to ${wanted.address}.`,
          ]
        : [],
  }
}
