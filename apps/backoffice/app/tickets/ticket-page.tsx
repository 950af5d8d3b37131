import { Button } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { type Answer, ask, type ReplyOf } from '../ask.ts'
import { sentenceOf } from '../parts/sentence-of.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Facts, Panel } from '../parts/table.tsx'
import { Moment, Tag } from '../parts/values.tsx'
import { useMay, useSitting } from '../shell/sitting.tsx'
import { tickets as texts } from '../texts/tickets.ts'
import { titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'
import { AnswerForm } from './answer-form.tsx'
import { TicketFile } from './ticket-file.tsx'

type Ticket = ReplyOf<'ticket'>

/** One support ticket: what it is about, its thread, and what can be done. */
export function TicketPage() {
  const { number = '' } = useParams()
  const { state, reload } = useCall('ticket', { number })
  return (
    <Loaded state={state} missing={<State title={texts.missing} text={texts.missingText} />}>
      {(one) => <Ticket one={one} reload={reload} />}
    </Loaded>
  )
}

function Ticket({ one, reload }: { one: Ticket; reload: () => void }) {
  const may = useMay()('answerTickets')
  const { number, player, login, subject, state, round, payment, messages } = one
  return (
    <>
      <h1>
        {number} <Tag word={state} kind={state === 'open' ? 'now' : 'plain'} />
      </h1>
      <Panel title={titled(subject)}>
        <Facts
          rows={[
            [
              texts.player,
              <Link key="player" to={`/players/${player}`}>
                {login}
              </Link>,
            ],
            ...(round === null
              ? []
              : [
                  [
                    texts.round,
                    <Link key="round" to={`/players/${player}/rounds/${round}`}>
                      {round}
                    </Link>,
                  ] as const,
                ]),
            ...(payment === null
              ? []
              : [
                  [
                    texts.payment,
                    <Link key="payment" to={`/payments/${payment}`}>
                      {payment}
                    </Link>,
                  ] as const,
                ]),
            [texts.opened, <Moment key="opened" at={one.openedAt} />],
            [texts.assignee, one.assignee],
            [texts.rating, one.rating],
          ]}
        />
        {may && state !== 'closed' ? <Acts one={one} reload={reload} /> : null}
      </Panel>
      <Panel title={texts.thread}>
        <ol className="thread">
          {messages.map(({ staff, text, at, files }) => (
            <li key={at + text}>
              <p className="quiet">
                {staff ?? texts.fromPlayer} · <Moment at={at} />
              </p>
              <p className="said">{text}</p>
              {may
                ? files.map((file) => <TicketFile key={file.fileId} number={number} file={file} />)
                : null}
            </li>
          ))}
        </ol>
        {may && state !== 'closed' ? (
          <AnswerForm key={messages.length} number={number} onDone={reload} />
        ) : null}
      </Panel>
    </>
  )
}

function Acts({ one, reload }: { one: Ticket; reload: () => void }) {
  const { name } = useSitting()
  const [fault, setFault] = useState<string | null>(null)
  const act = async (asked: Promise<Answer<unknown>>) => {
    const answer = await asked
    setFault(answer.type === 'done' ? null : sentenceOf(answer))
    reload()
  }
  const isMine = one.assignee === name
  return (
    <p className="acts">
      <Button
        size="small"
        onClick={() => void act(ask('assignTicket', { number: one.number, mine: !isMine }))}
      >
        {isMine ? texts.leave : texts.take}
      </Button>
      <Button size="small" onClick={() => void act(ask('closeTicket', { number: one.number }))}>
        {texts.close}
      </Button>
      {fault === null ? null : (
        <span className="fault" role="alert">
          {fault}
        </span>
      )}
    </p>
  )
}
