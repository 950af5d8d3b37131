import type { CoinQuote } from '@fairhouse/contract/entities/payment'
import { useEffect, useState } from 'react'
import { useHouse } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { rateWords } from '../payment/rate-words.ts'
import type { DepositTexts } from './deposit-texts.ts'

interface Props {
  readonly texts: Pick<DepositTexts, 'deposit' | 'words'>
  readonly quote: CoinQuote
}

/** What a coin costs, and how long that stands: told quietly, for a payment on its way keeps the rate of its own moment. */
export function RateNow({ texts: { deposit: texts, words }, quote }: Props) {
  const { language } = useHouse()
  const seconds = useSecondsLeft(quote)
  const { asset, rate, isInvented } = quote
  return (
    <div>
      <dt>{texts.coinRate}</dt>
      <dd className="amount">
        {fill(texts.coinRateIs, { asset, rate: rateWords(rate, language) })}{' '}
        <span className="coin-left">
          {seconds === 0
            ? texts.coinRateRenews
            : fill(texts.coinRateLeft, { time: clock(seconds) })}
        </span>
        {isInvented ? <small> {words.payment.rateInvented}</small> : null}
      </dd>
    </div>
  )
}

/** Counted from when it came by the house's own times: the clock of a phone may be wrong. */
function useSecondsLeft({ at, expiresAt }: CoinQuote): number {
  const whole = Math.max(0, Math.round((Date.parse(expiresAt) - Date.parse(at)) / 1000))
  const [passed, setPassed] = useState({ of: expiresAt, seconds: 0 })
  useEffect(() => {
    const timer = window.setInterval(
      () =>
        setPassed(({ of, seconds }) => ({
          of: expiresAt,
          seconds: of === expiresAt ? seconds + 1 : 1,
        })),
      1_000,
    )
    return () => window.clearInterval(timer)
  }, [expiresAt])
  return Math.max(0, whole - (passed.of === expiresAt ? passed.seconds : 0))
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
