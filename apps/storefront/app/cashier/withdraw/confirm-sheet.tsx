import type { CoinQuote } from '@fairhouse/contract/entities/payment'
import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { useRef, useState } from 'react'
import { requestKey } from '../../../asking/request-key.ts'
import { useHouse, useWriting } from '../../language/house.tsx'
import { fill } from '../../language/say.ts'
import { notice } from '../../notices/notices.ts'
import { useClient } from '../../session/client-context.tsx'
import { MethodIcon } from '../frame/method-icon.tsx'
import { wordOf } from '../payment/word-of.ts'
import { sentenceOf } from '../words/sentence-of.ts'
import type { Destination } from './destinations.ts'
import { Reckoning } from './reckoning.tsx'
import type { WithdrawTexts } from './withdraw-texts.ts'

interface Props {
  readonly texts: WithdrawTexts
  /** Minor units. */
  readonly amount: number
  readonly destination: Destination
  readonly quotes: readonly CoinQuote[]
  refused(sentence: string): void
  asked(): Promise<void>
  onClose(): void
}

const shows = [
  'notPermitted',
  'methodUnavailable',
  'notFound',
  'notEnoughCash',
  'payBackFirst',
  'withdrawalLimit',
  'roundOpen',
  'formInvalid',
  'tooManyAttempts',
] as const

/** A last look before the money leaves: how much, where to, and for a coin the ends of its address. */
export function ConfirmSheet({ texts, amount, destination, quotes, ...ways }: Props) {
  const { page, words } = texts
  const { money } = useWriting()
  const { method, saved } = destination
  const { busy, ask } = useAsking({ amount, destination, texts, ...ways })
  const address = method.kind === 'coin' ? (saved.fields['address'] ?? null) : null
  return (
    <Sheet title={page.lastLook} closeLabel={words.payment.close} onClose={ways.onClose}>
      <div className="withdraw-confirm">
        <p className="withdraw-sum amount">{money(amount, 'USD')}</p>
        <div className="withdraw-to">
          <MethodIcon method={method} size={32} />
          <div>
            <p className="withdraw-way-name">
              {address === null ? saved.label : <Address words={page.ends} address={address} />}
            </p>
            <p className="withdraw-way-means">
              {wordOf(words.methods, method.name)}
              {method.network === null
                ? null
                : ` · ${fill(page.network, { network: method.network })}`}
            </p>
          </div>
        </div>
        <Reckoning texts={texts} amount={amount} destination={destination} quotes={quotes} />
        {method.kind === 'coin' ? <p className="withdraw-quiet">{page.noWayBack}</p> : null}
        <Button rank="first" size="large" wide busy={busy} onClick={() => void ask()}>
          {fill(page.confirm, { amount: money(amount, 'USD') })}
        </Button>
        <Button wide onClick={ways.onClose}>
          {page.change}
        </Button>
      </div>
    </Sheet>
  )
}

const shownEnds = 6

/** All of an address, with the ends that are compared set off. */
function Address({ words, address }: { readonly words: string; readonly address: string }) {
  const [first, middle, last] = [
    address.slice(0, shownEnds),
    address.slice(shownEnds, -shownEnds),
    address.slice(-shownEnds),
  ]
  return (
    <>
      <code className="withdraw-address">
        <b>{first}</b>
        {middle}
        <b>{last}</b>
      </code>
      <span className="withdraw-quiet">{fill(words, { first, last })}</span>
    </>
  )
}

function useAsking({
  amount,
  destination,
  texts,
  refused,
  asked,
}: Omit<Props, 'quotes' | 'onClose'>) {
  const client = useClient()
  const { errors } = useHouse()
  const [busy, setBusy] = useState(false)
  // The same key for the same wish: pressing again after a silence asks once.
  const key = useRef<string | null>(null)
  async function ask(): Promise<void> {
    key.current ??= requestKey()
    setBusy(true)
    const wish = { requestKey: key.current, userPMId: destination.saved.userPMId, amount }
    const answer = await client.ask('withdrawalProcess', wish, { shows })
    setBusy(false)
    if (answer.ok) {
      client.show(notice('INFO', texts.page.asked))
      return asked()
    }
    const { failure } = answer
    // What was not answered is asked again under the same key, from here.
    if (failure.type !== 'refused') return
    refused(Object.values(failure.invalidFields ?? {})[0] ?? sentenceOf(failure, errors))
  }
  return { busy, ask }
}
