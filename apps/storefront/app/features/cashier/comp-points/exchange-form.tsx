import { compPointRules, worthOfPoints } from '@fairhouse/contract/loyalty-rules'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { type FormEvent, useState } from 'react'
import { requestKey } from '../../../../asking/request-key.ts'
import { fill } from '../../../shell/language/say.ts'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { useClient } from '../../../shell/session/client-context.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { sentenceOf } from '../words/sentence-of.ts'

interface Props {
  readonly texts: Texts['cashierCompPoints']
  /** Whole points. */
  readonly most: number
  /** Points became a bonus of so many cents. */
  exchanged(amount: number): void
}

const shows = ['notPermitted', 'formInvalid', 'requestKeyReused'] as const

/** Exchanges points for a bonus, as many as are typed. */
export function ExchangeForm({ texts, most, exchanged }: Props) {
  const client = useClient()
  const { errors } = useHouse()
  const { money } = useWriting()
  const [typed, setTyped] = useState(String(most))
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // Kept over a retry, so that points whose answer was lost are exchanged once.
  const [key, setKey] = useState(requestKey)
  const points = /^\d{1,9}$/.test(typed) ? Number(typed) : 0
  async function exchange(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const wish = { requestKey: key, points: String(points) }
    const answer = await client.ask('convertCompPoints', wish, { shows })
    setBusy(false)
    if (answer.ok) return exchanged(answer.reply.amount)
    const { failure } = answer
    if (failure.type === 'refused') setKey(requestKey())
    const said = failure.type === 'refused' ? failure.invalidFields?.['points'] : undefined
    setFault(said ?? sentenceOf(failure, errors))
  }
  return (
    <form className="points-form" noValidate onSubmit={(event) => void exchange(event)}>
      <TextField
        label={texts.points}
        hint={fill(texts.exchangeHint, {
          fewest: compPointRules.fewest,
          worth: money(100, 'USD'),
        })}
        name="points"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={typed}
        fault={fault ?? undefined}
        onChange={({ target }) => {
          setTyped(target.value.trim())
          setKey(requestKey())
          setFault(null)
        }}
      />
      <Button type="submit" rank="first" busy={busy}>
        {fill(texts.exchangeButton, {
          amount: money(worthOfPoints(Math.min(points, most)), 'USD'),
        })}
      </Button>
    </form>
  )
}
