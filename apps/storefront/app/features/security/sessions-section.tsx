import type { Session } from '@fairhouse/contract/calls/sessions'
import { Button } from '@fairhouse/ui/button'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import type { Answer } from '../../../asking/ask.ts'
import { fill } from '../../shell/language/say.ts'
import { notice } from '../../shell/notices/notices.ts'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { Failed, Loading, Section } from './section.tsx'
import { useAsked } from './use-asked.ts'
import { useAgo } from './when.ts'

type Ended = Answer<'endSession'> | Answer<'endOtherSessions'>

const askSessions = (client: Client) => client.ask('sessions', {}, { passive: true })

/** Where the player is signed in, and how to end it. */
export function SessionsSection({ texts }: { texts: Texts['security'] }) {
  const client = useClient()
  const { asked, again, replace } = useAsked(askSessions)
  const { heading, text, ended } = texts.sessions
  const show = (answer: Ended): void => {
    if (!answer.ok) return
    replace(answer.reply)
    client.show(notice('INFO', ended))
  }
  return (
    <Section heading={heading} text={text}>
      {asked.stage === 'loading' ? <Loading texts={texts} rows={2} /> : null}
      {asked.stage === 'failed' ? (
        <Failed texts={texts} sentence={asked.sentence} again={again} />
      ) : null}
      {asked.stage === 'loaded' ? (
        <SessionList
          texts={texts}
          sessions={asked.reply.sessions}
          end={async (sessionId) => show(await client.ask('endSession', { sessionId }))}
          endOthers={async () => show(await client.ask('endOtherSessions', {}))}
        />
      ) : null}
    </Section>
  )
}

interface ListProps {
  readonly texts: Texts['security']
  readonly sessions: readonly Session[]
  end(sessionId: string): Promise<void>
  endOthers(): Promise<void>
}

function SessionList({ texts, sessions, end, endOthers }: ListProps) {
  const others = sessions.filter(({ isThis }) => !isThis)
  return (
    <>
      <ul className="security-list">
        {sessions.map((session) => (
          <SessionRow key={session.id} texts={texts} session={session} end={end} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="security-quiet">{texts.sessions.only}</p>
      ) : (
        <Button onClick={() => void endOthers()}>{texts.sessions.endOthers}</Button>
      )}
    </>
  )
}

const pictures = { phone: Smartphone, tablet: Tablet, computer: Monitor }

function SessionRow({
  texts,
  session,
  end,
}: Pick<ListProps, 'texts' | 'end'> & { readonly session: Session }) {
  const ago = useAgo()
  const Picture = pictures[session.kind]
  const { sessions } = texts
  const browser = browserOf(texts, session)
  return (
    <li className="security-row">
      <Picture size={22} aria-hidden="true" />
      <div className="security-row-words">
        <p>
          {browser}
          {session.isThis ? <span className="security-mark">{sessions.isThis}</span> : null}
        </p>
        <p className="security-quiet">
          {session.place} · {fill(sessions.seen, { ago: ago(session.seenAt) })} ·{' '}
          {fill(sessions.since, { ago: ago(session.since) })}
        </p>
      </div>
      {session.isThis ? null : (
        <Button
          size="small"
          aria-label={fill(sessions.endOf, { browser, place: session.place })}
          onClick={() => void end(session.id)}
        >
          {sessions.end}
        </Button>
      )}
    </li>
  )
}

function browserOf(texts: Texts['security'], { browser, system }: Session): string {
  if (browser !== null && system !== null) return fill(texts.browserOn, { browser, system })
  return browser ?? system ?? texts.unknownBrowser
}
