import type { RoundSummary } from '@fairhouse/contract/calls/play'
import { useCallback, useEffect, useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Bets } from './use-bets.ts'
import { bodyOf, type RoundWish } from './round-wish.ts'

type Unloaded = Exclude<Bets, { stage: 'loaded' }>

export type Found =
  | Unloaded
  | {
      readonly stage: 'loaded'
      readonly rounds: readonly RoundSummary[]
      /** Where older ones begin; null: there are none. */
      readonly next: string | null
    }

/** The rounds that fit, and how to look further back. Asked once for a wish; a component that asks again is made anew. */
export function useFound(wish: RoundWish): {
  readonly found: Found
  readonly busy: boolean
  readonly more: () => Promise<void>
} {
  const client = useClient()
  const { errors } = useHouse()
  const { game, won, from, to } = wish
  const [found, setFound] = useState<Found>({ stage: 'loading' })
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    void askFrom(client, { game, won, from, to }, null, errors).then(
      (answer) => left.signal.aborted || setFound(answer),
    )
    return () => left.abort()
  }, [client, errors, game, won, from, to])

  const more = useCallback(async (): Promise<void> => {
    if (busy || found.stage !== 'loaded' || found.next === null) return
    setBusy(true)
    const older = await askFrom(client, { game, won, from, to }, found.next, errors)
    setBusy(false)
    setFound(
      older.stage === 'loaded' ? { ...older, rounds: [...found.rounds, ...older.rounds] } : older,
    )
  }, [busy, client, errors, found, game, won, from, to])
  return { found, busy, more }
}

async function askFrom(
  client: Client,
  wish: RoundWish,
  before: string | null,
  errors: Texts['errors'],
): Promise<Found> {
  const asked = { ...bodyOf(wish), ...(before === null ? {} : { before }) }
  const answer = await client.ask('findRounds', asked, { passive: true })
  if (answer.ok) return { stage: 'loaded', ...answer.reply }
  const { failure } = answer
  const isCutOff = failure.code === 'NETWORK_ERROR'
  if (isCutOff && !navigator.onLine) return { stage: 'offline' }
  const said = failure.type === 'refused' ? failure.sentence : null
  return { stage: 'failed', sentence: said ?? (isCutOff ? errors.network : errors.generic) }
}
