import { TextField } from '@fairhouse/ui/field'
import type { BodyOf } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Choice } from '../parts/choice.tsx'
import { TimeField, timeIn } from '../parts/time-field.tsx'
import { centsOf } from '../players/cents-of.ts'
import { promotions, tournaments } from '../texts/promotions.ts'

const texts = tournaments.making

interface Props {
  readonly onClose: () => void
  readonly onDone: () => void
}

/** A tournament with its times, its rule and its prizes. */
export const NewTournament = (props: Props) => (
  <AskForm
    {...props}
    call="makeTournament"
    title={tournaments.make}
    bodyOf={(fields, key) => bodyOf(fields, key) ?? texts.wrong}
  >
    <TextField label={texts.title} name="title" required minLength={3} maxLength={60} />
    <Choice
      label={texts.currency}
      name="currency"
      choices={[
        ['USD', texts.usd],
        ['CREDIT', texts.credit],
      ]}
    />
    <TimeField label={texts.opens} name="opensAt" required />
    <TimeField label={texts.closes} name="closesAt" required />
    <TextField label={texts.rounds} name="rounds" required defaultValue="100" inputMode="numeric" />
    <TextField label={texts.best} name="best" required defaultValue="10" inputMode="numeric" />
    <TextField
      label={texts.minStake}
      name="minStake"
      required
      defaultValue="0.20"
      inputMode="decimal"
    />
    <TextField label={texts.prizes} name="prizes" required defaultValue="50 25 10" />
    <TextField label={promotions.why} name="note" required minLength={3} maxLength={500} />
  </AskForm>
)

const wholeIn = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : 0)

/** Null where something is no number or no time, or does not fit the rest. */
function bodyOf(fields: FormData, key: string): BodyOf<'makeTournament'> | null {
  const text = (name: string) => textOf(fields, name).trim()
  const [opensAt, closesAt] = [timeIn(text('opensAt')), timeIn(text('closesAt'))]
  const [rounds, best] = [wholeIn(text('rounds')), wholeIn(text('best'))]
  const minStake = centsOf(text('minStake')) ?? 0
  const prizes = text('prizes')
    .split(/\s+/)
    .map((prize) => centsOf(prize) ?? 0)
  const isFalling = prizes.every((prize, at) => prize > 0 && prize <= (prizes[at - 1] ?? prize))
  if (opensAt === null || closesAt === null || closesAt <= opensAt) return null
  if (rounds < 1 || best < 1 || best > rounds || minStake < 1 || !isFalling) return null
  return {
    key,
    title: text('title'),
    currency: text('currency') === 'CREDIT' ? 'CREDIT' : 'USD',
    opensAt,
    closesAt,
    rounds,
    best,
    minStake,
    prizes,
    note: text('note'),
  }
}
