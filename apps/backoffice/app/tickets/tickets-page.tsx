import type { QueuedTicket } from '@fairhouse/contract/backoffice/tickets'
import { whoseTickets } from '@fairhouse/contract/backoffice/tickets'
import { ticketStates, ticketSubjects } from '@fairhouse/contract/support-choices'
import { Field } from '@fairhouse/ui/field'
import { useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ask } from '../ask.ts'
import { PagesOf } from '../parts/pages-of.tsx'
import { SavedViews } from '../parts/saved-views.tsx'
import { Table } from '../parts/table.tsx'
import { Moment, Tag } from '../parts/values.tsx'
import { tickets as texts } from '../texts/tickets.ts'
import { titled } from '../texts/words.ts'

/** The queue of support tickets, narrowed by state, subject and who has them; the address keeps the choice. */
export function TicketsPage() {
  const [query, setQuery] = useSearchParams()
  const state = ticketStates.find((one) => one === query.get('state')) ?? 'open'
  const subject = ticketSubjects.find((one) => one === query.get('subject')) ?? null
  const whose = whoseTickets.find((one) => one === query.get('whose')) ?? 'all'
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    next.set(name, value)
    setQuery(next, { replace: true })
  }
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
          value={state}
          choices={ticketStates.map((one) => [one, texts.states[one]])}
          choose={(value) => choose('state', value)}
        />
        <Choice
          label={texts.subject}
          value={subject ?? ''}
          choices={[
            ['', texts.anySubject],
            ...ticketSubjects.map((one) => [one, titled(one)] as const),
          ]}
          choose={(value) => choose('subject', value)}
        />
        <Choice
          label={texts.whose}
          value={whose}
          choices={whoseTickets.map((one) => [one, texts.owners[one]])}
          choose={(value) => choose('whose', value)}
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

function Choice({
  label,
  value,
  choices,
  choose,
}: {
  label: string
  value: string
  choices: readonly (readonly [string, string])[]
  choose: (value: string) => void
}) {
  return (
    <Field label={label}>
      {(ties) => (
        <select
          {...ties}
          className="entry"
          value={value}
          onChange={({ target }) => choose(target.value)}
        >
          {choices.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
