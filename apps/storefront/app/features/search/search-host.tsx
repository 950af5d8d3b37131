import { Suspense, useEffect } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { useClient } from '../../shell/session/client-context.tsx'
import { forgetSearches } from './recent-searches.ts'
import { useSearchSheet } from './use-search-sheet.ts'
import { later } from '../../shell/waking/later.ts'

const importSheet = () => import('./search-sheet.tsx')

const SearchSheet = later(async () => (await importSheet()).SearchSheet)

/** Where the search sheet opens over any page, by its buttons or by `/`. */
export function SearchHost() {
  const { isOpen, open, close } = useSearchSheet()
  const client = useClient()
  useSlash(open)
  useWays(open)
  usePreload()
  useEffect(() => client.onLogOut(forgetSearches), [client])
  return isOpen ? (
    <Suspense fallback={null}>
      <SearchSheet onClose={close} />
    </Suspense>
  ) : null
}

/** `/` opens the search, unless somebody is writing or another dialog is open. */
function useSlash(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isWriting(event.target) || document.querySelector('[role="dialog"]') !== null) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'))

const isWay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[aria-keyshortcuts="/"]') !== null

/** The ways to the search page open the sheet instead, unless another tab is wanted. */
function useWays(open: () => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const otherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
      if (otherTab || !isWay(event.target)) return
      event.preventDefault()
      open()
    }
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [open])
}

/** Fetches what the sheet is made of and what it searches once a hand or the focus is at its button. */
function usePreload(): void {
  const { language, catalogueStamp } = useHouse()
  useEffect(() => {
    const preload = ({ target }: Event): void => {
      if (!isWay(target)) return
      stop()
      // A failure is told when the sheet is opened, and tried again then.
      void import('./load-search.ts')
        .then(({ loadSearch }) => loadSearch(language, catalogueStamp))
        .catch(() => null)
      void importSheet().catch(() => null)
    }
    const stop = (): void => {
      document.removeEventListener('pointerover', preload)
      document.removeEventListener('focusin', preload)
    }
    document.addEventListener('pointerover', preload)
    document.addEventListener('focusin', preload)
    return stop
  }, [language, catalogueStamp])
}
