import { useEffect } from 'react'

/** Where there are fingers, a long press on a tile tells what the game is like. */
export function useLongPress(): void {
  useEffect(() => {
    if (!matchMedia('(any-pointer: coarse)').matches) return
    const page = new AbortController()
    watch(page.signal).catch(reportError)
    return () => page.abort()
  }, [])
}

async function watch(page: AbortSignal): Promise<void> {
  const { watchLongPress } = await import('./long-press.ts')
  if (!page.aborted) page.addEventListener('abort', watchLongPress(document))
}
