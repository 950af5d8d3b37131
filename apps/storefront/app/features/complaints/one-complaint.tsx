import { complaintLength } from '@fairhouse/contract/complaint-choices'
import type { Complaint } from '@fairhouse/contract/entities/complaint'
import { Button } from '@fairhouse/ui/button'
import { Field } from '@fairhouse/ui/field'
import { Sheet } from '@fairhouse/ui/sheet'
import { type FormEvent, useId, useState } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { momentOf } from '../limits/moment-of.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import type { ComplaintsAtHand } from './use-complaints.ts'

interface Props {
  readonly texts: Texts['complaints']
  readonly complaint: Complaint
  readonly at: ComplaintsAtHand
}

/** A complaint with all that was said about it, and the way on where there is one. */
export function OneComplaint({ texts, complaint, at }: Props) {
  const id = useId()
  const { language } = useHouse()
  const [isAsking, setAsking] = useState(false)
  const { number, subject, reference, state, dueAt, secondLookUntil, steps } = complaint
  return (
    <article className="complaints-one" aria-labelledby={id}>
      <header>
        <h3 id={id}>
          {number} · {texts.subjects[subject]}
        </h3>
        <p className="complaints-quiet">
          {texts.states[state]}
          {dueAt === null ? '' : ` · ${fill(texts.due, { when: momentOf(dueAt, language) })}`}
          {reference === null ? '' : ` · ${reference}`}
        </p>
      </header>
      <ol className="complaints-steps">
        {steps.map(({ what, text, at: when }) => (
          <li key={when} className={`complaints-step complaints-step-${what}`}>
            <p className="complaints-quiet">
              {texts.steps[what]} · {momentOf(when, language)}
            </p>
            <p className="complaints-said">{text}</p>
          </li>
        ))}
      </ol>
      {secondLookUntil === null ? null : (
        <div className="complaints-ways">
          {state === 'open' ? <p>{texts.late}</p> : null}
          <Button size="small" onClick={() => setAsking(true)}>
            {texts.second}
          </Button>
        </div>
      )}
      {isAsking ? (
        <SecondLook texts={texts} number={number} at={at} onClose={() => setAsking(false)} />
      ) : null}
    </article>
  )
}

function SecondLook({
  texts,
  number,
  at,
  onClose,
}: {
  texts: Props['texts']
  number: string
  at: ComplaintsAtHand
  onClose(): void
}) {
  const [text, setText] = useState('')
  const [isShort, setShort] = useState(false)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const isTooShort = text.trim().length < complaintLength.min
    setShort(isTooShort)
    if (!isTooShort && (await at.escalate({ number, text }))) onClose()
  }
  return (
    <Sheet title={texts.second} closeLabel={texts.cancel} onClose={onClose}>
      <form className="complaints-form" noValidate onSubmit={(event) => void send(event)}>
        <Field label={texts.secondText} fault={isShort ? texts.tooShort : undefined}>
          {(ties) => (
            <textarea
              {...ties}
              className="entry"
              name="text"
              rows={5}
              maxLength={complaintLength.max}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" rank="first" wide busy={at.busy}>
          {texts.secondSend}
        </Button>
      </form>
    </Sheet>
  )
}
