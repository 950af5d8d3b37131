import type { IdentityCheckShown } from '@fairhouse/contract/entities/identity-check'
import { useCallback, useEffect, useState } from 'react'
import { useHouse } from '../../../shell/house/house.tsx'
import type { Client } from '../../../shell/session/client.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { sentenceOf } from '../words/sentence-of.ts'

type Identity =
  | { readonly stage: 'loading' }
  | { readonly stage: 'offline' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | { readonly stage: 'loaded'; readonly check: IdentityCheckShown }

/** Somebody looks at papers: what he decides is seen after so long at the latest. */
const askAgainMs = 15_000

/** How the check of the player's identity stands. */
export function useIdentity() {
  const client = useClient()
  const { errors } = useHouse()
  const [identity, setIdentity] = useState<Identity>({ stage: 'loading' })
  const waits = identity.stage === 'loaded' && identity.check.state === 'inReview'
  const again = useCallback(async (): Promise<void> => {
    const found = await askIdentity(client, errors)
    setIdentity((before) => better(before, found))
  }, [client, errors])
  useEffect(() => {
    const left = new AbortController()
    const ask = (): void =>
      void askIdentity(client, errors).then(
        (found) => left.signal.aborted || setIdentity((before) => better(before, found)),
      )
    ask()
    const timer = waits ? setInterval(ask, askAgainMs) : undefined
    return () => {
      left.abort()
      clearInterval(timer)
    }
  }, [client, errors, waits])
  return {
    identity,
    again: () => void again(),
    replace: (check: IdentityCheckShown) => setIdentity({ stage: 'loaded', check }),
  }
}

/** What is on screen is worth more than the sentence that it could not be renewed. */
const better = (before: Identity, found: Identity): Identity =>
  before.stage === 'loaded' && found.stage !== 'loaded' ? before : found

async function askIdentity(client: Client, errors: Texts['errors']): Promise<Identity> {
  const answer = await client.ask('identityCheck', {}, { passive: true })
  if (answer.ok) return { stage: 'loaded', check: answer.reply.identity }
  const { failure } = answer
  return failure.code === 'NETWORK_ERROR' && !navigator.onLine
    ? { stage: 'offline' }
    : { stage: 'failed', sentence: sentenceOf(failure, errors) }
}
