import type { Game } from '@fairhouse/contract/entities/game'
import { Level } from '@fairhouse/ui/level'
import { fill } from '../../shell/language/say.ts'
import { roundsOf } from '../../../rules/rounds-of.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { currencyOf, stakesOf } from './stakes-of.ts'
import './game-facts.css'

export type FactTexts = Pick<
  Texts['home'],
  | 'rtp'
  | 'volatility'
  | 'volatilityOf'
  | 'topWin'
  | 'topWinOf'
  | 'hit'
  | 'hitOf'
  | 'stakes'
  | 'stakesOf'
>

interface Props {
  readonly game: Game
  /** P(payout > 0), null where it is not known. */
  readonly hit: number | null
  readonly texts: FactTexts
}

/** What a player should know of a game before playing it. */
export function GameFacts({ game, hit, texts }: Props) {
  const writing = useWriting()
  const { language } = useHouse()
  const { number, percent } = writing
  const currency = currencyOf(useStatus())
  const { rtp, volatility, maxWinX } = game
  return (
    <dl className="game-facts">
      {rtp === null ? null : <Fact name={texts.rtp}>{percent(rtp)}</Fact>}
      {volatility === null ? null : (
        <Fact name={texts.volatility}>
          <Level level={volatility} label={fill(texts.volatilityOf, { level: volatility })} />
        </Fact>
      )}
      {maxWinX === null ? null : (
        <Fact name={texts.topWin}>{fill(texts.topWinOf, { x: number(maxWinX) })}</Fact>
      )}
      {hit === null ? null : (
        <Fact name={texts.hit}>{fill(texts.hitOf, { rounds: roundsOf(1 / hit, language) })}</Fact>
      )}
      <Fact name={texts.stakes}>{stakesOf(writing, texts.stakesOf, { game, currency })}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="game-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
