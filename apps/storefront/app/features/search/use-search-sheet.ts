import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The part of the address that says the sheet is open, so that going back closes it. */
const sheetHash = '#search'

interface SheetState {
  readonly isOpen: boolean
  open(): void
  close(): void
}

/** Whether the search sheet is open: a step of its own in the history, on any page. */
export function useSearchSheet(): SheetState {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isOpen = hash === sheetHash
  const opened = isSheetState(state)
  const open = useCallback(() => {
    if (isOpen) return
    const here = { pathname, search, hash: sheetHash }
    void navigate(here, { state: { sheet: true }, preventScrollReset: true })
  }, [isOpen, navigate, pathname, search])
  const close = useCallback(() => {
    if (!isOpen) return
    // Whoever came by an address with the sheet open has no step to go back to.
    if (opened) void navigate(-1)
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [isOpen, opened, navigate, pathname, search])
  return { isOpen, open, close }
}

const isSheetState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sheet' in state
