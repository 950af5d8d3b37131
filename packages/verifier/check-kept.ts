import type { RefusalReceipt } from '@fairhouse/fairness/receipt'
import type { Chain } from './check-receipts.ts'
import type { KeptEvidence, ShownFairness, StreamEvidence } from './evidence.ts'
import type { Note } from './finding.ts'
import type { Seals } from './seals.ts'
import { receiptHash } from '@fairhouse/fairness/receipt'

/** What there was to compare a stream with. */
export interface Compared {
  /** Times that the browser was shown a hash of this stream's server seed. */
  readonly hashes: number
  readonly receipts: number
  readonly refusals: number
  /** The browser had been shown the hash of the server seed before the player's seed was chosen. */
  readonly hashFirst: boolean
}

/** A stream and what there is to hold against it. */
export interface Held {
  readonly stream: StreamEvidence
  readonly chain: Chain
  readonly kept: KeptEvidence
  readonly seals: Seals
}

/** Holds a stream to what the player's browser kept of it. */
export async function checkKept(
  { stream, chain, kept, seals }: Held,
  note: Note,
): Promise<Compared> {
  const { number } = stream
  const shown = kept.shown.filter((one) => one.stream === number || one.stream === number - 1)
  for (const one of shown) checkShown(stream, one, note)
  checkAnnounced(stream, shown, note)
  const receipts = kept.receipts.filter(({ receipt }) => receipt.stream === number)
  for (const sealed of receipts) {
    const { nonce, sequence } = sealed.receipt
    const fault = await seals.faultOf(sealed)
    if (fault) note(fault, { nonce, sequence }, { found: sealed.seal.key })
    checkKeptReceipt({ stream, chain }, sealed.receipt, note)
  }
  const refusals = kept.refusals.filter(({ receipt }) => receipt.stream === number)
  for (const sealed of refusals) {
    const fault = await seals.faultOf(sealed)
    if (fault) note(fault, { nonce: sealed.receipt.nonce }, { found: sealed.seal.key })
    checkRefusal({ stream, chain }, sealed.receipt, note)
  }
  return {
    hashes: shown.length,
    receipts: receipts.length,
    refusals: refusals.length,
    hashFirst: isHashFirst(stream, shown),
  }
}

function checkShown(stream: StreamEvidence, shown: ShownFairness, note: Note): void {
  const isNext = shown.stream === stream.number - 1
  const hash = isNext ? shown.nextServerSeedHash : shown.serverSeedHash
  if (hash !== stream.serverSeedHash) {
    note('seedShown', {}, { said: stream.serverSeedHash, found: hash })
  }
  if (isNext) return
  if (shown.clientSeed !== null && shown.clientSeed !== stream.clientSeed) {
    note('clientSeedShown', {}, { said: stream.clientSeed, found: shown.clientSeed })
  }
  if (shown.nonce > stream.played) {
    note('nonceShown', {}, { said: stream.played, found: shown.nonce })
  }
}

/** What was announced for the next stream stays what it is, whether or not that stream is here. */
function checkAnnounced({ number }: StreamEvidence, shown: readonly ShownFairness[], note: Note) {
  const [first, ...others] = new Set(
    shown.filter(({ stream }) => stream === number).map((one) => one.nextServerSeedHash),
  )
  for (const found of others) note('seedShown', {}, { said: first ?? null, found })
}

type InChain = Pick<Held, 'stream' | 'chain'>
type KeptReceipt = KeptEvidence['receipts'][number]['receipt']

function checkKeptReceipt({ stream, chain }: InChain, receipt: KeptReceipt, note: Note): void {
  const { nonce, sequence, serverSeedHash, clientSeed } = receipt
  const place = { nonce, sequence }
  if (serverSeedHash !== stream.serverSeedHash) {
    note('seedKept', place, { said: stream.serverSeedHash, found: serverSeedHash })
  }
  if (clientSeed !== stream.clientSeed) {
    note('clientSeedKept', place, { said: stream.clientSeed, found: clientSeed })
  }
  const hash = receiptHash(receipt)
  if (nonce >= stream.archived && !chain.receipts.has(hash)) {
    note('keptMissing', place, { found: hash })
  }
}

/** A refusal stands where the stream stood: it names the receipt before it and the nonce that comes next. */
function checkRefusal({ stream, chain }: InChain, refusal: RefusalReceipt, note: Note): void {
  const { nonce, previous, serverSeedHash } = refusal
  if (serverSeedHash !== stream.serverSeedHash) {
    note('seedKept', { nonce }, { said: stream.serverSeedHash, found: serverSeedHash })
    return
  }
  if (nonce < stream.archived) return
  const before = chain.receipts.get(previous)
  const isArchived = stream.archived > 0 && nonce === stream.archived
  const isStanding = before
    ? nonce === before.nonce + 1
    : isArchived || (previous === serverSeedHash && nonce <= chain.withoutReceipts)
  if (!isStanding) note('refusalAstray', { nonce }, { found: previous })
}

function isHashFirst(stream: StreamEvidence, shown: readonly ShownFairness[]): boolean {
  const times = (is: (one: ShownFairness) => boolean): number =>
    shown.filter(is).reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY)
  const isOfStream = (one: ShownFairness): boolean => one.stream === stream.number
  const hash = times((one) =>
    isOfStream(one)
      ? one.clientSeed === null && one.serverSeedHash === stream.serverSeedHash
      : one.nextServerSeedHash === stream.serverSeedHash,
  )
  const choice = times((one) => isOfStream(one) && one.clientSeed !== null)
  return Number.isFinite(hash) && Number.isFinite(choice) && hash <= choice
}
