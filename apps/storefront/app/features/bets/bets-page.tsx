import { buttonClass } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { History } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import { PageWays } from '../../shell/page/page-ways.tsx'
import { Failed, Offline } from '../../shell/player-page/not-loaded.tsx'
import { PlayerPage } from '../../shell/player-page/player-page.tsx'
import { usePageAsked } from '../../shell/player-page/use-page-asked.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { BetFilters } from './bet-filters.tsx'
import { BetBones, BetTable } from './bet-table.tsx'
import { ExportRounds } from './export-rounds.tsx'
import { FoundRounds } from './found-rounds.tsx'
import { PlayTabs } from '../figures/play-tabs.tsx'
import { isFiltered, wishOf } from './round-wish.ts'
import { pageBegins, useBets } from './use-bets.ts'
import './bets.css'

interface Words {
  readonly texts: Texts['bets']
  readonly share: Texts['sharing']
}

export function BetsPage({ texts, share }: Words) {
  return (
    <PlayerPage heading={texts.heading} lead={texts.lead} texts={texts} path="/my-bets" forGuests>
      {() => (
        <>
          <PlayTabs texts={texts.tabs} />
          <Bets texts={texts} share={share} />
        </>
      )}
    </PlayerPage>
  )
}

function Bets(words: Words) {
  const { texts } = words
  const { page, key, again } = usePageAsked()
  const [query] = useSearchParams()
  const wish = wishOf(query)
  const { game, won, from, to } = wish
  return (
    <>
      <BetFilters texts={texts} wish={wish} />
      {isFiltered(wish) ? (
        <FoundRounds
          key={`${game} ${won} ${from} ${to} ${key}`}
          {...words}
          wish={wish}
          again={again}
        />
      ) : (
        <BetsOfPage
          key={key}
          {...words}
          page={page}
          before={page === 1 ? null : query.get('before')}
          again={again}
        />
      )}
      <div className="bets-export">
        <ExportRounds texts={texts} wish={wish} />
      </div>
    </>
  )
}

interface PageProps extends Words {
  readonly page: number
  /** The last round of the page before, as the address has it. */
  readonly before: string | null
  again(): void
}

function BetsOfPage({ texts, share, page, before, again }: PageProps) {
  const { path } = useWriting()
  const bets = useBets(page, before)
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
          <BetTable texts={texts} share={share} rounds={bets.rounds} />
          <PageWays texts={texts} page={page} total={bets.total} beforeOf={pageBegins} />
        </>
      )
  }
}
