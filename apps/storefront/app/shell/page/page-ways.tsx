import { pageLength } from '@fairhouse/contract/limits'
import { buttonClass } from '@fairhouse/ui/button'
import { Link, useSearchParams } from 'react-router'
import { fill, fillCounted } from '../language/say.ts'
import type { Counted } from '../texts/translated.ts'
import { useHouse } from '../house/house.tsx'
import './page-ways.css'

interface Props {
  readonly texts: {
    readonly pages: string
    readonly newer: string
    readonly older: string
    readonly pageOf: string
    readonly total: Counted
  }
  /** From 1. */
  readonly page: number
  /** Rows on all pages. */
  readonly total: number
  /** What a page goes on from, where that is known: put into the address, so that it can be asked for again. */
  beforeOf?(page: number): string | undefined
}

/** Below a list of pages: how much there is, where one is, and the ways to newer and older. */
export function PageWays({ texts, page, total, beforeOf }: Props) {
  const { language } = useHouse()
  const [query] = useSearchParams()
  const pages = Math.max(1, Math.ceil(total / pageLength))
  const to = (number: number): string => {
    const next = new URLSearchParams(query)
    next.set('page', String(number))
    const before = beforeOf?.(number)
    if (before === undefined) next.delete('before')
    else next.set('before', before)
    return `?${next}`
  }
  return (
    <nav className="pages" aria-label={texts.pages}>
      <p>
        {fillCounted(texts.total, total, language)} · {fill(texts.pageOf, { page, pages })}
      </p>
      <div className="pages-ways">
        {page > 1 ? (
          <Link className={buttonClass({ size: 'small' })} to={to(page - 1)}>
            {texts.newer}
          </Link>
        ) : null}
        {page < pages ? (
          <Link className={buttonClass({ size: 'small' })} to={to(page + 1)}>
            {texts.older}
          </Link>
        ) : null}
      </div>
    </nav>
  )
}
