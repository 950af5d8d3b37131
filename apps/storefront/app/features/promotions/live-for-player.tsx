import type { Reward } from '@fairhouse/contract/entities/promotion'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { useState } from 'react'
import { Link } from 'react-router'
import { CashbackCard } from '../cashier/comp-points/cashback-card.tsx'
import { PointsHeld } from '../cashier/comp-points/points-held.tsx'
import { usePoints } from '../cashier/comp-points/use-points.ts'
import { VipProgress } from '../cashier/comp-points/vip-progress.tsx'
import { fillCounted } from '../../shell/language/say.ts'
import type { Counted } from '../../shell/texts/translated.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import '../cashier/comp-points/comp-points.css'

/** What is earned by playing, and no code claims. */
export type EarnedReward = Extract<
  Reward['type'],
  'cashback' | 'points' | 'gifts' | 'tokens' | 'tickets'
>

export interface LiveProps {
  readonly reward: EarnedReward
  readonly texts: Texts['promotions']['live']
  readonly points: Texts['cashierCompPoints']
}

/** What the player has of a promotion, where it can be used. */
export function LiveForPlayer(props: LiveProps) {
  const status = useStatus()
  if (!status.isLogged) return null
  return (
    <div className="promotion-live">
      {status.userType === 1 ? (
        <Earned {...props} status={status} />
      ) : (
        <p>{props.texts.playMoney}</p>
      )}
    </div>
  )
}

function Earned({ reward, texts, points, status }: LiveProps & { readonly status: PlayerStatus }) {
  switch (reward) {
    case 'cashback':
      return <CashbackCard texts={points.cashback} />
    case 'points':
    case 'gifts':
      return <OfPoints reward={reward} texts={points} />
    case 'tokens':
      return (
        <Count words={texts.tokens} count={status.jackpotTokens} to="/token-climb">
          {texts.toTower}
        </Count>
      )
    case 'tickets':
      return (
        <Count words={texts.tickets} count={status.lottoTickets} to="/lotto">
          {texts.toLotto}
        </Count>
      )
  }
}

/** Asked for anew when points were exchanged. */
function OfPoints(props: PointsProps) {
  const [attempt, setAttempt] = useState(0)
  return <PointsNow key={attempt} {...props} exchanged={() => setAttempt(attempt + 1)} />
}

interface PointsProps {
  readonly reward: 'points' | 'gifts'
  readonly texts: LiveProps['points']
}

function PointsNow({ reward, texts, exchanged }: PointsProps & { exchanged(): void }) {
  const points = usePoints(1)
  if (points.stage !== 'loaded') return null
  return reward === 'gifts' ? (
    <VipProgress texts={texts} vip={points.held.vip} />
  ) : (
    <PointsHeld texts={texts} held={points.held} exchanged={exchanged} />
  )
}

function Count({
  words,
  count,
  to,
  children,
}: {
  readonly words: Counted
  readonly count: number
  readonly to: string
  readonly children: string
}) {
  const { language } = useHouse()
  const { path } = useWriting()
  return (
    <section className="points-card">
      <p className="points-sum">
        <b className="amount">{fillCounted(words, count, language)}</b>
      </p>
      <Link to={path(to)}>{children}</Link>
    </section>
  )
}
