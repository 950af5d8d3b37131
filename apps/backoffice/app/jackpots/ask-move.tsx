import type { StaffMeter } from '@fairhouse/contract/backoffice/jackpots'
import { TextField } from '@fairhouse/ui/field'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Choice } from '../parts/choice.tsx'
import { jackpots as texts } from '../texts/jackpots.ts'

interface Props {
  readonly meter: StaffMeter
  readonly meters: readonly StaffMeter[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks that what a meter holds goes to one of those that may take it. */
export function AskMove({ meter, meters, onClose, onDone }: Props) {
  const { name: from, currency } = meter
  const goals = meters.filter((one) => one.currency === currency && one.mayReceive)
  return (
    <AskForm
      call="askMeterMove"
      title={texts.move}
      bodyOf={(fields, key) => {
        const to = textOf(fields, 'to')
        return to === '' ? texts.noGoal : { key, from, to, currency, note: textOf(fields, 'note') }
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        {from}, {currency}
      </p>
      <p className="quiet">{goals.length === 0 ? texts.noGoal : texts.moveNote}</p>
      <Choice label={texts.to} name="to" choices={goals.map(({ name }) => [name, name] as const)} />
      <TextField label={texts.why} name="note" required minLength={3} maxLength={500} />
    </AskForm>
  )
}
