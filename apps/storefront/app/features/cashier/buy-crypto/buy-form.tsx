import { Field } from '@fairhouse/ui/field'
import { useState } from 'react'
import { CashierIcon } from '../frame/cashier-icon.tsx'
import { wordOf } from '../payment/word-of.ts'
import { readAmount } from '../words/read-amount.ts'
import type { Reply } from '../../../../asking/ask.ts'
import type { BuyTexts } from './buy-texts.ts'
import { Offers } from './offers.tsx'

type Coin = Reply<'cryptoPurchaseCurrencies'>['coins'][number]

interface Props {
  readonly texts: BuyTexts
  readonly coins: readonly Coin[]
  readonly currencies: readonly string[]
}

/** Which coin, for how much of which money; the offers follow what is filled in. */
export function BuyForm({ texts, coins, currencies }: Props) {
  const { buy, words } = texts
  const [method, setMethod] = useState(coins[0]?.method ?? '')
  const [currency, setCurrency] = useState(currencies[0] ?? '')
  const [typed, setTyped] = useState('100')
  const [left, setLeft] = useState(false)
  const amount = readAmount(typed)
  const coin = coins.find((one) => one.method === method)
  const fault = amount === null || amount === 0 ? buy.amountFormat : undefined
  return (
    <>
      <fieldset className="buy-coins">
        <legend>{buy.coin}</legend>
        {coins.map((one) => (
          <label key={one.method} className="buy-coin">
            <input
              type="radio"
              name="coin"
              value={one.method}
              checked={one.method === method}
              onChange={() => setMethod(one.method)}
            />
            <CashierIcon name={one.asset} size={28} />
            <b>{wordOf(words.methods, one.method)}</b>
          </label>
        ))}
      </fieldset>
      <div className="buy-amount">
        <Field label={buy.amount} fault={left ? fault : undefined}>
          {(ties) => (
            <input
              {...ties}
              className="entry"
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={() => setLeft(true)}
            />
          )}
        </Field>
        <Field label={buy.currency}>
          {(ties) => (
            <select
              {...ties}
              className="entry"
              name="currency"
              value={currency}
              onChange={({ target }) => setCurrency(target.value)}
            >
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {coin === undefined || amount === null || amount === 0 ? null : (
        <Offers texts={texts} coin={coin} currency={currency} amount={amount} />
      )}
    </>
  )
}
