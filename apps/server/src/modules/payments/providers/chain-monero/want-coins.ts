import type { Log } from '#platform/log'
import { z } from 'zod'
import { createAskJson } from '../../ask-json.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { terms } from './terms.ts'

const paid = z.object({ txid: z.string() })
/** Coins wait for ten blocks before they can be spent. */
const askAgainMs = 60_000

/** What is done when payouts are larger than what can be spent now: a sandbox sends test coins, an operator is told where to send his. */
export function createFaucet(
  sandbox: Sandbox | null,
  address: () => Promise<string | null>,
  log: Log,
) {
  const ask = createAskJson({ log })
  let wanted: { address: string; units: bigint; at: number } | null = null
  return {
    wantCoins: async (units: bigint): Promise<void> => {
      const now = performance.now()
      const to = await address()
      if (to === null || (wanted && now - wanted.at < askAgainMs)) return
      wanted = { address: to, units, at: now }
      log.warn({ provider: terms.provider, units: String(units) }, 'payouts wait for coins')
      const url = (await sandbox?.reach()) ?? null
      if (!sandbox || url === null) return
      await ask({
        url: `${url}/chains/${terms.asset}/pay`,
        method: 'POST',
        headers: { authorization: `Bearer ${sandbox.key}` },
        body: JSON.stringify({ address: to, amount: String(2n * units) }),
        answer: paid,
      })
    },
    concerns: (): string[] =>
      wanted && !sandbox && performance.now() - wanted.at < 2 * askAgainMs
        ? [
            `${terms.provider}: payouts of ${wanted.units} units wait for coins that can be spent; send some to ${wanted.address}.`,
          ]
        : [],
  }
}
