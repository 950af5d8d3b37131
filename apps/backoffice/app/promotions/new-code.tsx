import type { StaffTerms } from '@fairhouse/contract/backoffice/promotions'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import type { BodyOf } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Choice } from '../parts/choice.tsx'
import { TimeField, timeIn } from '../parts/time-field.tsx'
import { centsOf } from '../players/cents-of.ts'
import { promotions } from '../texts/promotions.ts'
import { useCall } from '../use-call.ts'

const texts = promotions.making

interface Props {
  readonly onClose: () => void
  readonly onDone: () => void
}

const rewards = ['freeChip', 'match', 'freeSpins'] as const
type RewardName = (typeof rewards)[number]

/** A code with its terms and its time. */
export function NewCode({ onClose, onDone }: Props) {
  const [reward, setReward] = useState<RewardName>('freeChip')
  return (
    <AskForm
      call="makeCode"
      title={promotions.newCode}
      bodyOf={(fields, key) => bodyOf(fields, { key, reward }) ?? texts.wrong}
      onClose={onClose}
      onDone={onDone}
    >
      <TextField label={texts.code} name="code" required pattern="[A-Za-z0-9_\-]{3,40}" />
      <TextField label={texts.name} name="name" required minLength={3} maxLength={60} />
      <Choice
        label={texts.reward}
        name="reward"
        choices={rewards.map((name) => [name, texts[name]] as const)}
        value={reward}
        onChange={(value) => setReward(rewards.find((name) => name === value) ?? 'freeChip')}
      />
      {reward === 'match' ? (
        <TextField label={texts.percent} name="percent" required inputMode="numeric" />
      ) : null}
      {reward === 'freeSpins' ? (
        <>
          <TextField label={texts.count} name="count" required inputMode="numeric" />
          <TextField label={texts.game} name="game" required maxLength={60} />
        </>
      ) : null}
      <TextField label={texts.amount} name="amount" required inputMode="decimal" />
      <TextField label={texts.minDeposit} name="minDeposit" inputMode="decimal" />
      <TextField label={texts.times} name="times" required defaultValue="35" inputMode="numeric" />
      {reward === 'match' ? null : (
        <TextField label={texts.cap} name="maxCashout" inputMode="decimal" />
      )}
      <TextField label={texts.uses} name="uses" inputMode="numeric" />
      <TextField label={texts.player} name="player" inputMode="numeric" />
      <ForSegment />
      <TimeField label={texts.starts} name="startsAt" required />
      <TimeField label={texts.ends} name="endsAt" />
      <TextField label={promotions.why} name="note" required minLength={3} maxLength={500} />
    </AskForm>
  )
}

/** Segments are saved under Segments; while they are not there, a code is for all. */
function ForSegment() {
  const { state } = useCall('segments', {})
  const known = state.type === 'done' ? state.reply.segments : []
  return (
    <Choice
      label={texts.segment}
      name="segment"
      choices={[['', texts.everybody], ...known.map(({ id, name }) => [id, name] as const)]}
    />
  )
}

const wholeIn = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/** Null where something that must be there is not, or is no number. */
function bodyOf(
  fields: FormData,
  { key, reward: type }: { readonly key: string; readonly reward: RewardName },
): BodyOf<'makeCode'> | null {
  const text = (name: string) => textOf(fields, name).trim()
  const optional = (name: string, read: (text: string) => number | null) =>
    text(name) === '' ? null : (read(text(name)) ?? Number.NaN)
  const reward = rewardOf(type, text)
  const times = wholeIn(text('times'))
  const startsAt = timeIn(text('startsAt'))
  const sums = {
    minDeposit: optional('minDeposit', centsOf),
    maxCashout: optional('maxCashout', centsOf),
    usesAtMost: optional('uses', wholeIn),
    player: optional('player', wholeIn),
  }
  if (reward === null || times === null || startsAt === null) return null
  if (sums.player !== null && text('segment') !== '') return null
  if (Object.values(sums).some((sum) => Number.isNaN(sum))) return null
  const { minDeposit, maxCashout, ...others } = sums
  return {
    key,
    code: text('code').toUpperCase(),
    name: text('name'),
    terms: { reward, minDeposit, cryptoOnly: false, times, maxCashout, games: 'contributing' },
    ...others,
    segment: text('segment') || null,
    startsAt,
    endsAt: timeIn(text('endsAt')),
    note: text('note'),
  }
}

function rewardOf(type: RewardName, text: (name: string) => string): StaffTerms['reward'] | null {
  const amount = centsOf(text('amount'))
  if (amount === null) return null
  switch (type) {
    case 'freeChip':
      return { type, amount }
    case 'match': {
      const percent = wholeIn(text('percent'))
      return percent === null ? null : { type, percent, most: amount }
    }
    case 'freeSpins': {
      const count = wholeIn(text('count'))
      return count === null ? null : { type, count, stake: amount, game: text('game') }
    }
  }
}
