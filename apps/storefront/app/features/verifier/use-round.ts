import { useEffect, useEffectEvent, useState } from 'react'
import type { Reply } from '../../../asking/ask.ts'
import { browserShelf } from '../../../keeping/open-keeping.ts'
import { keptHash } from '../../../keeping/read-kept.ts'
import type { Client } from '../../shell/session/client.ts'
import { useStatus } from '../../shell/session/client-context.tsx'
import { type Entries, writeAmount, writeMoves } from './entries.ts'
import type { Played } from '@fairhouse/verifier/recount'
import type { MeterRecount } from '@fairhouse/verifier/recount-meter'
import { recountMeters } from './load-meters.ts'

type Detail = Reply<'roundDetail'>

export interface LoadedRound {
  readonly id: string
  readonly entries: Entries
  readonly played: Played
  readonly currency: Detail['summary']['currency']
  /** The server seed is not open yet. */
  readonly sealed: boolean
  /** The shown hash is the one that this browser kept, not what the house says now. */
  readonly hashKept: boolean
  /** What it did at meters of jackpots, worked out again. */
  readonly meters: readonly MeterRecount[]
}

export interface RoundLoading {
  readonly stage: 'idle' | 'loading'
  readonly round: LoadedRound | null
  load(roundId: string): Promise<void>
}

interface RoundNeeds {
  /** The round of the page's address, if any. */
  readonly wanted: string | null
  onLoaded(loaded: LoadedRound): void
}

/** Asks the house for a round once; what follows needs no house. */
export function useRound(client: Client, { wanted, onLoaded }: RoundNeeds): RoundLoading {
  const { isLogged } = useStatus()
  const asksAtOnce = wanted !== null && isLogged
  const [stage, setStage] = useState<RoundLoading['stage']>(asksAtOnce ? 'loading' : 'idle')
  const [round, setRound] = useState<LoadedRound | null>(null)

  const take = (loaded: LoadedRound | null): void => {
    setStage('idle')
    if (!loaded) return
    setRound(loaded)
    onLoaded(loaded)
  }
  const takeWanted = useEffectEvent(take)
  useEffect(() => {
    if (wanted !== null && isLogged) void fetchRound(client, wanted).then(takeWanted)
  }, [client, wanted, isLogged])

  return {
    stage,
    round,
    async load(roundId) {
      setStage('loading')
      take(await fetchRound(client, roundId))
    },
  }
}

async function fetchRound(client: Client, roundId: string): Promise<LoadedRound | null> {
  const answer = await client.ask('roundDetail', { roundId })
  if (!answer.ok) return null
  const meters = await recountMeters(client, answer.reply)
  const kept = await keptOf(client, answer.reply.receipts)
  return { ...readDetail(roundId, answer.reply, kept), meters }
}

/** The hash that this browser kept of the stream a round was drawn from; null when it kept none. */
async function keptOf(client: Client, [first]: Detail['receipts']): Promise<string | null> {
  const status = client.status.get()
  if (!status.isLogged || first === undefined) return null
  return keptHash(await browserShelf(), status.login, first.receipt.stream).catch(() => null)
}

/** What of a round it takes to work it out again. */
interface Workable
  extends Pick<Detail, 'round' | 'moves' | 'firstStake' | 'selection' | 'fairness' | 'definition'> {
  readonly summary: Pick<Detail['summary'], 'uri' | 'stake' | 'currency' | 'ended'>
}

/**
 * A round as the verifier's form takes it.
 * @param kept the hash that this browser kept of its stream; null: none.
 */
export function readDetail(
  id: string,
  { round, summary, moves, firstStake, selection, fairness, definition }: Workable,
  kept: string | null,
): Omit<LoadedRound, 'meters'> {
  return {
    id,
    currency: summary.currency,
    sealed: fairness.serverSeed === null,
    hashKept: kept !== null,
    played: {
      definitionHash: definition.hash,
      events: round.events,
      payout: summary.ended === 'voided' ? null : round.payout,
    },
    entries: {
      uri: summary.uri,
      serverSeed: fairness.serverSeed ?? '',
      shownHash: kept ?? fairness.serverSeedHash,
      clientSeed: fairness.clientSeed,
      nonce: String(fairness.nonce),
      stake: writeAmount(firstStake ?? summary.stake),
      moves: writeMoves(moves, { mode: round.mode, selection }),
    },
  }
}
