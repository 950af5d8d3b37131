import { useState } from 'react'
import { History } from 'lucide-react'
import type { Texts } from '../../shell/texts/texts.ts'
import { forgetSearches, recentSearches } from './recent-searches.ts'

interface Props {
  readonly texts: Texts['search']
  choose(query: string): void
}

/** What was searched for before in this browser, to be searched for again or forgotten. */
export function RecentList({ texts, choose }: Props) {
  const [recent, setRecent] = useState(recentSearches)
  if (recent.length === 0) return null
  const forget = (): void => {
    forgetSearches()
    setRecent([])
  }
  return (
    <section className="recent">
      <div className="recent-head">
        <h2 className="sheet-search-title">{texts.recent}</h2>
        <button type="button" className="filters-clear" onClick={forget}>
          {texts.forget}
        </button>
      </div>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => choose(query)}>
              <History aria-hidden="true" size={16} />
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
