import { useId } from 'react'
import { GamePicture } from '../games/game-picture.tsx'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { dayIn } from './over-time.tsx'
import type { Figures } from './use-figures.ts'
import { WideTable } from './wide-table.tsx'

interface Props {
  readonly texts: Texts['figures']
  readonly bets: Texts['bets']
  readonly figures: Figures
}

/** The wins that paid most times what they cost. */
export function BestWins({ texts, bets, figures: { best, currency } }: Props) {
  const id = useId()
  const { language } = useHouse()
  const { money, number, path } = useWriting()
  if (best.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{texts.best}</h2>
      <p className="figures-means">{texts.bestMeans}</p>
      <WideTable label={texts.best}>
        <table className="figures-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{texts.game}</th>
              <th scope="col">{texts.when}</th>
              {[bets.stake, texts.times, bets.payout].map((head) => (
                <th key={head} scope="col" className="figures-number">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {best.map(({ game, round, stake, payout, day }) => (
              <tr key={round}>
                <th scope="row" className="figures-game">
                  <a href={path(`/games/${game.uri}`)}>
                    <span className="figures-art">
                      <GamePicture game={game} shape="tile" width={300} height={400} sizes="2rem" />
                    </span>
                    {game.name}
                  </a>
                </th>
                <td>{dayIn(day, 'day', language)}</td>
                <td className="figures-number">{money(stake, currency)}</td>
                <td className="figures-number">{number(payout / stake, 2)}×</td>
                <td className="figures-number figures-won">{money(payout, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  )
}
