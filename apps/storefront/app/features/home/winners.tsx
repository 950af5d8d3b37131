import type { Winner } from '@fairhouse/contract/calls/winners'
import { GamePicture } from '../games/game-picture.tsx'
import { agoOf } from '../../shell/language/ago.ts'
import { fill } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useNow } from '../../shell/house/use-now.ts'
import { useClient, useStore } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import './winners.css'

/** So many stand in the strip. */
const shownWinners = 12

/** Wins of everybody as they are paid. Names come masked from the house. */
export function Winners({ texts }: { texts: Texts['home'] }) {
  const winners = useStore(useClient().winners).slice(0, shownWinners)
  const now = useNow()
  return (
    <section className="winners" aria-labelledby="winners">
      <div className="winners-head">
        <h2 id="winners" className="home-row-title">
          {texts.winners}
        </h2>
        <span className="winners-live">{texts.winnersLive}</span>
      </div>
      {winners.length === 0 ? (
        <p className="winners-none">{texts.winnersNone}</p>
      ) : (
        <ul className="winners-row">
          {winners.map((winner) => (
            <WinnerCard
              key={`${winner.at}${winner.login}${winner.amount}`}
              winner={winner}
              now={now}
              texts={texts}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface CardProps {
  readonly winner: Winner
  readonly now: number
  readonly texts: Texts['home']
}

function WinnerCard({ winner, now, texts }: CardProps) {
  const { language } = useHouse()
  const { money, path } = useWriting()
  const { game } = winner
  const amount = money(winner.amount, winner.currency)
  const words = (
    <span className="winner-words">
      <span className="winner-amount amount">{amount}</span>
      <span className="winner-who">
        {winner.login} {fill(texts.on, { game: game.name })}
      </span>
      <time className="winner-when" dateTime={winner.at}>
        {agoOf(winner.at, now, language)}
      </time>
    </span>
  )
  return (
    <li className="winner">
      <a className="winner-link" href={path(`/${game.uri}`)}>
        <span className="winner-art">
          <GamePicture game={game} shape="tile" width={300} height={400} sizes="3rem" />
        </span>
        {words}
      </a>
    </li>
  )
}
