import type { OfferShown } from '@fairhouse/contract/entities/bonus'
import { TextField } from '@fairhouse/ui/field'
import { useEffect, useState } from 'react'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import { sentenceOf } from '../words/sentence-of.ts'
import type { DepositTexts } from './deposit-texts.ts'

interface Props {
  readonly texts: DepositTexts['deposit']
  readonly code: string
  /** Minor units; null as long as none is typed. */
  readonly amount: number | null
  /** Why it was refused; null: it was not. */
  readonly fault?: string | null
  onCode(code: string): void
}

/** What the house says of a code. */
type Checked =
  | { readonly type: 'offer'; readonly offer: OfferShown; readonly gives: number | null }
  | { readonly type: 'no'; readonly sentence: string }

/** Typing is over when nothing was typed for so long. */
const restMs = 700

/** A bonus code, with what it will give before anything is paid. */
export function BonusField({ texts, code, amount, fault, onCode }: Props) {
  const { money } = useWriting()
  // Half a code is none: it is looked at once the field is left.
  const [whole, setWhole] = useState('')
  const checked = useChecked(whole === code ? whole : '', amount)
  return (
    <div className="deposit-bonus">
      <TextField
        label={texts.bonusCode}
        name="bonusCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        mono
        value={code}
        fault={fault ?? (checked?.type === 'no' ? checked.sentence : undefined)}
        onChange={({ target }) => onCode(target.value.trim())}
        onBlur={() => setWhole(code)}
      />
      <p role="status" className="deposit-small">
        {checked?.type === 'offer' ? said(checked, texts, (cents) => money(cents, 'USD')) : ''}
      </p>
    </div>
  )
}

function said(
  { offer, gives }: Extract<Checked, { type: 'offer' }>,
  texts: Props['texts'],
  usd: (cents: number) => string,
): string {
  const { name, minDeposit, percent } = offer
  if (gives === null || gives === 0)
    return fill(texts.bonusFrom, { name, amount: usd(minDeposit ?? 0) })
  return percent === null
    ? fill(texts.bonusComes, { name })
    : fill(texts.bonusOnTop, { name, amount: usd(gives) })
}

/** What the house says of the code for this amount; null as long as it has not said. */
function useChecked(code: string, amount: number | null): Checked | null {
  const client = useClient()
  const { errors } = useHouse()
  const [known, setKnown] = useState<{ readonly of: string; readonly checked: Checked } | null>(
    null,
  )
  const of = `${code} ${amount}`
  useEffect(() => {
    const left = new AbortController()
    const ask = async (): Promise<void> => {
      const wish = { bonusCode: code, ...(amount === null ? {} : { amount }) }
      const answer = await client.ask('checkBonusCode', wish, { shows })
      if (left.signal.aborted) return
      const checked: Checked = answer.ok
        ? { type: 'offer', ...answer.reply }
        : { type: 'no', sentence: sentenceOf(answer.failure, errors) }
      setKnown({ of: `${code} ${amount}`, checked })
    }
    const timer = code === '' ? undefined : setTimeout(() => void ask(), restMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [client, errors, code, amount])
  return known?.of === of ? known.checked : null
}

const shows = ['bonusCodeInvalid', 'tooManyAttempts', 'formInvalid'] as const
