import { useEffect } from 'react'

/** Acts when the connection is back. */
export function useBackOnline(act: () => void): void {
  useEffect(() => {
    window.addEventListener('online', act)
    return () => window.removeEventListener('online', act)
  }, [act])
}
