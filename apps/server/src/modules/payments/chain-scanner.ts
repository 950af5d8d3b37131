import type { StatusQuestion } from '#modules/cashier'
import { createBell } from '#platform/bell'
import type { Database } from '#platform/database'
import { keepLease } from '#platform/leases/keep-lease'
import { type Lease, LeaseLost } from '#platform/leases/lease'
import type { Log } from '#platform/log'

/** How often a chain is looked at, by whom, and who hears of it. */
export interface ScannerNeeds {
  readonly database: Database
  readonly log: Log
  /** Name of this process among all nodes. */
  readonly holder: string
  readonly heard: (provider: string, question: StatusQuestion) => Promise<void>
  /** Between two looks while a payment is on its way or expected. */
  readonly busyMs: number
  /** Between two looks otherwise; null: the node is left alone then. */
  readonly idleMs: number | null
}

/** Something of which the cashier has not heard yet. */
export interface Untold {
  readonly kind: 'deposit' | 'payout'
  /** The address, or the payout's reference. */
  readonly about: string
  /** What the cashier calls it. */
  readonly reference: string
  readonly version: bigint
}

/** One chain, as far as looking at it again and again is concerned. */
export interface ScannedChain<Row extends { readonly watched: boolean }, Standing extends string> {
  readonly provider: string
  readonly leaseMs: number
  /** The chain as far as it was read; undefined before anybody needed it. */
  readonly row: () => Promise<Row | undefined>
  /** Whether a payment is on its way, in or out. */
  readonly hasOpenWork: (row: Row) => Promise<boolean>
  /** Reads what is new and sends what is to go. @returns how the chain stood. */
  readonly look: (lease: Lease, row: Row) => Promise<Standing>
  readonly untold: () => Promise<readonly Untold[]>
  readonly markTold: (one: Untold) => Promise<void>
  /** Whether a fault means no more than that whoever was asked gave no answer. */
  readonly isSilence: (fault: unknown) => boolean
}

/** Work in the background that looks at a chain. */
export interface Scanner<Standing extends string> {
  readonly start: () => void
  readonly stop: () => Promise<void>
  readonly wake: () => void
  /** At the last look; null on a node that does not look, and before the first look. */
  readonly standing: () => Standing | 'silent' | null
}

/** Between two questions to the database whether there is anything to look for. */
const askAgainMs = 3_000

/** Looks at one chain again and again, on one node of all at a time, and tells the cashier what changed. */
export function createChainScanner<
  Row extends { readonly watched: boolean },
  Standing extends string,
>(needs: ScannerNeeds, chain: ScannedChain<Row, Standing>): Scanner<Standing> {
  const { database, log, holder, heard, busyMs, idleMs } = needs
  const { provider, leaseMs: lastsMs } = chain
  const bell = createBell()
  const stopping = new AbortController()
  let standing: Standing | 'silent' | null = null
  let running: Promise<void> | null = null
  /** What could not be told the last time, so that a fault that stays is logged once. */
  const failed = new Set<string>()

  /** @returns how long until the next look. */
  async function look(lease: Lease): Promise<number> {
    const row = await chain.row()
    if (!row) return askAgainMs
    const isBusy = row.watched || (await chain.hasOpenWork(row))
    if (!isBusy && idleMs === null) return tell().then(() => askAgainMs)
    standing = await chain.look(lease, row)
    await tell()
    return isBusy ? busyMs : (idleMs ?? askAgainMs)
  }
  async function tell(): Promise<void> {
    for (const one of await chain.untold()) {
      // oxlint-disable-next-line no-await-in-loop -- each is told of once the one before it is
      await tellAlone(one)
    }
  }
  /** One payment of which nobody can be told must not keep the others waiting; it is told again at the next look. */
  async function tellAlone(one: Untold): Promise<void> {
    const { kind, about, reference } = one
    try {
      await heard(provider, { kind, reference, providerRef: about })
      await chain.markTold(one)
      failed.delete(reference)
    } catch (fault) {
      if (failed.has(reference)) return
      failed.add(reference)
      log.error({ err: fault, provider, reference }, 'nobody could be told of a payment')
    }
  }
  async function lookOnce(lease: Lease): Promise<number> {
    try {
      return await look(lease)
    } catch (fault) {
      if (chain.isSilence(fault)) standing = 'silent'
      else if (!(fault instanceof LeaseLost)) standing = null
      log.warn({ err: fault, provider }, 'a chain could not be looked at')
      return busyMs
    }
  }
  async function run(): Promise<void> {
    const name = `payments ${provider}`
    const kept = keepLease({ database, log, name, holder, lastsMs }, bell.ring)
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
