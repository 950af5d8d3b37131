import type { Right } from '@fairhouse/contract/backoffice/rights'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import type { ReplyOf } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { NoteField, noteIn } from '../parts/note-fields.tsx'
import { Told } from '../parts/told.tsx'
import { centsOf } from '../players/cents-of.ts'
import { useMay } from '../shell/sitting.tsx'
import { payment as texts } from '../texts/payment.ts'

type Payment = Pick<ReplyOf<'payment'>, 'id' | 'type' | 'state'>
type ActName = 'approve' | 'decline' | 'refund' | 'release'

interface FormProps {
  readonly id: string
  readonly onClose: () => void
  /** @param said what became of it. */
  readonly onDone: (said: string) => void
}

/** Which acts there are, for whom, and when they make sense. */
const acts: readonly {
  readonly name: ActName
  readonly right: Right
  readonly suits: (payment: Payment) => boolean
}[] = [
  { name: 'approve', right: 'decideWithdrawals', suits: isWaiting },
  { name: 'decline', right: 'decideWithdrawals', suits: isWaiting },
  {
    name: 'refund',
    right: 'giveBack',
    suits: ({ type, state }) => type === 'deposit' && state === 'confirmed',
  },
  {
    name: 'release',
    right: 'giveBack',
    suits: ({ type, state }) =>
      type === 'deposit' && (state === 'pending' || state === 'confirming'),
  },
]

function isWaiting({ type, state }: Payment): boolean {
  return type === 'withdrawal' && state === 'pending'
}

/** What who sits here can do with the payment now. */
export function PaymentActs({ one, reload }: { one: Payment; reload: () => void }) {
  const may = useMay()
  const [open, setOpen] = useState<ActName | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const begin = (name: ActName) => {
    setSaid(null)
    setOpen(name)
  }
  const Form = open === null ? null : formOf[open]
  return (
    <>
      <div className="acts" role="group" aria-label={texts.acts}>
        {acts
          .filter(({ right, suits }) => may(right) && suits(one))
          .map(({ name }) => (
            <Button
              key={name}
              size="small"
              rank={name === 'approve' ? 'first' : 'second'}
              onClick={() => begin(name)}
            >
              {texts[name]}
            </Button>
          ))}
      </div>
      <Told said={said} />
      {Form === null ? null : (
        <Form
          id={one.id}
          onClose={() => setOpen(null)}
          onDone={(became) => {
            setOpen(null)
            setSaid(became)
            reload()
          }}
        />
      )}
    </>
  )
}

const Approve = ({ id, onClose, onDone }: FormProps) => (
  <AskForm
    call="approveWithdrawal"
    title={texts.approve}
    bodyOf={(fields) => ({ id, note: noteIn(fields) })}
    onClose={onClose}
    onDone={({ waitsForSecond }) => onDone(waitsForSecond ? texts.approvedOfTwo : texts.approved)}
  >
    <NoteField label={texts.noteOptional} optional />
  </AskForm>
)

const Decline = ({ id, onClose, onDone }: FormProps) => (
  <AskForm
    call="declineWithdrawal"
    title={texts.decline}
    bodyOf={(fields) => ({ id, note: textOf(fields, 'note') })}
    onClose={onClose}
    onDone={() => onDone(texts.declined)}
  >
    <NoteField label={texts.note} />
  </AskForm>
)

const Refund = ({ id, onClose, onDone }: FormProps) => (
  <AskForm
    call="refundDeposit"
    title={texts.refund}
    bodyOf={(fields, key) => {
      const amount = centsOf(textOf(fields, 'amount'))
      if (amount === null || amount <= 0) return texts.amountWrong
      return { id, key, amount, note: textOf(fields, 'note') }
    }}
    onClose={onClose}
    onDone={() => onDone(texts.refunded)}
  >
    <TextField label={texts.dollars} name="amount" required maxLength={14} inputMode="decimal" />
    <NoteField label={texts.note} />
  </AskForm>
)

const Release = ({ id, onClose, onDone }: FormProps) => (
  <AskForm
    call="releaseDeposit"
    title={texts.release}
    bodyOf={(fields) => ({ id, note: textOf(fields, 'note') })}
    onClose={onClose}
    onDone={() => onDone(texts.released)}
  >
    <NoteField label={texts.note} />
  </AskForm>
)

const formOf = { approve: Approve, decline: Decline, refund: Refund, release: Release } as const
