import { useState } from 'react'

/** A sheet over a page: which one is open, if any, and the two ways in which it closes. */
export interface Sheet<Open> {
  readonly open: Open | null
  readonly show: (open: Open) => void
  /** Closes it; nothing was done. */
  readonly close: () => void
  /** Closes it; the page behind it is asked for anew. */
  readonly done: () => void
}

/** @param reload asks for the page behind the sheet anew. */
export function useSheet<Open>(reload: () => void): Sheet<Open> {
  const [open, show] = useState<Open | null>(null)
  const close = () => show(null)
  const done = () => {
    close()
    reload()
  }
  return { open, show, close, done }
}
