import type { ReplyOf } from '@fairhouse/contract/call'
import type { calls } from '@fairhouse/contract/calls/all'
import { useEffect, useState } from 'react'
import { useClient } from '../../shell/session/client-context.tsx'

/** What the house says of a player's invitations. */
export type BuddyTold = ReplyOf<(typeof calls)['bonusBuddy']>

type Buddy =
  | { readonly stage: 'loading' }
  | { readonly stage: 'failed' }
  | { readonly stage: 'loaded'; readonly told: BuddyTold }

/** The player's code and what came of it. Asked once. */
export function useBuddy(): Buddy {
  const client = useClient()
  const [buddy, setBuddy] = useState<Buddy>({ stage: 'loading' })
  useEffect(() => {
    const left = new AbortController()
    const ask = async (): Promise<void> => {
      const answer = await client.ask('bonusBuddy', {}, { shows: ['notPermitted'] })
      if (left.signal.aborted) return
      setBuddy(answer.ok ? { stage: 'loaded', told: answer.reply } : { stage: 'failed' })
    }
    void ask()
    return () => left.abort()
  }, [client])
  return buddy
}
