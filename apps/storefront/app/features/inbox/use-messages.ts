import type { Message } from '@fairhouse/contract/calls/messages'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import { useEffect, useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

export type Messages =
  | { readonly stage: 'loading' }
  | { readonly stage: 'offline' }
  | { readonly stage: 'failed'; readonly sentence: string }
  | {
      readonly stage: 'loaded'
      readonly messages: readonly Message[]
      readonly total: number
    }

/** One page of the inbox. Asked again, quietly, whenever the status counts other messages than before: one came, or went elsewhere. */
export function useMessages(page: number): Messages {
  const client = useClient()
  const { errors } = useHouse()
  const [messages, setMessages] = useState<Messages>({ stage: 'loading' })
  useEffect(() => {
    let asked = 0
    let counted = countsOf(client.status.get())
    async function ask(): Promise<void> {
      const mine = (asked += 1)
      const found = await askMessages(client, page, errors)
      if (mine === asked) setMessages((shown) => better(shown, found))
    }
    const stop = client.status.subscribe(() => {
      const counts = countsOf(client.status.get())
      if (counts === counted) return
      counted = counts
      void ask()
    })
    void ask()
    return () => {
      asked = -1
      stop()
    }
  }, [client, errors, page])
  return messages
}

const countsOf = (status: UserStatus): string =>
  status.isLogged ? `${status.totalMessagesCount} ${status.unreadMessagesCount}` : ''

/** What is on screen is worth more than the sentence that it could not be renewed. */
const better = (shown: Messages, found: Messages): Messages =>
  shown.stage === 'loaded' && found.stage !== 'loaded' ? shown : found

async function askMessages(
  client: Client,
  page: number,
  errors: Texts['errors'],
): Promise<Messages> {
  const answer = await client.ask('messages', { page }, { passive: true })
  if (answer.ok) return { stage: 'loaded', ...answer.reply }
  const { failure } = answer
  const isCutOff = failure.code === 'NETWORK_ERROR'
  if (isCutOff && !navigator.onLine) return { stage: 'offline' }
  const said = failure.type === 'refused' ? failure.sentence : null
  return { stage: 'failed', sentence: said ?? (isCutOff ? errors.network : errors.generic) }
}
