import { buttonClass } from '@fairhouse/ui/button'
import { TallSheet } from '@fairhouse/ui/tall-sheet'
import { useRef, useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { noFilters } from './filters.ts'
import type { LoadedSearch } from './load-search.ts'
import { rememberSearch } from './recent-searches.ts'
import { SearchField } from './search-field.tsx'
import { SheetFailed, SheetLoading } from './sheet-waiting.tsx'
import { SheetResults } from './sheet-results.tsx'
import { useHits } from './use-hits.ts'
import { useLoadedSearch } from './use-loaded-search.ts'
import '@fairhouse/ui/field.css'
import './search-sheet.css'

/** The search over any page: results with each letter, without asking the house. */
export function SearchSheet({ onClose }: { onClose(): void }) {
  const { frame } = useHouse()
  const { search, failed, tryAgain } = useLoadedSearch()
  const field = useRef<HTMLInputElement>(null)
  return (
    <TallSheet label={frame.search} initialFocus={field} onClose={onClose}>
      <Searching
        search={search}
        failed={failed}
        tryAgain={tryAgain}
        field={field}
        onClose={onClose}
      />
    </TallSheet>
  )
}

interface Props {
  readonly search: LoadedSearch | null
  readonly failed: boolean
  readonly field: React.RefObject<HTMLInputElement | null>
  tryAgain(): void
  onClose(): void
}

/** What is typed is kept while the games are still on their way. */
function Searching({ search, failed, field, tryAgain, onClose }: Props) {
  const { frame } = useHouse()
  const [query, setQuery] = useState('')
  const [filters, setFilters] = useState(noFilters)
  const hits = useHits(search, query, filters)
  const write = (typed: string): void => {
    setQuery(typed)
    hits.choose(null)
    field.current?.focus()
  }
  return (
    <>
      <div className="sheet-search-head">
        <SearchField
          field={field}
          query={query}
          write={write}
          hits={hits}
          filters={filters}
          texts={search?.texts ?? null}
        />
        <button
          type="button"
          className={buttonClass({ rank: 'plain', size: 'small' })}
          onClick={onClose}
        >
          {frame.close}
        </button>
      </div>
      <div className="sheet-search-body">
        {failed ? <SheetFailed tryAgain={tryAgain} /> : null}
        {search === null && !failed ? <SheetLoading /> : null}
        {search === null ? null : (
          <SheetResults
            search={search}
            hits={hits}
            query={query}
            filters={filters}
            write={write}
            filter={setFilters}
            onFollow={() => rememberSearch(query)}
          />
        )}
      </div>
    </>
  )
}
