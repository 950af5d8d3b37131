import type { PlayerTag } from '@fairhouse/contract/backoffice/segments'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useRef, useState } from 'react'
import { ask } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { sentenceOf } from '../parts/sentence-of.ts'
import { segments as texts } from '../texts/segments.ts'
import { moneyFields, numberFields, questionIn, tagFields } from './question-in.ts'

interface Props {
  readonly tags: readonly PlayerTag[]
  readonly onDone: () => void
  readonly onClose: () => void
}

const { fields: labels } = texts

/** Asks a question, counts whom it fits, and saves it under a name. */
export function SegmentForm({ tags, ...rest }: Props) {
  return (
    <AskForm
      {...rest}
      call="makeSegment"
      title={texts.save}
      bodyOf={(fields, id) => {
        const question = questionIn(fields)
        return typeof question === 'string'
          ? question
          : { id, name: textOf(fields, 'name'), question }
      }}
    >
      <TextField label={labels.name} name="name" required minLength={3} maxLength={60} />
      <TextField label={labels.countries} name="countries" maxLength={80} />
      {numberFields.map((name) => (
        <TextField key={name} label={labels[name]} name={name} inputMode="numeric" maxLength={4} />
      ))}
      {moneyFields.map((name) => (
        <TextField key={name} label={labels[name]} name={name} inputMode="decimal" maxLength={13} />
      ))}
      {tags.length === 0
        ? null
        : tagFields.map((name) => (
            <fieldset key={name} className="choices">
              <legend>{labels[name]}</legend>
              {tags.map(({ tag }) => (
                <label key={tag} className="choice">
                  <input type="checkbox" name={name} value={tag} /> {tag}
                </label>
              ))}
            </fieldset>
          ))}
      <Count />
    </AskForm>
  )
}

/** How many players the form around it fits. */
function Count() {
  const place = useRef<HTMLParagraphElement>(null)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState('')
  const count = async () => {
    const form = place.current?.closest('form')
    if (!form) return
    const question = questionIn(new FormData(form))
    if (typeof question === 'string') {
      setTold(question)
      return
    }
    setBusy(true)
    const answer = await ask('countSegment', { question })
    setBusy(false)
    if (answer.type !== 'done') setTold(sentenceOf(answer))
    else if (answer.reply.knownSince === null) setTold(texts.nothingKnown)
    else setTold(texts.counted(answer.reply))
  }
  return (
    <p className="acts" ref={place}>
      <Button size="small" busy={busy} onClick={() => void count()}>
        {texts.count}
      </Button>
      <span role="status">{told}</span>
    </p>
  )
}
