import { pageLength } from '@fairhouse/contract/limits'
import { Bone, State } from '@fairhouse/ui/state'
import { MailOpen } from 'lucide-react'
import { Navigate } from 'react-router'
import { PageWays } from '../../shell/page/page-ways.tsx'
import { Failed, Offline } from '../../shell/player-page/not-loaded.tsx'
import { PlayerPage } from '../../shell/player-page/player-page.tsx'
import { usePageAsked } from '../../shell/player-page/use-page-asked.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { MessageList } from './message-list.tsx'
import { useMessages } from './use-messages.ts'
import '@fairhouse/ui/field.css'
import './inbox.css'

/** What the house wrote to the player, newest first. */
export function InboxPage({ texts }: { texts: Texts['inbox'] }) {
  return (
    <PlayerPage heading={texts.heading} texts={texts} path="/messages" forGuests>
      {() => <Inbox texts={texts} />}
    </PlayerPage>
  )
}

function Inbox({ texts }: { texts: Texts['inbox'] }) {
  const { page, key, again } = usePageAsked()
  return <InboxOfPage key={key} texts={texts} page={page} again={again} />
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
        <Failed
          texts={texts}
          sentence={found.sentence}
          picture={<MailOpen size={56} />}
          again={again}
        />
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
