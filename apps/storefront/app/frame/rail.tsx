import {
  Heart,
  History,
  House,
  LayoutGrid,
  type LucideIcon,
  ScanSearch,
  ShieldCheck,
  Spade,
} from 'lucide-react'
import { NavLink } from 'react-router'
import { groupName } from '../games/group-name.ts'
import { useHouse, useWriting } from '../language/house.tsx'

/** The desktop's map of the house. */
export function Rail() {
  const { frame, demo } = useHouse()
  return (
    <aside className="rail" aria-label={frame.houseMenu}>
      <nav aria-label={frame.mainMenu}>
        <div className="rail-group">
          <RailLink to="/" icon={House} words={frame.home} />
          <RailLink to="/lobby" icon={LayoutGrid} words={frame.games} />
          <RailLink to="/favorites" icon={Heart} words={frame.favorites} />
          <RailLink to="/my-bets" icon={History} words={frame.myBets} />
        </div>
        <GroupLinks />
        <div className="rail-group">
          <p className="eyebrow">{frame.houseMenu}</p>
          <RailLink to="/provably-fair" icon={ShieldCheck} words={frame.fairness} />
          <RailLink to="/provably-fair/verify" icon={ScanSearch} words={frame.verify} />
        </div>
      </nav>
      {demo ? <p className="rail-foot">{frame.demo}</p> : null}
    </aside>
  )
}

/** Groups that have a game now. */
function GroupLinks() {
  const { frame, games } = useHouse()
  const { path } = useWriting()
  const groups = [...new Set(games.map(({ category }) => category))].toSorted(
    (left, right) => left - right,
  )
  if (groups.length === 0) return null
  return (
    <div className="rail-group">
      <p className="eyebrow">{frame.groupMenu}</p>
      {groups.map((group) => (
        <a key={group} className="rail-link" href={`${path('/lobby')}#group-${group}`}>
          <Spade aria-hidden="true" />
          {groupName(frame.groups, group)}
          <span className="rail-count">
            {games.filter(({ category }) => category === group).length}
          </span>
        </a>
      ))}
    </div>
  )
}

function RailLink({ to, icon: Icon, words }: { to: string; icon: LucideIcon; words: string }) {
  return (
    <NavLink className="rail-link" to={useWriting().path(to)} end prefetch="intent">
      <Icon aria-hidden="true" />
      {words}
    </NavLink>
  )
}
