import { buttonClass } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { History } from 'lucide-react'
import { Link } from 'react-router'
import { useWriting } from '../language/house.tsx'
import { PageWays } from '../pages/page-ways.tsx'
import { Failed, Offline } from '../player-page/not-loaded.tsx'
import { PlayerPage } from '../player-page/player-page.tsx'
import { usePageAsked } from '../player-page/use-page-asked.ts'
import type { Texts } from '../texts/texts.ts'
import { BetBones, BetTable } from './bet-table.tsx'
import { useBets } from './use-bets.ts'
import './bets.css'

export function BetsPage({ texts }: { texts: Texts['bets'] }) {
  return (
    <PlayerPage heading={texts.heading} lead={texts.lead} texts={texts} path="/my-bets">
      {() => <Bets texts={texts} />}
    </PlayerPage>
  )
}

function Bets({ texts }: { texts: Texts['bets'] }) {
  const { page, key, again } = usePageAsked()
  return <BetsOfPage key={key} texts={texts} page={page} again={again} />
}

interface PageProps {
  readonly texts: Texts['bets']
  readonly page: number
  again(): void
}

function BetsOfPage({ texts, page, again }: PageProps) {
  const { path } = useWriting()
  const bets = useBets(page)
  switch (bets.stage) {
    case 'loading':
      return <BetBones texts={texts} />
    case 'offline':
      return <Offline texts={texts} again={again} />
    case 'failed':
      return (
        <Failed
          texts={texts}
          sentence={bets.sentence}
          picture={<History size={56} />}
          again={again}
        />
      )
    case 'loaded':
      return bets.total === 0 ? (
        <State title={texts.emptyTitle} text={texts.emptyText} picture={<History size={56} />}>
          <Link className={buttonClass({ rank: 'first' })} to={path('/lobby')}>
            {texts.emptyAction}
          </Link>
        </State>
      ) : (
        <>
          <BetTable texts={texts} rounds={bets.rounds} />
          <PageWays texts={texts} page={page} total={bets.total} />
        </>
      )
  }
}
