import { useId } from 'react'
import { GamePicture } from '../games/game-picture.tsx'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { bandFrom, bandOf, type Theory } from './band.ts'
import { signed } from './totals.tsx'
import type { Figures } from './use-figures.ts'
import { WideTable } from './wide-table.tsx'

interface Props {
  readonly texts: Texts['figures']
  readonly figures: Figures
  readonly theory: Readonly<Record<string, Theory>>
}

/** Each game's figures beside what was proved of it, with how far chance reaches. */
export function ByGame({ texts, figures, theory }: Props) {
  const id = useId()
  const { number } = useWriting()
  const most = Math.max(1, ...figures.games.map(({ staked }) => staked))
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{texts.byGame}</h2>
      <p className="figures-means">{fill(texts.byGameMeans, { rounds: number(bandFrom) })}</p>
      <WideTable label={texts.byGame}>
        <table className="figures-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{texts.game}</th>
              {[texts.rounds, texts.staked, texts.net, texts.back, texts.rtp].map((head) => (
                <th key={head} scope="col" className="figures-number">
                  {head}
                </th>
              ))}
              <th scope="col">{texts.band}</th>
            </tr>
          </thead>
          <tbody>
            {figures.games.map((one) => (
              <GameRow
                key={one.game.uri}
                texts={texts}
                one={one}
                currency={figures.currency}
                share={one.staked / most}
                theory={theory[one.game.uri] ?? null}
              />
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  )
}

interface RowProps extends Pick<Props, 'texts'>, Pick<Figures, 'currency'> {
  readonly one: Figures['games'][number]
  /** Of what was bet on the game most was bet on. */
  readonly share: number
  readonly theory: Theory | null
}

function GameRow({ texts, one, currency, share, theory }: RowProps) {
  const { money, number, percent, path } = useWriting()
  const { game, rounds, staked, paid } = one
  return (
    <tr>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the game's name is in it */}
      <th scope="row" className="figures-game">
        <a href={path(`/games/${game.uri}`)}>
          <span className="figures-art">
            <GamePicture game={game} shape="tile" width={300} height={400} sizes="2rem" />
          </span>
          <span>
            {game.name}
            <svg className="figures-share" viewBox="0 0 100 4" aria-hidden="true">
              <rect width={Math.max(share * 100, 1)} height={4} rx={2} />
            </svg>
          </span>
        </a>
      </th>
      <td className="figures-number">{number(rounds)}</td>
      <td className="figures-number">{money(staked, currency)}</td>
      <td className="figures-number">
        {signed(paid - staked, (amount) => money(amount, currency))}
      </td>
      <td className="figures-number">{staked === 0 ? '' : percent(paid / staked, 1)}</td>
      <td className="figures-number">{theory === null ? '' : percent(theory.rtp)}</td>
      <td className="figures-band">
        <Band texts={texts} one={one} theory={theory} />
      </td>
    </tr>
  )
}

function Band({ texts, one, theory }: Pick<RowProps, 'texts' | 'one' | 'theory'>) {
  const { percent, number } = useWriting()
  if (theory === null) return texts.noBand
  const band = bandOf(theory, one)
  if (band === null) return fill(texts.tooFew, { rounds: number(bandFrom) })
  const { low, high, place } = band
  return (
    <>
      {percent(low, 1)} – {percent(high, 1)}
      <small className={`figures-${place}`}>{texts.places[place]}</small>
    </>
  )
}
