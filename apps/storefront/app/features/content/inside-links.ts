import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Follows links of a rendered text in the app, as `<Link>` does: those to pages of the app, pressed without any key. */
export function useInsideLinks(text: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = text.current
    const follow = (event: MouseEvent): void => {
      if (!isPlainPress(event) || !(event.target instanceof Element)) return
      const link = event.target.closest('a')
      if (link === null || !leadsInside(link)) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [text, navigate])
}

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** To another page of the app; a place on the same page, a file to save, a new window, and pages of games and providers are the browser's own business. */
const leadsInside = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  !link.hasAttribute('download') &&
  !link.hasAttribute('data-document') &&
  link.target === '' &&
  !(link.getAttribute('href') ?? '#').startsWith('#')
