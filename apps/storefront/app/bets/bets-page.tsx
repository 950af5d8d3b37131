import { Button, buttonClass } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { History, LogIn, WifiOff } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useHouse, useWriting } from '../language/house.tsx'
import { useStatus } from '../session/client-context.tsx'
import type { Texts } from '../texts/texts.ts'
import { PageWays } from '../pages/page-ways.tsx'
import { useBackOnline } from '../session/use-back-online.ts'
import { BetBones, BetTable } from './bet-table.tsx'
import { useBets } from './use-bets.ts'
import '../pages/text-page.css'
import './bets.css'

export function BetsPage({ texts }: { texts: Texts['bets'] }) {
  const status = useStatus()
  return (
    <div className="frame-width">
      <header className="page-head">
        <h1>{texts.heading}</h1>
        <p className="page-lead">{texts.lead}</p>
      </header>
      {status.isLogged ? <Bets texts={texts} /> : <LogInFirst texts={texts} />}
    </div>
  )
}

function Bets({ texts }: { texts: Texts['bets'] }) {
  const [query] = useSearchParams()
  const [attempt, setAttempt] = useState(0)
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1)
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  return <BetsOfPage key={`${page}:${attempt}`} texts={texts} page={page} again={again} />
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
        <State title={texts.errorTitle} text={bets.sentence} picture={<History size={56} />}>
          <Button onClick={again}>{texts.tryAgain}</Button>
        </State>
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

function Offline({ texts, again }: Omit<PageProps, 'page'>) {
  useBackOnline(again)
  return (
    <State title={texts.offlineTitle} text={texts.offlineText} picture={<WifiOff size={56} />}>
      <Button onClick={again}>{texts.tryAgain}</Button>
    </State>
  )
}

function LogInFirst({ texts }: { texts: Texts['bets'] }) {
  const { frame } = useHouse()
  const { path } = useWriting()
  return (
    <State title={texts.logInTitle} text={texts.logInText} picture={<LogIn size={56} />}>
      <Link
        className={buttonClass({ rank: 'first' })}
        to={`${path('/login')}?source=${encodeURIComponent(path('/my-bets'))}`}
      >
        {frame.logIn}
      </Link>
    </State>
  )
}
