import { useId } from 'react'
import { agoOf } from '../../shell/language/ago.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { MustHitBar } from './must-hit-bar.tsx'
import type { Place, ShownJackpots, ShownMeter, ShownWin } from './shown-jackpots.ts'
import { useCounted } from './use-counted.ts'
import { useMeters } from './use-meters.ts'
import './jackpot-board.css'

/** What progressive jackpots show now, live, and who won them last. */
export function JackpotBoard({
  jackpots: { texts, meters: first, wins },
}: {
  jackpots: ShownJackpots
}) {
  const id = useId()
  const meters = useMeters(first)
  return (
    <section className="jackpots" aria-labelledby={id}>
      <h2 id={id} className="jackpots-title">
        {texts.heading}
        <span className="jackpots-live">{texts.live}</span>
      </h2>
      <ul className="jackpots-meters">
        {meters.map((meter) => (
          <Meter key={meter.meter} meter={meter} texts={texts} />
        ))}
      </ul>
      <Wins wins={wins} texts={texts} />
    </section>
  )
}

interface Words {
  readonly texts: Texts['jackpots']
}

function Meter({ meter, texts }: Words & { readonly meter: ShownMeter }) {
  const { money } = useWriting()
  const { jackpot, currency, amount, ceiling, won, games } = meter
  const counted = useCounted(amount)
  return (
    <li className="jackpot">
      <h3 className="jackpot-name jackpot-title">{jackpot}</h3>
      <p className="jackpot-amount amount">{money(counted, currency)}</p>
      {won === 'byMeter' ? <MustHitBar {...meter} amount={counted} /> : null}
      <p className="jackpot-way">
        {won === 'byMeter'
          ? fill(texts.mustHit, { ceiling: money(ceiling, currency) })
          : won === 'byHand'
            ? texts.byHand
            : texts.drawn}
      </p>
      <p className="jackpot-games">
        {texts.playedIn}{' '}
        {games.map((game, index) => (
          <span key={game.uri}>
            {index === 0 ? '' : ' · '}
            <GameLink game={game} />
          </span>
        ))}
      </p>
    </li>
  )
}

function GameLink({ game: { uri, name } }: { game: Place }) {
  const { path } = useWriting()
  return <a href={path(`/games/${uri}`)}>{name}</a>
}

function Wins({ wins, texts }: Words & { readonly wins: readonly ShownWin[] }) {
  const { money } = useWriting()
  const { language, madeAt } = useHouse()
  const id = useId()
  return (
    <>
      <h3 id={id} className="jackpots-wins-title">
        {texts.wins}
      </h3>
      {wins.length === 0 ? (
        <p className="jackpots-none">{texts.none}</p>
      ) : (
        <div className="jackpots-wins">
          <table aria-labelledby={id}>
            <thead>
              <tr>
                {[texts.what, texts.amount, texts.who, texts.game, texts.when].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {wins.map(({ meter, jackpot, currency, login, amount, at, run, game }) => (
                <tr key={`${meter} ${run}`}>
                  <th scope="row" className="jackpot-title">
                    {jackpot}
                  </th>
                  <td className="amount">{money(amount, currency)}</td>
                  <td>{login || texts.hidden}</td>
                  <td>{game ? <GameLink game={game} /> : null}</td>
                  <td>
                    <time dateTime={at}>{agoOf(at, madeAt, language)}</time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
