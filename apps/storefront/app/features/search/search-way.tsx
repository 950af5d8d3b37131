import { RailIcon } from '../../shell/parts/rail-icon.tsx'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import './search-way.css'

/** The way to the search: `SearchHost` opens the sheet in its place once it is loaded; until then, and without script, the page. */
export function SearchWay({ place }: { readonly place: 'search-way' | 'bottom-link' }) {
  const { frame } = useHouse()
  return (
    <Link className={place} to={useWriting().path('/search')} aria-keyshortcuts="/">
      <RailIcon name="search" />
      {frame.search}
    </Link>
  )
}
