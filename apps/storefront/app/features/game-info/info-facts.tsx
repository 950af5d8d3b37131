import { Level } from '@fairhouse/ui/level'
import type { ReactNode } from 'react'
import { roundsOf } from '../../../rules/rounds-of.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { useStatus } from '../../shell/session/client-context.tsx'
import { exactPercent, type GameInfo } from './game-info.ts'

/** The figures that one compares games by. Stakes are in the currency of who looks. */
export function InfoFacts({ info: { game, proof, texts } }: { info: GameInfo }) {
  const { money, number, percent } = useWriting()
  const { language } = useHouse()
  const status = useStatus()
  const currency = status.isLogged ? status.currency : 'CREDIT'
  const { rtp, volatility, maxWinX } = game
  return (
    <dl className="info-facts" aria-label={texts.glance}>
      <Fact name={texts.rtp} unknown={texts.notStated}>
        {rtp === null ? null : proof ? exactPercent(rtp, language) : percent(rtp)}
      </Fact>
      <Fact name={texts.volatility} unknown={texts.notStated}>
        {volatility === null ? null : (
          <Level level={volatility} label={fill(texts.volatilityOf, { level: volatility })} />
        )}
      </Fact>
      <Fact name={texts.topWin} unknown={texts.notStated}>
        {maxWinX === null ? null : fill(texts.topWinOf, { x: number(maxWinX) })}
      </Fact>
      {proof ? (
        <Fact name={texts.hit}>
          {fill(texts.hitOf, { rounds: roundsOf(1 / proof.hitFrequency, language) })}
        </Fact>
      ) : null}
      <Fact name={texts.stakes}>
        {fill(texts.stakesOf, {
          // One currency for both is enough where it stands at the end.
          least: money(game.minStake, currency).replace(/\s\D+$/, ''),
          most: money(game.maxStake, currency),
        })}
      </Fact>
    </dl>
  )
}

/** Something known of the game; what its provider does not tell is said to be so. */
function Fact({
  name,
  unknown,
  children,
}: {
  name: string
  unknown?: string
  children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? <span className="info-quiet">{unknown}</span>}</dd>
    </div>
  )
}
