import { bonusStates } from '@fairhouse/contract/entities/bonus-words'
import type { GrantShown, OfferShown } from '@fairhouse/contract/entities/bonus'
import { Button } from '@fairhouse/ui/button'
import { Bone } from '@fairhouse/ui/state'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { fill } from '../../../shell/language/say.ts'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { useBackOnline } from '../../../shell/session/use-back-online.ts'
import { dayAndTime, nameOf } from '../bonus/grant-words.ts'
import { getWords } from '../bonus/offer-words.ts'
import { type BonusesAtHand, useBonuses } from '../bonus/use-bonuses.ts'
import type { BonusField } from './bonus-field.tsx'
import type { DepositTexts } from './deposit-texts.ts'

interface Props {
  readonly texts: DepositTexts
}

export interface BonusProps extends Props {
  /** The page's own field for a code: imported here as well, it would be a file more in the page's first load. */
  readonly CodeField: typeof BonusField
}

/** The bonus that coins will bring: the one that waits for a deposit, with its terms, or a field for a code. */
export function CoinBonus({ texts, CodeField }: BonusProps) {
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
          CodeField={CodeField}
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

interface AtHandProps extends BonusProps {
  readonly at: BonusesAtHand
  onClaimed(code: string): void
}

function WaitingOrCode({ texts, at, ...claiming }: AtHandProps) {
  const waiting = at.grants.find(({ bonusState }) => bonusState === bonusStates.offered)
  if (waiting === undefined) return <ClaimCode texts={texts} at={at} {...claiming} />
  const offer = at.offers.find(({ code }) => code === waiting.bonusCode)
  return <Waiting texts={texts} grant={waiting} offer={offer} />
}

interface WaitingProps extends Props {
  readonly grant: GrantShown
  /** What it was claimed from; undefined where it is on offer no longer. */
  readonly offer: OfferShown | undefined
}

function Waiting({ texts: { deposit, bonus }, grant, offer }: WaitingProps) {
  const writing = useWriting()
  const { language } = useHouse()
  const { money, path } = writing
  const { depositBy, minDepositAmount, promotion } = grant
  const name = nameOf(grant, bonus)
  return (
    <>
      <h3>{name}</h3>
      {offer ? <p>{getWords(offer, bonus, writing)}</p> : null}
      {depositBy === null || minDepositAmount === null ? null : (
        <p>
          {fill(bonus.depositBy, {
            amount: money(minDepositAmount, 'USD'),
            date: dayAndTime(depositBy, language),
          })}
        </p>
      )}
      <p className="coin-bonus-ways">
        {promotion === null ? null : (
          <Link to={path(`/promotions/${promotion}`)} aria-label={`${bonus.terms}: ${name}`}>
            {bonus.terms}
          </Link>
        )}
        <Link to={path('/cashier/bonus')} aria-label={`${deposit.change}: ${name}`}>
          {deposit.change}
        </Link>
      </p>
    </>
  )
}

/** A code is claimed before anything is sent: coins that are on their way carry none. */
function ClaimCode({ texts: { deposit, bonus }, at, CodeField, onClaimed }: AtHandProps) {
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
      <CodeField
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
