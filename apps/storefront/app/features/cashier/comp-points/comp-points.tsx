import { buttonClass } from '@fairhouse/ui/button'
import { Bone, State } from '@fairhouse/ui/state'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { fill } from '../../../shell/language/say.ts'
import { useWriting } from '../../../shell/house/house.tsx'
import { PageWays } from '../../../shell/page/page-ways.tsx'
import { Failed, Offline } from '../../../shell/player-page/not-loaded.tsx'
import { usePageAsked } from '../../../shell/player-page/use-page-asked.ts'
import { CashbackCard } from './cashback-card.tsx'
import { EarnedRounds } from './earned-rounds.tsx'
import { PointsHeld } from './points-held.tsx'
import { type PointsTold, usePoints } from './use-points.ts'
import { VipProgress } from './vip-progress.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import './comp-points.css'

type PointTexts = Texts['cashierCompPoints']

/** Points, the level that they depend on, and the rounds that earned them. */
export function CompPoints({ texts }: { texts: PointTexts }) {
  const { page, key, again } = usePageAsked()
  const { money } = useWriting()
  const [exchanged, setExchanged] = useState<number | null>(null)
  return (
    <>
      <p className="points-said" role="status">
        {exchanged === null ? null : fill(texts.exchanged, { amount: money(exchanged, 'USD') })}
      </p>
      <PointsOfPage
        key={key}
        texts={texts}
        page={page}
        again={again}
        exchanged={(amount) => {
          setExchanged(amount)
          again()
        }}
      />
    </>
  )
}

interface PageProps {
  readonly texts: PointTexts
  readonly page: number
  again(): void
  exchanged(amount: number): void
}

function PointsOfPage({ texts, page, again, exchanged }: PageProps) {
  const points = usePoints(page)
  switch (points.stage) {
    case 'loading':
      return (
        <div className="points" role="status" aria-busy="true" aria-label={texts.loading}>
          <Bone />
          <Bone />
        </div>
      )
    case 'offline':
      return <Offline texts={texts} again={again} />
    case 'failed':
      return (
        <Failed
          texts={texts}
          sentence={points.sentence}
          picture={<Coins size={56} />}
          again={again}
        />
      )
    case 'loaded':
      return (
        <div className="points">
          <div className="points-cards">
            <PointsHeld texts={texts} held={points.held} exchanged={exchanged} />
            <VipProgress texts={texts} vip={points.held.vip} />
            <CashbackCard texts={texts.cashback} />
          </div>
          <Rounds texts={texts} page={page} held={points.held} />
        </div>
      )
  }
}

interface RoundsProps extends Pick<PageProps, 'texts' | 'page'> {
  readonly held: PointsTold
}

function Rounds({ texts, page, held }: RoundsProps) {
  const { path } = useWriting()
  if (held.total === 0)
    return (
      <State title={texts.emptyTitle} text={texts.emptyText} picture={<Coins size={56} />}>
        <Link className={buttonClass({ rank: 'first' })} to={path('/lobby')}>
          {texts.emptyAction}
        </Link>
      </State>
    )
  return (
    <>
      <EarnedRounds texts={texts} rounds={held.rounds} />
      <PageWays texts={texts} page={page} total={held.total} />
    </>
  )
}
