import { createChainScanner, type Scanner, type ScannerNeeds } from '../../chain-scanner.ts'
import { followChain, type Followed } from './follow-chain.ts'
import { NodeRefusal, NodeSilence } from './node/ask-node.ts'
import { type PayingOut, payOut } from './pay-out.ts'
import { type ChainRow, chainRow } from './store/chain-row.ts'
import { markTold } from './store/mark-told.ts'
import { openWork } from './store/open-work.ts'
import { untold } from './store/untold.ts'
import { createPoolWatch } from './watch-pool.ts'

/** How the chain stood at the last look. */
export type Standing = Followed['type'] | 'silent'

const leaseMs = 10_000

/** Looks at a coin's chain: its blocks, what waits for one, and what is to be paid out. */
export function createScanner(needs: ScannerNeeds & PayingOut): Scanner<Standing> {
  const { database, coin } = needs
  const { provider } = coin
  const pool = createPoolWatch(needs)
  return createChainScanner<ChainRow, Standing>(needs, {
    provider,
    leaseMs,
    row: () => chainRow(database, provider),
    hasOpenWork: ({ height }) => openWork(database, provider, height),
    look: async (lease, row) => {
      const followed = await followChain(needs, lease, row)
      if (followed.type === 'level') {
        const { height } = followed
        const waiting = await pool.look(lease, height)
        await payOut(needs, lease, { ...row, height }, waiting)
      }
      return followed.type
    },
    untold: () => untold(database, provider),
    markTold: (one) => markTold(database, provider, one),
    isSilence: (fault) => fault instanceof NodeSilence || fault instanceof NodeRefusal,
  })
}
