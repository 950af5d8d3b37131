import { Link } from 'react-router'
import { fill } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { TrueLabel } from './true-labels.ts'
import './browse.css'

interface Props {
  readonly texts: Texts['home']
  readonly labels: readonly TrueLabel[]
}

/** The ways into the catalogue: its lists as chips for the thumb, and what may be said of its size. */
export function Browse({ texts, labels }: Props) {
  const { menu, frame } = useHouse()
  const { path, number } = useWriting()
  return (
    <nav className="browse" aria-label={frame.groupMenu}>
      <ul className="browse-chips">
        <li>
          <Link className="browse-chip browse-all" to={path('/lobby')}>
            {frame.games}
          </Link>
        </li>
        {menu.lists.map(({ to, words }) => (
          <li key={to}>
            <Link className="browse-chip" to={path(to)} prefetch="intent">
              {words}
            </Link>
          </li>
        ))}
      </ul>
      {labels.length === 0 ? null : (
        <ul className="browse-labels">
          {labels.map(({ of, least, to }) => (
            <li key={of}>
              <Link to={path(to)}>{fill(texts.labels[of], { count: number(least) })}</Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
