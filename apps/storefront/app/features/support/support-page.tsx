import { Bone } from '@fairhouse/ui/state'
import { Link, useSearchParams } from 'react-router'
import '../complaints/complaints.css'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { momentOf } from '../limits/moment-of.ts'
import { PageWays } from '../../shell/page/page-ways.tsx'
import { LoadAgain } from '../../shell/player-page/load-again.tsx'
import { PlayerPage } from '../../shell/player-page/player-page.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { OneTicket } from './one-ticket.tsx'
import './support.css'
import { TicketForm } from './ticket-form.tsx'
import { useTickets } from './use-tickets.ts'

type Words = Texts['supportTickets']

/** Where players ask for help: a form, their tickets, and one ticket as a thread (`?ticket=`). */
export function SupportPage({ texts }: { texts: Words }) {
  return (
    <PlayerPage
      heading={texts.heading}
      lead={texts.lead}
      texts={texts}
      path="/support"
      className="complaints"
      forGuests
    >
      {() => <Support texts={texts} />}
    </PlayerPage>
  )
}

function Support({ texts }: { texts: Words }) {
  const [query] = useSearchParams()
  const { path } = useWriting()
  const number = query.get('ticket')
  if (number !== null) return <OneTicket key={number} texts={texts} number={number} />
  const about = { round: query.get('round'), payment: query.get('payment') }
  return (
    <>
      <section className="complaints-part" aria-label={texts.newHeading}>
        <h2>{texts.newHeading}</h2>
        <TicketForm texts={texts} about={about} />
        <p className="complaints-quiet">
          {texts.complaintText} <Link to={path('/complaints')}>{texts.complaintLink}</Link>
        </p>
      </section>
      <section className="complaints-part" aria-label={texts.yours}>
        <h2>{texts.yours}</h2>
        <Tickets texts={texts} page={Math.max(1, Number(query.get('page')) || 1)} />
      </section>
    </>
  )
}

function Tickets({ texts, page }: { texts: Words; page: number }) {
  const found = useTickets(page)
  const { language } = useHouse()
  const { path } = useWriting()
  switch (found.stage) {
    case 'loading':
      return (
        <div aria-busy="true" role="status" aria-label={texts.loading}>
          <Bone />
        </div>
      )
    case 'failed':
      return <LoadAgain texts={texts} sentence={found.sentence} again={found.again} />
    case 'loaded':
      if (found.total === 0) return <p className="complaints-quiet">{texts.none}</p>
      return (
        <>
          <ul className="support-list">
            {found.tickets.map(({ number, subject, state, movedAt }) => (
              <li key={number}>
                <Link to={`${path('/support')}?ticket=${number}`}>
                  {number} · {texts.subjects[subject]}
                </Link>
                <p className="complaints-quiet">
                  {texts.states[state]} · {momentOf(movedAt, language)}
                </p>
              </li>
            ))}
          </ul>
          <PageWays texts={texts} page={page} total={found.total} />
        </>
      )
  }
}
