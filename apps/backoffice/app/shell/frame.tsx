import { Button } from '@fairhouse/ui/button'
import { useCallback, useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { ProofDoor } from '../parts/proof-door.tsx'
import { FirstFactor } from '../staff/first-factor.tsx'
import { search, shell } from '../texts/texts.ts'
import { useSearchKey } from './keys.ts'
import { Navigation } from './navigation.tsx'
import { Search } from './search.tsx'
import { useMay, useSitting, WithSitting } from './sitting.tsx'

/** Everything that stands around each page. */
export function Frame() {
  return (
    <WithSitting>
      <Begun />
      <ProofDoor />
    </WithSitting>
  )
}

/** Who still has to set up a second factor does that first. */
function Begun() {
  const { firstStep } = useSitting()
  return firstStep === null ? <Standing /> : <FirstFactor />
}

function Standing() {
  const { brand } = useSitting()
  const mayFind = useMay()('readPlayers')
  const [isSearching, setSearching] = useState(false)
  const { pathname } = useLocation()
  // Whoever goes to another page leaves the menu behind.
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null)
  const isMenuOpen = menuOpenAt === pathname
  const openSearch = useCallback(() => setSearching(true), [])
  useSearchKey(openSearch)
  return (
    <div className="frame">
      <a className="skip" href="#page">
        {shell.skip}
      </a>
      <header className="top">
        <Button
          rank="plain"
          size="small"
          aria-expanded={isMenuOpen}
          aria-controls="navigation"
          onClick={() => setMenuOpenAt(isMenuOpen ? null : pathname)}
        >
          {shell.menu}
        </Button>
        <NavLink className="brand" to="/">
          {brand} <span className="quiet">{shell.product}</span>
        </NavLink>
        <button type="button" className="search-open" onClick={openSearch}>
          <span>{mayFind ? search.open : search.openPages}</span> <kbd>Ctrl K</kbd>
        </button>
      </header>
      <aside
        className={isMenuOpen ? 'side side-open' : 'side'}
        id="navigation"
        aria-label={shell.menu}
      >
        <Navigation />
      </aside>
      <main className="page" id="page" tabIndex={-1}>
        <Outlet />
      </main>
      {isSearching ? <Search onClose={() => setSearching(false)} /> : null}
    </div>
  )
}
