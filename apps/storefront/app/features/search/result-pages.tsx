import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { searchAddress } from './search-address.ts'
import type { SearchResults } from './search-page.server.ts'

interface Props {
  readonly texts: Texts['search']
  readonly results: SearchResults
}

/** The ways to the pages before and after. */
export function ResultPages({ texts, results: { query, filters, page, pages } }: Props) {
  const { path, number } = useWriting()
  if (pages === 1) return null
  const addressOf = (other: number) => path(searchAddress({ query, filters, page: other }))
  return (
    <nav className="search-pages" aria-label={texts.pages}>
      {page > 1 ? (
        <Link className={buttonClass()} to={addressOf(page - 1)} rel="prev">
          {texts.previous}
        </Link>
      ) : (
        <span />
      )}
      <p>{fill(texts.page, { page: number(page), pages: number(pages) })}</p>
      {page < pages ? (
        <Link className={buttonClass()} to={addressOf(page + 1)} rel="next">
          {texts.next}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
