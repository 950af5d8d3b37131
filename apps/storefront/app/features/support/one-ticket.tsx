import type { SupportTicketWhole } from '@fairhouse/contract/entities/support-ticket'
import { ticketLength, ticketRatings } from '@fairhouse/contract/support-choices'
import { Button } from '@fairhouse/ui/button'
import { Field } from '@fairhouse/ui/field'
import { Bone } from '@fairhouse/ui/state'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { requestKey } from '../../../asking/request-key.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { momentOf } from '../limits/moment-of.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { FilesField, type SentFile } from './files-field.tsx'
import { TicketFiles } from './ticket-files.tsx'
import { type TicketAtHand, useTicket } from './use-ticket.ts'

type Words = Texts['supportTickets']

/** A ticket as a thread, with the way on that it has. */
export function OneTicket({ texts, number }: { texts: Words; number: string }) {
  const at = useTicket(number)
  const { path } = useWriting()
  return (
    <section className="complaints-part" aria-label={number}>
      <p>
        <Link to={path('/support')}>{texts.back}</Link>
      </p>
      {at.ticket === null ? (
        <div aria-busy="true" role="status" aria-label={texts.loading}>
          <Bone />
        </div>
      ) : null}
      {at.ticket === 'none' ? <p>{texts.noSuch}</p> : null}
      {at.ticket === null || at.ticket === 'none' ? null : (
        <Thread texts={texts} ticket={at.ticket} at={at} />
      )}
    </section>
  )
}

interface ThreadProps {
  readonly texts: Words
  readonly ticket: SupportTicketWhole
  readonly at: TicketAtHand
}

function Thread({ texts, ticket, at }: ThreadProps) {
  const { language } = useHouse()
  const { number, subject, state, messages, round, payment } = ticket
  return (
    <article className="complaints-one" aria-label={number}>
      <header>
        <h2>
          {number} · {texts.subjects[subject]}
        </h2>
        <p className="complaints-quiet">
          {texts.states[state]}
          {round === null ? '' : ` · ${fill(texts.aboutRound, { id: round })}`}
          {payment === null ? '' : ` · ${fill(texts.aboutPayment, { id: payment })}`}
        </p>
      </header>
      <ol className="complaints-steps">
        {messages.map(({ by, text, at: when, files }) => (
          <li
            key={when + by}
            className={`complaints-step ${by === 'staff' ? 'complaints-step-answered' : ''}`}
          >
            <p className="complaints-quiet">
              {by === 'staff' ? texts.us : texts.you} · {momentOf(when, language)}
            </p>
            <p className="complaints-said">{text}</p>
            {files.length === 0 ? null : (
              <TicketFiles texts={texts} number={number} files={files} />
            )}
          </li>
        ))}
      </ol>
      {state === 'closed' ? (
        <Rating texts={texts} ticket={ticket} at={at} />
      ) : (
        <Reply key={messages.length} texts={texts} ticket={ticket} at={at} />
      )}
    </article>
  )
}

function Reply({ texts, at }: ThreadProps) {
  const [key] = useState(requestKey)
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly SentFile[]>([])
  const [isShort, setShort] = useState(false)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const isTooShort = text.trim().length < ticketLength.min
    setShort(isTooShort)
    if (isTooShort) return
    await at.reply({ requestKey: key, text, files: files.map(({ id }) => id) })
  }
  return (
    <form className="complaints-form" noValidate onSubmit={(event) => void send(event)}>
      <Field label={texts.reply} fault={isShort ? texts.tooShort : undefined}>
        {(ties) => (
          <textarea
            {...ties}
            className="entry"
            name="text"
            rows={4}
            maxLength={ticketLength.max}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <FilesField texts={texts} files={files} change={setFiles} />
      <div className="complaints-ways">
        <Button type="submit" rank="first" busy={at.busy}>
          {texts.replySend}
        </Button>
        <Button busy={at.busy} onClick={() => void at.close()}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}

function Rating({ texts, ticket, at }: ThreadProps) {
  return (
    <fieldset className="support-rating">
      <legend>{ticket.rating === null ? texts.rate : texts.rated}</legend>
      <div className="complaints-ways">
        {ticketRatings.map((one) => (
          <Button
            key={one}
            size="small"
            rank={ticket.rating === one ? 'first' : 'second'}
            aria-pressed={ticket.rating === one}
            onClick={() => void at.rate(one)}
          >
            {texts.ratings[one]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
