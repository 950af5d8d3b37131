import type { Game } from '@fairhouse/contract/entities/game'
import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { fill, fillCounted } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { FilterFields } from './filter-fields.tsx'
import { type Filters, filterCount } from './filters.ts'
import { GameHit } from './game-hit.tsx'
import { HitLink } from './hit-link.tsx'
import type { LoadedSearch } from './load-search.ts'
import { RecentList } from './recent-list.tsx'
import './hits.css'
import { searchAddress } from './search-address.ts'
import type { Hits } from './use-hits.ts'

interface Props {
  readonly search: LoadedSearch
  readonly hits: Hits
  readonly query: string
  readonly filters: Filters
  write(query: string): void
  filter(filters: Filters): void
  /** Somebody goes where a result leads. */
  onFollow(): void
}

/** Filters, what was found, and before anything is asked for: what was searched before and what others play. */
export function SheetResults({ search, hits, query, filters, write, filter, onFollow }: Props) {
  const { texts } = search
  const { answer, shown, areSuggested } = hits
  const isIdle = query.trim() === '' && filterCount(filters) === 0
  const { path } = useWriting()
  const { language } = useHouse()
  const address = path(searchAddress({ query, filters, page: 1 }))
  if (answer === null) return null
  return (
    <>
      <FilterFields filters={filters} choices={answer.choices} texts={texts} change={filter} late />
      {isIdle ? <RecentList texts={texts} choose={write} /> : null}
      <Said hits={hits} texts={texts} isIdle={isIdle} filtered={answer.found > 0} />
      {isIdle || answer.samples === 0 ? null : (
        <p className="sheet-search-samples">
          {fillCounted(texts.samplesFit, answer.samples, language)}{' '}
          <button type="button" onClick={() => filter({ ...filters, samples: 'with' })}>
            {texts.samplesWay}
          </button>
        </p>
      )}
      {areSuggested && shown.length > 0 ? (
        <h2 className="sheet-search-title">{texts.suggested}</h2>
      ) : null}
      <Options hits={hits} texts={texts} onFollow={onFollow} />
      {!areSuggested ? (
        <Link className={buttonClass({ wide: true })} to={address} replace onClick={onFollow}>
          {texts.onPage}
        </Link>
      ) : null}
    </>
  )
}

interface SaidProps {
  readonly hits: Hits
  readonly texts: Texts['search']
  readonly isIdle: boolean
  /** Something fits what was typed, and the filters stop all of it. */
  readonly filtered: boolean
}

/** How many were found, told to who does not see it too. */
function Said({ hits: { answer, query }, texts, isIdle, filtered }: SaidProps) {
  const { language } = useHouse()
  if (answer === null) return null
  const count = answer.games.length
  const nothing = filtered ? texts.noneFilteredMeans : fill(texts.noneMeans, { query })
  const title = filtered ? texts.noneFiltered : texts.none
  return (
    <div className="sheet-search-said" role="status">
      {isIdle ? null : answer.wordless ? (
        <p>{texts.noWords}</p>
      ) : count === 0 ? (
        <>
          <p className="sheet-search-none">{title}</p>
          <p>{nothing}</p>
        </>
      ) : (
        <>
          <p>{fillCounted(texts.results, count, language)}</p>
          {answer.whole ? null : <p>{fill(texts.nearest, { query })}</p>}
        </>
      )}
    </div>
  )
}

function Options({
  hits: { shown, query, listId, chosen, optionId, areSuggested },
  texts,
  onFollow,
}: Pick<Props, 'hits' | 'onFollow'> & { texts: Texts['search'] }) {
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={areSuggested ? texts.suggested : texts.heading}
      className="hits"
    >
      {shown.map((game: Game, place) => (
        <HitLink
          key={game.id}
          game={game}
          replace
          id={optionId(place)}
          role="option"
          aria-selected={place === chosen}
          tabIndex={-1}
          onClick={onFollow}
        >
          <GameHit game={game} query={areSuggested ? '' : query} texts={texts} />
        </HitLink>
      ))}
    </div>
  )
}
