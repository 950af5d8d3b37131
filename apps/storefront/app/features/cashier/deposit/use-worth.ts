import { useEffect, useState } from 'react'
import type { Reply } from '../../../../asking/ask.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import type { Chosen } from './chosen.ts'

export type Worth = Reply<'depositCheck'>

/** Long enough that nobody is asked about a number that is still being typed. */
const calmMilliseconds = 250

/**
 * What an amount comes to, as the house works it out.
 * @param amount minor units; null: nothing to be asked.
 * @param refused hears why it can't be paid in.
 */
export function useWorth(
  { method, saved }: Chosen,
  amount: number | null,
  refused: (sentence: string) => void,
): Worth | null {
  const client = useClient()
  const [worth, setWorth] = useState<Worth | null>(null)
  const userPMId = saved?.userPMId
  useEffect(() => {
    if (amount === null) return
    const left = new AbortController()
    async function ask(asked: number): Promise<void> {
      const body = { methodName: method.name, amount: asked, userPMId }
      const answer = await client.ask('depositCheck', body, { passive: true })
      if (left.signal.aborted) return
      if (answer.ok) setWorth(answer.reply)
      else if (answer.failure.type === 'refused') refused(answer.failure.sentence ?? '')
    }
    const timer = window.setTimeout(() => void ask(amount), calmMilliseconds)
    return () => {
      left.abort()
      window.clearTimeout(timer)
    }
  }, [client, method.name, userPMId, amount, refused])
  return worth?.amount === amount ? worth : null
}
