import type { StatusQuestion } from '#modules/cashier'
import { createBell } from '#platform/bell'
import { keepLease } from '#platform/leases/keep-lease'
import { type Lease, LeaseLost } from '#platform/leases/lease'
import { followChain } from './follow-chain.ts'
import { NodeRefusal, NodeSilence } from './node/ask-node.ts'
import { type PayingOut, payOut } from './pay-out.ts'
import { chainRow } from './store/chain-row.ts'
import { markTold } from './store/mark-told.ts'
import { openWork } from './store/open-work.ts'
import { untold } from './store/untold.ts'
import { createPoolWatch } from './watch-pool.ts'

export interface ScannerNeeds extends PayingOut {
  /** Name of this process among all nodes. */
  readonly holder: string
  readonly heard: (provider: string, question: StatusQuestion) => Promise<void>
  /** Between two looks while a payment is on its way or expected. */
  readonly busyMs: number
  /** Between two looks otherwise; null: the node is left alone then. */
  readonly idleMs: number | null
}

/** How the chain stood at the last look. */
export type Standing = 'level' | 'behind' | 'forked' | 'silent'

export interface Scanner {
  readonly start: () => void
  readonly stop: () => Promise<void>
  readonly wake: () => void
  /** Null on a node that does not look, and before the first look. */
  readonly standing: () => Standing | null
}

const leaseMs = 10_000
/** Between two questions to the database whether there is anything to look for. */
const askAgainMs = 3_000

/** Looks at one chain again and again, on one node of all at a time. */
export function createScanner(needs: ScannerNeeds): Scanner {
  const { database, coin, log, holder, busyMs, idleMs } = needs
  const pool = createPoolWatch(needs)
  const bell = createBell()
  const stopping = new AbortController()
  let standing: Standing | null = null
  let running: Promise<void> | null = null

  /** @returns how long until the next look. */
  async function look(lease: Lease): Promise<number> {
    const row = await chainRow(database, coin.provider)
    if (!row) return askAgainMs
    const isBusy = row.watched || (await openWork(database, coin.provider, row.height))
    if (!isBusy && idleMs === null) return tell().then(() => askAgainMs)
    const followed = await followChain(needs, lease, row)
    standing = followed.type
    if (followed.type === 'level') {
      const waiting = await pool.look(lease, followed.height)
      await payOut(needs, lease, { ...row, height: followed.height }, waiting)
    }
    await tell()
    return isBusy ? busyMs : (idleMs ?? askAgainMs)
  }
  async function tell(): Promise<void> {
    for (const one of await untold(database, coin.provider)) {
      const { kind, about, reference } = one
      await needs.heard(coin.provider, { kind, reference, providerRef: about })
      await markTold(database, coin.provider, one)
    }
  }
  async function lookOnce(lease: Lease): Promise<number> {
    try {
      return await look(lease)
    } catch (fault) {
      if (fault instanceof NodeSilence || fault instanceof NodeRefusal) standing = 'silent'
      else if (!(fault instanceof LeaseLost)) standing = null
      log.warn({ err: fault, provider: coin.provider }, 'a chain could not be looked at')
      return busyMs
    }
  }
  async function run(): Promise<void> {
    const name = `payments ${coin.provider}`
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
