import type { CallName } from '@fairhouse/contract/calls/all'
import type { Protection } from '@fairhouse/contract/entities/protection'
import { useCallback, useEffect, useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { useClient } from '../../shell/session/client-context.tsx'

/** Calls that change how a player is held in: each answers with all of it. */
type Change = Extract<
  CallName,
  | 'setLimit'
  | 'confirmLimit'
  | 'keepLimit'
  | 'takeTimeOut'
  | 'excludeSelf'
  | 'setReality'
  | 'setSession'
  | 'blockGames'
>

export interface ProtectionAtHand {
  readonly protection: Protection
  readonly busy: boolean
  /** Whether the house did it. What is refused is told on top of the page. */
  change(call: Change, fields: Readonly<Record<string, string>>): Promise<boolean>
}

export type FoundProtection =
  | { readonly stage: 'loading' }
  | { readonly stage: 'failed'; readonly sentence: string; again(): void }
  | ({ readonly stage: 'loaded' } & ProtectionAtHand)

/** How the player holds himself in, asked once, and as each change answers. */
export function useProtection(): FoundProtection {
  const client = useClient()
  const { errors } = useHouse()
  const [protection, setProtection] = useState<Protection | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const load = useCallback(async (): Promise<Protection | string> => {
    const answer = await client.ask('readProtection', {}, { shows: [] })
    if (answer.ok) return answer.reply.protection
    return answer.failure.code === 'NETWORK_ERROR' ? errors.network : errors.generic
  }, [client, errors])
  const show = useCallback((loaded: Protection | string): void => {
    if (typeof loaded === 'string') setFailure(loaded)
    else setProtection(loaded)
  }, [])
  useEffect(() => {
    const left = new AbortController()
    void load().then((loaded) => left.signal.aborted || show(loaded))
    return () => left.abort()
  }, [load, show])

  const change = useCallback<ProtectionAtHand['change']>(
    async (call, fields) => {
      setBusy(true)
      const answer = await client.ask(call, fields)
      setBusy(false)
      if (answer.ok) setProtection(answer.reply.protection)
      return answer.ok
    },
    [client],
  )
  const again = async (): Promise<void> => {
    setFailure(null)
    show(await load())
  }
  if (protection) return { stage: 'loaded', protection, busy, change }
  return failure === null
    ? { stage: 'loading' }
    : { stage: 'failed', sentence: failure, again: () => void again() }
}
