import { createChainScanner, type Scanner, type ScannerNeeds } from '../../chain-scanner.ts'
import { MoneroRefusal, MoneroSilence } from './ask-monero.ts'
import { followChain, type Standing } from './follow-chain.ts'
import { type PayingOut, payOut } from './pay-out.ts'
import { type ChainRow, chainRow } from './store/chain-row.ts'
import { openWork } from './store/open-work.ts'
import { markTold, untold } from './store/untold.ts'
import { terms } from './terms.ts'

interface MoneroScannerNeeds extends ScannerNeeds, PayingOut {
  /** Makes the wallet ready. @returns false while that cannot be. */
  readonly openWallet: (row: ChainRow) => Promise<boolean>
}

const { provider } = terms
/** A wallet that reads many blocks takes its time. */
const leaseMs = 30_000

/** Looks at what the wallet sees of the chain, and at what is to be paid out. */
export function createScanner(needs: MoneroScannerNeeds): Scanner<Standing> {
  const { database } = needs
  return createChainScanner<ChainRow, Standing>(needs, {
    provider,
    leaseMs,
    row: () => chainRow(database, provider),
    hasOpenWork: ({ height }) => openWork(database, provider, height),
    look: async (lease, row) => {
      const standing = (await needs.openWallet(row))
        ? await followChain(needs, lease, row)
        : 'silent'
      if (standing === 'level') await payOut(needs, lease, row.anchor_height)
      return standing
    },
    untold: () => untold(database, provider),
    markTold: (one) => markTold(database, provider, one),
    isSilence: (fault) => fault instanceof MoneroSilence || fault instanceof MoneroRefusal,
  })
}
