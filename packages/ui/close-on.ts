import { useEffect } from 'react'

/** Closes what floats over the page when the page under it moves, or by Ctrl+X (specification, section 2, menus). */
export function useCloseWithPage(close: () => void): void {
  useEffect(() => {
    const { innerWidth } = window
    const onResize = (): void => {
      if (window.innerWidth !== innerWidth) close()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey && event.key.toLowerCase() === 'x') close()
    }
    window.addEventListener('scroll', close, { passive: true })
    window.addEventListener('resize', onResize)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('scroll', close)
      window.removeEventListener('resize', onResize)
      window.removeEventListener('keydown', onKey)
    }
  }, [close])
}
