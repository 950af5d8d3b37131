import {
  ticketLength,
  type TicketSubject,
  ticketSubjects,
} from '@fairhouse/contract/support-choices'
import { Button } from '@fairhouse/ui/button'
import { Chip } from '@fairhouse/ui/chip'
import { Field, FieldGroup } from '@fairhouse/ui/field'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { requestKey } from '../../../asking/request-key.ts'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { FilesField, type SentFile } from './files-field.tsx'

/** What the player came from. */
export interface About {
  readonly round: string | null
  readonly payment: string | null
}

/** A new ticket: what it is about, what happened, and pictures of it. */
export function TicketForm({ texts, about }: { texts: Texts['supportTickets']; about: About }) {
  const client = useClient()
  const navigate = useNavigate()
  const { path } = useWriting()
  const [key] = useState(requestKey)
  const [subject, setSubject] = useState<TicketSubject>(about.payment === null ? 'game' : 'payment')
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly SentFile[]>([])
  const [isShort, setShort] = useState(false)
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const isTooShort = text.trim().length < ticketLength.min
    setShort(isTooShort)
    if (isTooShort) return
    setBusy(true)
    const answer = await client.ask('openSupportTicket', {
      requestKey: key,
      subject,
      text,
      ...(about.round !== null && { round: about.round }),
      ...(about.payment !== null && { payment: about.payment }),
      files: files.map(({ id }) => id),
    })
    setBusy(false)
    if (answer.ok) await navigate(`${path('/support')}?ticket=${answer.reply.ticket.number}`)
  }
  return (
    <form className="complaints-form" noValidate onSubmit={(event) => void send(event)}>
      {about.round === null ? null : <p>{fill(texts.aboutRound, { id: about.round })}</p>}
      {about.payment === null ? null : <p>{fill(texts.aboutPayment, { id: about.payment })}</p>}
      <FieldGroup label={texts.subject}>
        {() => (
          <div className="complaints-ways">
            {ticketSubjects.map((one) => (
              <Chip
                key={one}
                name="subject"
                value={one}
                alone
                checked={subject === one}
                change={() => setSubject(one)}
              >
                {texts.subjects[one]}
              </Chip>
            ))}
          </div>
        )}
      </FieldGroup>
      <Field label={texts.text} fault={isShort ? texts.tooShort : undefined}>
        {(ties) => (
          <textarea
            {...ties}
            className="entry"
            name="text"
            rows={6}
            maxLength={ticketLength.max}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <FilesField texts={texts} files={files} change={setFiles} />
      <Button type="submit" rank="first" busy={busy}>
        {texts.send}
      </Button>
    </form>
  )
}
