import type { QueuedTicket } from '@fairhouse/contract/backoffice/tickets'
import { whoseTickets } from '@fairhouse/contract/backoffice/tickets'
import { ticketStates, ticketSubjects } from '@fairhouse/contract/support-choices'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { ask } from '../ask.ts'
import { Choice } from '../parts/choice.tsx'
import { PagesOf } from '../parts/pages-of.tsx'
import { SavedViews } from '../parts/saved-views.tsx'
import { Table } from '../parts/table.tsx'
import { useChoices } from '../parts/use-choices.ts'
import { Moment, Tag } from '../parts/values.tsx'
import { tickets as texts } from '../texts/tickets.ts'
import { titled } from '../texts/words.ts'

/** The queue of support tickets, narrowed by state, subject and who has them; the address keeps the choice. */
export function TicketsPage() {
  const { chosen, choose } = useChoices()
  const state = ticketStates.find((one) => one === chosen('state')) ?? 'open'
  const subject = ticketSubjects.find((one) => one === chosen('subject')) ?? null
  const whose = whoseTickets.find((one) => one === chosen('whose')) ?? 'all'
  const load = useCallback(
    (before: string | null) => ask('tickets', { state, subject, whose, before }),
    [state, subject, whose],
  )
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.text}</p>
      <SavedViews place="tickets" />
      <form className="asked" onSubmit={(event) => event.preventDefault()}>
        <Choice
          label={texts.state}
          name="state"
          value={state}
          choices={ticketStates.map((one) => [one, texts.states[one]])}
          onChange={choose('state')}
        />
        <Choice
          label={texts.subject}
          name="subject"
          value={subject ?? ''}
          choices={[
            ['', texts.anySubject],
            ...ticketSubjects.map((one) => [one, titled(one)] as const),
          ]}
          onChange={choose('subject')}
        />
        <Choice
          label={texts.whose}
          name="whose"
          value={whose}
          choices={whoseTickets.map((one) => [one, texts.owners[one]])}
          onChange={choose('whose')}
        />
      </form>
      <section className="panel">
        <PagesOf load={load}>
          {(rows) => (
            <Table
              name={texts.title}
              heads={[
                texts.number,
                texts.player,
                texts.subject,
                texts.state,
                texts.assignee,
                texts.moved,
                texts.rating,
              ]}
              rows={rows.map((one) => ({ key: one.number, cells: cellsOf(one) }))}
              none={texts.none}
            />
          )}
        </PagesOf>
      </section>
    </>
  )
}

const cellsOf = (one: QueuedTicket) => [
  <Link key="number" to={`/tickets/${one.number}`}>
    {one.number}
  </Link>,
  <Link key="player" to={`/players/${one.player}`}>
    {one.login}
  </Link>,
  titled(one.subject),
  <Tag key="state" word={one.state} kind={one.state === 'open' ? 'now' : 'plain'} />,
  one.assignee,
  <Moment key="moved" at={one.movedAt} />,
  one.rating,
]
