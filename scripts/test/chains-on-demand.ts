import { existsSync } from 'node:fs'
import type { Transcript } from './transcript.ts'

const bitcoinCash = 'apps/sandbox-payments/chains/bitcoin-cash/node'

/** Says which tests of chains are left out because nobody brought their nodes. */
export function sayWhatIsOnDemand(told: Transcript): void {
  if (!existsSync(`${bitcoinCash}/node_modules/bcash`))
    told.write(
      `There is no Bitcoin Cash node, so the tests of its chain are left out: npm ci --ignore-scripts --prefix ${bitcoinCash}.\n`,
    )
  if (process.env['SANDBOX_MONERO'] !== '1')
    told.write(
      'The tests of Monero take minutes and are left out: set SANDBOX_MONERO=1, with monero of Debian installed.\n',
    )
}
