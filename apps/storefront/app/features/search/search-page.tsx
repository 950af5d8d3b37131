import { Button, buttonClass } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { TileField } from '../games/tile-field.tsx'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { listed } from '../../shell/language/listed.ts'
import { fill, fillCounted } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { FilterFields } from './filter-fields.tsx'
import type { Filters } from './filters.ts'
import { longestQuery } from './find-games.ts'
import { ResultPages } from './result-pages.tsx'
import { searchAddress } from './search-address.ts'
import type { SearchResults } from './search-page.server.ts'
import '@fairhouse/ui/field.css'
import './search-page.css'

interface Props {
  readonly texts: Texts['search']
  readonly results: SearchResults
}

/** What was searched for, with its filters in the address. Without script it is a form. */
export function SearchPage({ texts, results }: Props) {
  const { path } = useWriting()
  const navigate = useNavigate()
  const { query, choices } = results
  // Shown as chosen at once; the results that come take its place.
  const [asked, setAsked] = useState({ filters: results.filters, before: results })
  const filters = asked.before === results ? asked.filters : results.filters
  const change = (changed: Filters): void => {
    setAsked({ filters: changed, before: results })
    const address = searchAddress({ query, filters: changed, page: 1 })
    void navigate(path(address), { preventScrollReset: true })
  }
  return (
    <div className="frame-width search-page">
      <h1>{texts.heading}</h1>
      <Form method="get" action={path('/search')} role="search" className="search-form">
        <div className="search-entry">
          <Search aria-hidden="true" size={20} />
          <input
            key={query}
            className="entry"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longestQuery}
            aria-label={texts.field}
            placeholder={texts.placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <Button rank="first" type="submit">
            {texts.submit}
          </Button>
        </div>
        <FilterFields filters={filters} choices={choices} texts={texts} change={change} />
      </Form>
      <Remarks texts={texts} results={results} />
      <Results texts={texts} results={results} />
    </div>
  )
}

/** What was found, said before it is shown, and what of the asking could not be followed. */
function Remarks({ texts, results }: Props) {
  const { language } = useHouse()
  const { path } = useWriting()
  const { query, count, whole, wordless, cut, unknown, samples, filters } = results
  const withSamples = { query, filters: { ...filters, samples: 'with' }, page: 1 }
  return (
    <div className="search-remarks">
      <p role="status">{fillCounted(texts.results, count, language)}</p>
      {whole || count === 0 ? null : <p>{fill(texts.nearest, { query })}</p>}
      {samples === 0 ? null : (
        <p>
          {fillCounted(texts.samplesFit, samples, language)}{' '}
          <Link to={path(searchAddress(withSamples))} preventScrollReset>
            {texts.samplesWay}
          </Link>
        </p>
      )}
      {wordless ? <p>{texts.noWords}</p> : null}
      {cut ? <p>{fill(texts.tooLong, { count: longestQuery })}</p> : null}
      {unknown.length > 0 ? (
        <p>{fill(texts.unknown, { filters: listed(unknown.slice(0, 3), language) })}</p>
      ) : null}
    </div>
  )
}

function Results({ texts, results }: Props) {
  const { path } = useWriting()
  const { query, games, count, suggested, filters } = results
  if (games.length > 0) {
    return (
      <>
        <TileField games={games} />
        <ResultPages texts={texts} results={results} />
      </>
    )
  }
  const first = path(searchAddress({ query, filters, page: 1 }))
  if (count > 0) {
    return (
      <State title={texts.noPage} text={texts.noPageMeans}>
        <Link className={buttonClass()} to={first}>
          {texts.firstPage}
        </Link>
      </State>
    )
  }
  return <Nothing texts={texts} query={query} suggested={suggested} />
}

function Nothing({
  texts,
  query,
  suggested,
}: Pick<Props, 'texts'> & Pick<SearchResults, 'query' | 'suggested'>) {
  const { path } = useWriting()
  return (
    <>
      <State
        title={query === '' ? texts.noneFiltered : texts.none}
        text={query === '' ? texts.noneFilteredMeans : fill(texts.noneMeans, { query })}
      >
        <Link className={buttonClass()} to={path('/search')}>
          {texts.allGames}
        </Link>
      </State>
      {suggested.length === 0 ? null : (
        <section className="search-suggested">
          <h2>{texts.suggested}</h2>
          <TileField games={suggested} />
        </section>
      )}
    </>
  )
}
