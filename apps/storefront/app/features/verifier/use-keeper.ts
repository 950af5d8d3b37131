import { useEffect, useState } from 'react'
import type { Keeper } from '../../../keeping/keeper.ts'
import type { News } from '../../../keeping/new-keys.ts'
import { openKeeping } from '../../../keeping/open-keeping.ts'
import type { Client } from '../../shell/session/client.ts'
import { useStatus } from '../../shell/session/client-context.tsx'

export interface Keeping {
  readonly login: string
  readonly keeper: Keeper
}

/** Keeps what the house shows on this page; null while nobody is signed in. */
export function useKeeper(client: Client): {
  readonly keeping: Keeping | null
  /** What does not fit what this browser kept. */
  readonly news: readonly News[]
} {
  const status = useStatus()
  const login = status.isLogged ? status.login : null
  const [opened, setOpened] = useState<Keeping | null>(null)
  const [news, setNews] = useState<readonly News[]>([])
  useEffect(() => {
    if (login === null) return
    const told = (more: readonly News[]): void => setNews((known) => [...known, ...more])
    const keeper = openKeeping({
      login,
      told,
      async keys() {
        const answer = await client.ask('receiptKeys', {}, { passive: true })
        return answer.ok ? answer.reply.keys : null
      },
    })
    const isOpen = (found: readonly News[]): void => {
      setOpened({ login, keeper })
      if (found.length > 0) told(found)
    }
    void keeper.contradictions().then(isOpen)
  }, [client, login])
  return { keeping: opened?.login === login ? opened : null, news }
}
