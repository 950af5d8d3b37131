import { NavLink, useLocation } from 'react-router'
import { useHouse, useWriting } from '../shell/house/house.tsx'
import { Asleep } from '../shell/waking/asleep.tsx'
import type { Way } from '../shell/house/menu.ts'
import { RailIcon } from '../shell/parts/rail-icon.tsx'

/** The desktop's map of the house. */
export function Rail() {
  const { frame, demo, menu } = useHouse()
  return (
    <aside className="rail" aria-label={frame.houseMenu}>
      <nav aria-label={frame.mainMenu}>
        <Asleep>
          <div className="rail-group">
            <RailLink to="/" icon="home" words={frame.home} />
            <RailLink to="/lobby" icon="games" words={frame.games} />
            <RailLink to="/favorites" icon="favorites" words={frame.favorites} />
            <RailLink to="/my-bets" icon="bets" words={frame.myBets} />
          </div>
          <div className="rail-group">
            <p className="eyebrow">{frame.groupMenu}</p>
            {menu.lists.map(({ to, words, count, icon }) => (
              <RailLink key={to} to={to} icon={`list-${icon}`} words={words} count={count} />
            ))}
            <Fold
              icon="providers"
              title={frame.providers}
              ways={menu.providers.filter(({ count }) => count > 0)}
              areDocuments
            />
          </div>
          <div className="rail-group">
            <p className="eyebrow">{frame.houseMenu}</p>
            <RailLink {...menu.promotions} icon="promotions" />
            <Fold icon="rewards" {...menu.rewards} />
            <RailLink to="/provably-fair" icon="fairness" words={frame.fairness} />
            <RailLink to="/provably-fair/verify" icon="verify" words={frame.verify} />
            <Fold icon="information" {...menu.information} />
          </div>
        </Asleep>
      </nav>
      {demo ? <p className="rail-foot">{frame.demo}</p> : null}
    </aside>
  )
}

interface FoldProps {
  readonly icon: string
  readonly title: string
  readonly ways: readonly (Way & { readonly count?: number })[]
  /** They are no part of this app: plain links lead to them. */
  readonly areDocuments?: boolean
}

/** Many ways under one, open where one stands. */
function Fold({ icon, title, ways, areDocuments = false }: FoldProps) {
  const { path, number } = useWriting()
  const { pathname } = useLocation()
  if (ways.length === 0) return null
  return (
    <details className="rail-fold" open={ways.some(({ to }) => pathname === path(to))}>
      <summary className="rail-link">
        <RailIcon name={icon} />
        {title}
        <RailIcon name="turn" className="rail-turn" />
      </summary>
      {ways.map(({ to, words, count }) => (
        <NavLink key={to} className="rail-link" to={path(to)} end reloadDocument={areDocuments}>
          {words}
          {count === undefined ? null : <span className="rail-count">{number(count)}</span>}
        </NavLink>
      ))}
    </details>
  )
}

interface RailLinkProps {
  readonly to: string
  readonly icon: string
  readonly words: string
  readonly count?: number
}

function RailLink({ to, icon, words, count }: RailLinkProps) {
  const { path, number } = useWriting()
  return (
    <NavLink className="rail-link" to={path(to)} end prefetch="intent">
      <RailIcon name={icon} />
      {words}
      {count === undefined ? null : <span className="rail-count">{number(count)}</span>}
    </NavLink>
  )
}
