import type { StatusQuestion } from '#modules/cashier'
import { createBell } from '#platform/bell'
import { keepLease } from '#platform/leases/keep-lease'
import { type Lease, LeaseLost } from '#platform/leases/lease'
import { MoneroRefusal, MoneroSilence } from './ask-monero.ts'
import { followChain, type Standing } from './follow-chain.ts'
import { type PayingOut, payOut } from './pay-out.ts'
import { type ChainRow, chainRow } from './store/chain-row.ts'
import { openWork } from './store/open-work.ts'
import { markTold, untold } from './store/untold.ts'
import { terms } from './terms.ts'

export interface ScannerNeeds extends PayingOut {
  /** Name of this process among all nodes. */
  readonly holder: string
  readonly heard: (provider: string, question: StatusQuestion) => Promise<void>
  /** Makes the wallet ready. @returns false while that cannot be. */
  readonly openWallet: (row: ChainRow) => Promise<boolean>
  /** Between two looks while a payment is on its way or expected. */
  readonly busyMs: number
  /** Between two looks otherwise; null: the node is left alone then. */
  readonly idleMs: number | null
}

export interface Scanner {
  readonly start: () => void
  readonly stop: () => Promise<void>
  readonly wake: () => void
  /** Null on a node that does not look, and before the first look. */
  readonly standing: () => Standing | null
}

const { provider } = terms
/** A wallet that reads many blocks takes its time. */
const leaseMs = 30_000
/** Between two questions to the database whether there is anything to look for. */
const askAgainMs = 3_000

/** Looks at the chain again and again, on one node of all at a time. */
export function createScanner(needs: ScannerNeeds): Scanner {
  const { database, log, holder, busyMs, idleMs } = needs
  const bell = createBell()
  const stopping = new AbortController()
  let standing: Standing | null = null
  let running: Promise<void> | null = null

  /** @returns how long until the next look. */
  async function look(lease: Lease): Promise<number> {
    const row = await chainRow(database, provider)
    if (!row) return askAgainMs
    const isBusy = row.watched || (await openWork(database, provider, row.height))
    if (!isBusy && idleMs === null) return tell().then(() => askAgainMs)
    standing = (await needs.openWallet(row)) ? await followChain(needs, lease, row) : 'silent'
    if (standing === 'level') await payOut(needs, lease, row.anchor_height)
    await tell()
    return isBusy ? busyMs : (idleMs ?? askAgainMs)
  }
  async function tell(): Promise<void> {
    for (const one of await untold(database, provider)) {
      const { kind, about, reference } = one
      await needs.heard(provider, { kind, reference, providerRef: about })
      await markTold(database, provider, one)
    }
  }
  async function lookOnce(lease: Lease): Promise<number> {
    try {
      return await look(lease)
    } catch (fault) {
      if (fault instanceof MoneroSilence || fault instanceof MoneroRefusal) standing = 'silent'
      else if (!(fault instanceof LeaseLost)) standing = null
      log.warn({ err: fault, provider }, 'a chain could not be looked at')
      return busyMs
    }
  }
  async function run(): Promise<void> {
    const name = `payments ${provider}`
    const kept = keepLease({ database, log, name, holder, lastsMs: leaseMs }, bell.ring)
    while (!stopping.signal.aborted) {
      const lease = kept.current()
      if (!lease) standing = null
      await bell.wait(lease ? await lookOnce(lease) : askAgainMs)
    }
    await kept.stop()
  }
  return {
    start: () => {
      running ??= run()
    },
    stop: async () => {
      stopping.abort()
      bell.ring()
      await running
    },
    wake: bell.ring,
    standing: () => standing,
  }
}
