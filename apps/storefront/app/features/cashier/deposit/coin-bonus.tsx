import { Button } from '@fairhouse/ui/button'
import { Bone } from '@fairhouse/ui/state'
import { type FormEvent, useRef, useState } from 'react'
import { fill } from '../../../shell/language/say.ts'
import { useBackOnline } from '../../../shell/session/use-back-online.ts'
import { type BonusesAtHand, useBonuses } from '../bonus/use-bonuses.ts'
import { BonusField } from './bonus-field.tsx'
import type { DepositTexts } from './deposit-texts.ts'
import { WaitingBonus, waitingIn } from './waiting-bonus.tsx'

interface Props {
  readonly texts: DepositTexts
}

/** The bonus that coins will bring: the one that waits for a deposit, with its terms, or a field for a code. */
export function CoinBonus({ texts }: Props) {
  const found = useBonuses()
  const place = useRef<HTMLElement>(null)
  const [claimed, setClaimed] = useState<string | null>(null)
  return (
    <section
      className="coin-bonus"
      aria-label={texts.bonus.heading}
      aria-busy={found.stage === 'loading'}
      tabIndex={-1}
      ref={place}
    >
      {found.stage === 'loading' ? <Bone /> : null}
      {found.stage === 'failed' ? <NotLoaded texts={texts} {...found} /> : null}
      {found.stage === 'loaded' ? (
        <WaitingOrCode
          texts={texts}
          at={found}
          onClaimed={(code) => {
            setClaimed(code)
            // The field may be gone now.
            place.current?.focus()
          }}
        />
      ) : null}
      <p role="status" className="deposit-small">
        {claimed === null ? '' : fill(texts.bonus.claimed, { name: claimed })}
      </p>
    </section>
  )
}

function NotLoaded({ texts, sentence, again }: Props & { sentence: string; again(): void }) {
  useBackOnline(again)
  return (
    <>
      <p>{sentence}</p>
      <Button size="small" onClick={again}>
        {texts.words.payment.tryAgain}
      </Button>
    </>
  )
}

interface AtHandProps extends Props {
  readonly at: BonusesAtHand
  onClaimed(code: string): void
}

function WaitingOrCode({ texts, at, ...claiming }: AtHandProps) {
  const waiting = waitingIn(at)
  return waiting === null ? (
    <ClaimCode texts={texts} at={at} {...claiming} />
  ) : (
    <WaitingBonus texts={texts} {...waiting} />
  )
}

/** A code is claimed before anything is sent: coins that are on their way carry none. */
function ClaimCode({ texts: { deposit, bonus }, at, onClaimed }: AtHandProps) {
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function claim(event: FormEvent): Promise<void> {
    event.preventDefault()
    form.current?.querySelector('input')?.focus()
    if (code === '') return setFault(bonus.required)
    setBusy(true)
    const no = await at.claim(code)
    setBusy(false)
    setFault(no)
    if (no !== null) return
    setCode('')
    onClaimed(code.toUpperCase())
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void claim(event)}>
      <BonusField
        texts={deposit}
        code={code}
        amount={null}
        fault={fault}
        onCode={(typed) => {
          setCode(typed)
          setFault(null)
        }}
      />
      <Button type="submit" busy={busy}>
        {bonus.claim}
      </Button>
    </form>
  )
}
