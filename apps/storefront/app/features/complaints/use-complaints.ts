import type { ComplaintSubject } from '@fairhouse/contract/complaint-choices'
import type { Complaint } from '@fairhouse/contract/entities/complaint'
import { useCallback, useEffect, useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { useClient } from '../../shell/session/client-context.tsx'

/** What is sent with a new complaint. */
interface Filed {
  readonly requestKey: string
  readonly subject: ComplaintSubject
  readonly text: string
  readonly reference: string
}

/** What a call that records something answers: all complaints. */
type Recorded =
  | { readonly ok: true; readonly reply: { readonly complaints: readonly Complaint[] } }
  | { readonly ok: false }

export interface ComplaintsAtHand {
  readonly complaints: readonly Complaint[]
  readonly busy: boolean
  /** Whether the house did it. What is refused is told on top of the page. */
  file(complaint: Filed): Promise<boolean>
  /** Asks for somebody else; whether the house did it. */
  escalate(wish: { readonly number: string; readonly text: string }): Promise<boolean>
}

export type FoundComplaints =
  | { readonly stage: 'loading' }
  | { readonly stage: 'failed'; readonly sentence: string; again(): void }
  | ({ readonly stage: 'loaded' } & ComplaintsAtHand)

/** The player's complaints, asked once, and as each change answers. */
export function useComplaints(): FoundComplaints {
  const client = useClient()
  const { errors } = useHouse()
  const [complaints, setComplaints] = useState<readonly Complaint[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const load = useCallback(async (): Promise<readonly Complaint[] | string> => {
    const answer = await client.ask('complaints', {}, { shows: [] })
    if (answer.ok) return answer.reply.complaints
    return answer.failure.code === 'NETWORK_ERROR' ? errors.network : errors.generic
  }, [client, errors])
  const show = useCallback((loaded: readonly Complaint[] | string): void => {
    if (typeof loaded === 'string') setFailure(loaded)
    else setComplaints(loaded)
  }, [])
  useEffect(() => {
    const left = new AbortController()
    void load().then((loaded) => left.signal.aborted || show(loaded))
    return () => left.abort()
  }, [load, show])

  const recorded = async (asked: Promise<Recorded>): Promise<boolean> => {
    setBusy(true)
    const answer = await asked
    setBusy(false)
    if (answer.ok) setComplaints(answer.reply.complaints)
    return answer.ok
  }
  const again = async (): Promise<void> => {
    setFailure(null)
    show(await load())
  }
  if (complaints)
    return {
      stage: 'loaded',
      complaints,
      busy,
      file: (complaint) => recorded(client.ask('fileComplaint', complaint)),
      escalate: (wish) => recorded(client.ask('escalateComplaint', wish)),
    }
  return failure === null
    ? { stage: 'loading' }
    : { stage: 'failed', sentence: failure, again: () => void again() }
}
