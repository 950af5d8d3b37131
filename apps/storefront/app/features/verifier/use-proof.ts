import type { SharedRound } from '@fairhouse/contract/entities/shared-round'
import type { MeterRecount } from '@fairhouse/verifier/recount-meter'
import { useEffect, useState } from 'react'
import type { Client } from '../../shell/session/client.ts'
import { readEntries } from './entries.ts'
import { recountMeters } from './load-meters.ts'
import { useRecount } from './use-recount.ts'
import { readDetail } from './use-round.ts'
import type { Result } from './verify.worker.ts'

const none: readonly MeterRecount[] = []

/** Works a shared round out again, with what it did at meters of jackpots. */
export function useProof(
  client: Client,
  shared: SharedRound,
): { readonly result: Result | null; readonly meters: readonly MeterRecount[] } {
  const { count, result } = useRecount(client)
  const [meters, setMeters] = useState(none)
  useEffect(() => {
    const left = new AbortController()
    const { entries, played } = readDetail(shared.summary.id, shared, null)
    const read = readEntries(entries, played)
    if ('evidence' in read) count(entries.uri, read.evidence)
    void recountMeters(client, shared).then((found) => left.signal.aborted || setMeters(found))
    return () => left.abort()
  }, [client, count, shared])
  return { result, meters }
}
