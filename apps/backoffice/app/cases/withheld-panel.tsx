import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import type { ReplyOf } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { NoteField } from '../parts/note-fields.tsx'
import { Facts, Panel } from '../parts/table.tsx'
import { useSheet } from '../parts/use-sheet.ts'
import { Moment } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { addresses as texts } from '../texts/cases.ts'

type Case = ReplyOf<'addressCase'>
type Act = 'payOut' | 'confirm' | 'drop'

/** Coins that were withheld: paid by hand, and booked by two people. */
export function WithheldPanel({ one, reload }: { one: Case; reload: () => void }) {
  const mayAct = useMay()('closeFlags')
  const { open, show, close, done } = useSheet<Act>(reload)
  const { paidOut } = one
  return (
    <Panel title={texts.withheld}>
      <p className="quiet">{texts.withheldText}</p>
      {paidOut === null ? <p>{texts.nothingPaid}</p> : <PaidOut paidOut={paidOut} />}
      {mayAct ? (
        <p className="acts">
          {actsFor(paidOut).map((act) => (
            <Button key={act} size="small" onClick={() => show(act)}>
              {texts[act]}
            </Button>
          ))}
        </p>
      ) : null}
      {open === null ? null : <Form id={one.id} act={open} onClose={close} onDone={done} />}
    </Panel>
  )
}

const actsFor = (paidOut: Case['paidOut']): readonly Act[] => {
  if (paidOut === null) return ['payOut']
  return paidOut.booked === null ? ['confirm', 'drop'] : []
}

const PaidOut = ({ paidOut }: { paidOut: NonNullable<Case['paidOut']> }) => (
  <Facts
    rows={[
      [texts.transaction, <code key="txid">{paidOut.txid ?? texts.hidden}</code>],
      [
        texts.written,
        <span key="written">
          <Moment at={paidOut.askedAt} /> {texts.by(paidOut.askedBy, paidOut.note ?? texts.hidden)}
        </span>,
      ],
      [
        texts.confirmed,
        paidOut.booked === null ? (
          texts.notYet
        ) : (
          <span key="booked">
            <Moment at={paidOut.booked.at} /> {texts.by(paidOut.booked.by, paidOut.booked.note)}
          </span>
        ),
      ],
    ]}
  />
)

interface FormProps {
  readonly id: string
  readonly act: Act
  readonly onClose: () => void
  readonly onDone: () => void
}

const Form = ({ id, act, ...rest }: FormProps) =>
  act === 'payOut' ? (
    <AskForm
      {...rest}
      call="askWithheldPayout"
      title={texts.payOut}
      bodyOf={(fields) => {
        const txid = textOf(fields, 'txid').trim()
        if (!/^[0-9A-Za-z]{16,100}$/.test(txid)) return texts.txidWrong
        return { id, txid, note: textOf(fields, 'note') }
      }}
    >
      <TextField
        label={texts.txid}
        name="txid"
        required
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        mono
      />
      <NoteField label={texts.toWhom} />
    </AskForm>
  ) : (
    <AskForm
      {...rest}
      call="decideWithheldPayout"
      title={texts[act]}
      bodyOf={(fields) => ({ id, approve: act === 'confirm', note: textOf(fields, 'note') })}
    >
      <NoteField label={texts.looked} />
    </AskForm>
  )
