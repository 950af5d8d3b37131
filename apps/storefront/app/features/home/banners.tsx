import { useRef } from 'react'
import { useInsideLinks } from '../content/inside-links.ts'

/** @param html of our own making (`shownBanners`). Its links are followed in the app. Loaded where there is one. */
export function Banners({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useInsideLinks(place)
  return <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />
}
