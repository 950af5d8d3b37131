import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import './banners.css'

/** @param html of our own making (`shownBanners`). Its links are followed in the app once what follows them is there; until then by the browser. */
export function Banners({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const left = new AbortController()
    void import('../content/inside-links.ts').then(({ followInside }) =>
      followInside(place.current, navigate, left.signal),
    )
    return () => left.abort()
  }, [navigate])
  return <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />
}
