import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useClient } from '../session/client-context.tsx'

const isOffline = (): boolean => !navigator.onLine

/** Without a connection there is no next page: rather than leave for the browser's own error, one stays and is told. */
export function useStayWhenOffline(): void {
  const client = useClient()
  const blocker = useBlocker(isOffline)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    void client.fail('CONNECTION_LOST', { type: 'NETWORK_ERROR' })
  }, [blocker, client])
  useEffect(() => {
    // Games are pages outside this app: plain links lead to them.
    const onClick = (event: MouseEvent): void => {
      const { target } = event
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.hash !== '' || link.target !== '' || !isOffline()) return
      event.preventDefault()
      void client.fail('CONNECTION_LOST', { type: 'NETWORK_ERROR' })
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [client])
}
