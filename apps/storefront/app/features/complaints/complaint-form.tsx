import {
  complaintLength,
  complaintSubjects,
  type ComplaintSubject,
} from '@fairhouse/contract/complaint-choices'
import { Button } from '@fairhouse/ui/button'
import { Chip } from '@fairhouse/ui/chip'
import { Field, FieldGroup } from '@fairhouse/ui/field'
import { type FormEvent, useState } from 'react'
import { requestKey } from '../../../asking/request-key.ts'
import { notice } from '../../shell/notices/notices.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { ComplaintsAtHand } from './use-complaints.ts'

const referenceAtMost = 80

/** A new complaint: what it is about, what happened, and the number of what it is about. */
export function ComplaintForm({ texts, at }: { texts: Texts['complaints']; at: ComplaintsAtHand }) {
  const client = useClient()
  const [key, setKey] = useState(requestKey)
  const [subject, setSubject] = useState<ComplaintSubject>('game')
  const [text, setText] = useState('')
  const [reference, setReference] = useState('')
  const [isShort, setShort] = useState(false)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const isTooShort = text.trim().length < complaintLength.min
    setShort(isTooShort)
    if (isTooShort) return
    if (!(await at.file({ requestKey: key, subject, text, reference }))) return
    setKey(requestKey())
    setText('')
    setReference('')
    client.show(notice('INFO', texts.sent))
  }
  return (
    <form className="complaints-form" noValidate onSubmit={(event) => void send(event)}>
      <FieldGroup label={texts.subject}>
        {() => (
          <div className="complaints-ways">
            {complaintSubjects.map((one) => (
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
      <Field label={texts.text} hint={texts.textHint} fault={isShort ? texts.tooShort : undefined}>
        {(ties) => (
          <textarea
            {...ties}
            className="entry"
            name="text"
            rows={6}
            maxLength={complaintLength.max}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Field label={texts.reference} optional={texts.optional}>
        {(ties) => (
          <input
            {...ties}
            className="entry"
            name="reference"
            maxLength={referenceAtMost}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        )}
      </Field>
      <Button type="submit" rank="first" busy={at.busy}>
        {texts.send}
      </Button>
    </form>
  )
}
