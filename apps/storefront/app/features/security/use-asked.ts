import { useCallback, useEffect, useState } from 'react'
import type { Failed, Failure } from '../../../asking/failure.ts'
import { useHouse } from '../../shell/house/house.tsx'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

export type LoadState<Reply> =
  | { readonly stage: 'loading' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | { readonly stage: 'loaded'; readonly reply: Reply }

/**
 * What a part of the page shows: asked once, again on wish, and replaced by what a change has answered.
 * @param ask always the same function.
 */
export function useAsked<Reply>(
  ask: (client: Client) => Promise<{ readonly ok: true; readonly reply: Reply } | Failed>,
): { asked: LoadState<Reply>; again(): void; replace(reply: Reply): void } {
  const client = useClient()
  const { errors } = useHouse()
  const [asked, setAsked] = useState<LoadState<Reply>>({ stage: 'loading' })
  const load = useCallback(async (): Promise<LoadState<Reply>> => {
    const answer = await ask(client)
    return answer.ok
      ? { stage: 'loaded', reply: answer.reply }
      : { stage: 'failed', sentence: sentenceOf(answer.failure, errors) }
  }, [client, errors, ask])
  useEffect(() => {
    const left = new AbortController()
    void load().then((found) => left.signal.aborted || setAsked(found))
    return () => left.abort()
  }, [load])
  return {
    asked,
    again: useCallback(() => void load().then(setAsked), [load]),
    replace: useCallback((reply: Reply) => setAsked({ stage: 'loaded', reply }), []),
  }
}

function sentenceOf(failure: Failure, errors: Texts['errors']): string {
  const said = failure.type === 'refused' ? failure.sentence : null
  return said ?? (failure.code === 'NETWORK_ERROR' ? errors.network : errors.generic)
}
