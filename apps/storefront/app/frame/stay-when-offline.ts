import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { Client } from '../shell/session/client.ts'
import { useClient } from '../shell/session/client-context.tsx'

const isOffline = (): boolean => !navigator.onLine

const tell = (client: Client, wanted: string): void =>
  void client.fail('CONNECTION_LOST', { type: 'NETWORK_ERROR', metadata: { wanted } })

/** Without a connection there is no next page: rather than leave for the browser's own error, one stays and is told. The error knows what was wanted. */
export function useStayWhenOffline(): void {
  const client = useClient()
  const blocker = useBlocker(isOffline)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { pathname, search } = blocker.location
    blocker.reset()
    tell(client, pathname + search)
  }, [blocker, client])
  useEffect(() => {
    // Games are pages outside this app: plain links lead to them.
    const onClick = (event: MouseEvent): void => {
      const { target } = event
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.hash !== '' || link.target !== '' || !isOffline()) return
      event.preventDefault()
      tell(client, link.href)
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [client])
}
