import { Button } from '@fairhouse/ui/button'
import { Field } from '@fairhouse/ui/field'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { sentenceOf } from '../parts/sentence-of.ts'
import { newFormKey } from '../parts/form-key.ts'
import { tickets as texts } from '../texts/tickets.ts'

const shortest = 3

/** What staff write into a ticket; sent again after an answer that was lost, it says the same thing once. */
export function AnswerForm({ number, onDone }: { number: string; onDone: () => void }) {
  const [key] = useState(newFormKey)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (close: boolean) => {
    if (text.trim().length < shortest) {
      setFault(texts.answerShort)
      return
    }
    setBusy(true)
    const answer = await ask('answerTicket', { number, key, text, close })
    setBusy(false)
    if (answer.type === 'done') onDone()
    else setFault(sentenceOf(answer))
  }
  return (
    <form
      className="ask-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send(false)
      }}
    >
      <Field label={texts.answerText} fault={fault ?? undefined}>
        {(ties) => (
          <textarea
            {...ties}
            className="entry"
            rows={5}
            maxLength={4_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <p className="acts">
        <Button type="submit" rank="first" busy={busy}>
          {texts.answer}
        </Button>
        <Button busy={busy} onClick={() => void send(true)}>
          {texts.answerAndClose}
        </Button>
      </p>
    </form>
  )
}
