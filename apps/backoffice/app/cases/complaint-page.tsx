import { Button } from '@fairhouse/ui/button'
import { Field } from '@fairhouse/ui/field'
import { State } from '@fairhouse/ui/state'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ask, type ReplyOf } from '../ask.ts'
import { Loaded } from '../parts/loaded.tsx'
import { sentenceOf } from '../parts/sentence-of.ts'
import { Facts, Panel } from '../parts/table.tsx'
import { Told } from '../parts/told.tsx'
import { Moment } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { complaints as texts } from '../texts/cases.ts'
import { inWords } from '../texts/words.ts'
import { useCall } from '../use-call.ts'

type Complaint = ReplyOf<'complaint'>

/** One complaint with all that was said, and the form for an answer where one is owed. */
export function ComplaintPage() {
  const { number = '' } = useParams()
  return /^C-[1-9][0-9]{0,14}$/.test(number) ? <Known number={number} /> : <Missing />
}

const Missing = () => <State title={texts.missing} text={texts.missingText} />

function Known({ number }: { number: string }) {
  const { state, reload } = useCall('complaint', { number })
  const [said, setSaid] = useState<string | null>(null)
  const mayAnswer = useMay()('answerComplaints')
  return (
    <Loaded state={state} missing={<Missing />}>
      {(one) => (
        <>
          <h1>{number}</h1>
          <Told said={said} />
          <About one={one} />
          <Panel title={texts.thread}>
            <ol className="thread">
              {one.steps.map(({ what, staff, text, at }) => (
                <li key={`${what} ${at}`}>
                  <p className="quiet">
                    {staff ?? texts.fromPlayer} · {inWords(what)} · <Moment at={at} />
                  </p>
                  <p className="said">{text}</p>
                </li>
              ))}
            </ol>
            {mayAnswer && one.dueAt !== null ? (
              <AnswerForm
                number={number}
                onDone={() => {
                  setSaid(texts.answered)
                  reload()
                }}
              />
            ) : null}
          </Panel>
        </>
      )}
    </Loaded>
  )
}

const About = ({ one }: { one: Complaint }) => (
  <Panel title={texts.subjects[one.subject]}>
    <Facts
      rows={[
        [
          texts.player,
          <Link key="player" to={`/players/${one.player}`}>
            {one.login}
          </Link>,
        ],
        [texts.reference, one.reference ?? texts.notTold],
        [texts.state, texts.states[one.state]],
        [
          texts.due,
          one.dueAt === null ? (
            texts.notOwed
          ) : (
            <span key="due">
              <Moment at={one.dueAt} />{' '}
              {one.late ? <span className="tag tag-now">{texts.late}</span> : null}
            </span>
          ),
        ],
      ]}
    />
  </Panel>
)

const shortest = 3

function AnswerForm({ number, onDone }: { number: string; onDone: () => void }) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (text.trim().length < shortest) {
      setFault(texts.answerShort)
      return
    }
    setBusy(true)
    const answer = await ask('answerComplaint', { number, text })
    setBusy(false)
    if (answer.type === 'done') onDone()
    else setFault(sentenceOf(answer))
  }
  return (
    <form
      className="ask-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field label={texts.answerText} fault={fault ?? undefined}>
        {(ties) => (
          <textarea
            {...ties}
            className="entry"
            rows={6}
            maxLength={4_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" rank="first" busy={busy}>
        {texts.answer}
      </Button>
    </form>
  )
}
