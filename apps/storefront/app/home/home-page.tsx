import { lastPlayed } from '../games/last-played.ts'
import { useHouse } from '../language/house.tsx'
import { useStatus } from '../session/client-context.tsx'
import type { Texts } from '../texts/texts.ts'
import { Fairness } from './fairness.tsx'
import { Hero } from './hero.tsx'
import { LastPlayed } from './last-played-row.tsx'
import { Moneys } from './moneys.tsx'
import { Winners } from './winners.tsx'
import './home.css'

interface Props {
  readonly texts: Texts['home']
  /** Hit frequency of each title by its certificate; null where none is there. */
  readonly hits: Readonly<Record<string, number | null>>
}

export function HomePage({ texts, hits }: Props) {
  const { games } = useHouse()
  const status = useStatus()
  const [featured] = games
  const played = lastPlayed(status, games)
  return (
    <div className="home">
      {featured ? <Hero game={featured} hit={hits[featured.uri] ?? null} texts={texts} /> : null}
      <div className="frame-width home-below">
        {played.length > 0 ? <LastPlayed games={played} texts={texts} /> : null}
        <Winners texts={texts} />
        <Fairness texts={texts} />
        <Moneys texts={texts} />
      </div>
    </div>
  )
}
