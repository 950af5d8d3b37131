import { Button, buttonClass } from '@fairhouse/ui/button'
import { Bone, State } from '@fairhouse/ui/state'
import { LogIn, MailOpen, WifiOff } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { pageLength } from '@fairhouse/contract/limits'
import { useHouse, useWriting } from '../language/house.tsx'
import { PageWays } from '../pages/page-ways.tsx'
import { useStatus } from '../session/client-context.tsx'
import { useBackOnline } from '../session/use-back-online.ts'
import type { Texts } from '../texts/texts.ts'
import { MessageList } from './message-list.tsx'
import { useMessages } from './use-messages.ts'
import '@fairhouse/ui/field.css'
import '../pages/text-page.css'
import './inbox.css'

/** What the house wrote to the player, newest first. */
export function InboxPage({ texts }: { texts: Texts['inbox'] }) {
  const status = useStatus()
  return (
    <div className="frame-width">
      <header className="page-head">
        <h1>{texts.heading}</h1>
      </header>
      {status.isLogged ? <Inbox texts={texts} /> : <LogInFirst texts={texts} />}
    </div>
  )
}

function Inbox({ texts }: { texts: Texts['inbox'] }) {
  const [query] = useSearchParams()
  const [attempt, setAttempt] = useState(0)
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1)
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  return <InboxOfPage key={`${page}:${attempt}`} texts={texts} page={page} again={again} />
}

interface PageProps {
  readonly texts: Texts['inbox']
  readonly page: number
  again(): void
}

function InboxOfPage({ texts, page, again }: PageProps) {
  const found = useMessages(page)
  switch (found.stage) {
    case 'loading':
      return <Bones texts={texts} />
    case 'offline':
      return <Offline texts={texts} again={again} />
    case 'failed':
      return (
        <State title={texts.errorTitle} text={found.sentence} picture={<MailOpen size={56} />}>
          <Button onClick={again}>{texts.tryAgain}</Button>
        </State>
      )
    case 'loaded':
      if (found.total === 0) {
        return (
          <State
            title={texts.emptyTitle}
            text={texts.emptyText}
            picture={<MailOpen size={56} aria-hidden="true" />}
          />
        )
      }
      // The last message of the last page was removed.
      if (found.messages.length === 0) {
        return <Navigate to={`?page=${Math.ceil(found.total / pageLength)}`} replace />
      }
      return (
        <>
          <MessageList texts={texts} messages={found.messages} />
          <PageWays texts={texts} page={page} total={found.total} />
        </>
      )
  }
}

function Bones({ texts }: { texts: Texts['inbox'] }) {
  return (
    <ul className="inbox inbox-bones" aria-busy="true" aria-label={texts.loading}>
      {Array.from({ length: 3 }, (_, row) => (
        <li key={`bone ${row}`} className="inbox-message">
          <Bone />
        </li>
      ))}
    </ul>
  )
}

function Offline({ texts, again }: Omit<PageProps, 'page'>) {
  useBackOnline(again)
  return (
    <State title={texts.offlineTitle} text={texts.offlineText} picture={<WifiOff size={56} />}>
      <Button onClick={again}>{texts.tryAgain}</Button>
    </State>
  )
}

function LogInFirst({ texts }: { texts: Texts['inbox'] }) {
  const { frame } = useHouse()
  const { path } = useWriting()
  return (
    <State title={texts.logInTitle} text={texts.logInText} picture={<LogIn size={56} />}>
      <Link
        className={buttonClass({ rank: 'first' })}
        to={`${path('/login')}?source=${encodeURIComponent(path('/messages'))}`}
      >
        {frame.logIn}
      </Link>
    </State>
  )
}
