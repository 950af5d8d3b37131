import { Search, X } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Filters } from './filters.ts'
import { longestQuery } from './find-games.ts'
import { rememberSearch } from './recent-searches.ts'
import { searchAddress } from './search-address.ts'
import type { Hits } from './use-hits.ts'

interface Props {
  readonly field: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly hits: Hits
  readonly filters: Filters
  /** Null while they are on their way. */
  readonly texts: Texts['search'] | null
  write(query: string): void
}

/** The field of the sheet: a combobox whose list is the results. */
export function SearchField({ field, query, hits, filters, texts, write }: Props) {
  const { frame } = useHouse()
  const onKeyDown = useFieldKeys({ query, hits, filters })
  const { chosen, shown, listId, optionId } = hits
  return (
    <div className="sheet-search-entry">
      <Search aria-hidden="true" size={20} />
      <input
        ref={field}
        className="entry"
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestQuery}
        value={query}
        placeholder={texts?.placeholder ?? frame.search}
        aria-label={texts?.field ?? frame.search}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen === null ? undefined : optionId(chosen)}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query === '' || texts === null ? null : (
        <button
          type="button"
          className="entry-button"
          aria-label={texts.empty}
          onClick={() => write('')}
        >
          <X aria-hidden="true" size={18} />
        </button>
      )}
    </div>
  )
}

/** Arrows choose, Enter opens what is chosen, or the page with all that was found. Escape closes the sheet. */
function useFieldKeys({ query, hits, filters }: Pick<Props, 'query' | 'hits' | 'filters'>) {
  const navigate = useNavigate()
  const { path } = useWriting()
  const { chosen, shown, choose, optionId } = hits
  const move = (step: 1 | -1): void => {
    if (shown.length === 0) return
    const from = chosen ?? (step === 1 ? -1 : shown.length)
    const next = (from + step + shown.length) % shown.length
    choose(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  return (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (chosen !== null) return document.getElementById(optionId(chosen))?.click()
      rememberSearch(query)
      void navigate(path(searchAddress({ query, filters, page: 1 })), { replace: true })
    }
  }
}
