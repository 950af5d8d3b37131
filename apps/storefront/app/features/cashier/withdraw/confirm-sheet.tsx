import type { CoinQuote } from '@fairhouse/contract/entities/payment'
import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { useRef, useState } from 'react'
import { requestKey } from '../../../../asking/request-key.ts'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { notice } from '../../../shell/notices/notices.ts'
import type { Client } from '../../../shell/session/client.ts'
import { useClient } from '../../../shell/session/client-context.tsx'
import { MethodIcon } from '../frame/method-icon.tsx'
import { wordOf } from '../payment/word-of.ts'
import { sentenceOf } from '../words/sentence-of.ts'
import { DestinationAddress } from './destination-address.tsx'
import { PlanList } from './plan-list.tsx'
import { type PlanPart, totalOf } from './plan.ts'
import { Reckoning } from './reckoning.tsx'
import type { WithdrawTexts } from './withdraw-texts.ts'

interface Props {
  readonly texts: WithdrawTexts
  /** In the order in which they are asked for: one, or what the closed loop splits it into. */
  readonly parts: readonly PlanPart[]
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
export function ConfirmSheet({ texts, parts, quotes, ...ways }: Props) {
  const { page, words } = texts
  const { money } = useWriting()
  const { busy, ask } = useAsking({ parts, texts, ...ways })
  const amount = totalOf(parts)
  const [part, ...others] = parts
  const byChain = parts.some(({ destination }) => destination.method.kind === 'coin')
  return (
    <Sheet title={page.lastLook} closeLabel={words.payment.close} onClose={ways.onClose}>
      <div className="withdraw-confirm">
        <p className="withdraw-sum amount">{money(amount, 'USD')}</p>
        {part && others.length === 0 ? (
          <OnePart texts={texts} part={part} quotes={quotes} />
        ) : (
          <PlanList texts={texts} parts={parts} whole />
        )}
        {byChain ? <p className="withdraw-quiet">{page.noWayBack}</p> : null}
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

/** All of it to one: where, and what arrives there. */
function OnePart({
  texts,
  part: { destination, amount },
  quotes,
}: Pick<Props, 'texts' | 'quotes'> & { readonly part: PlanPart }) {
  const { page, words } = texts
  const { method, saved } = destination
  const address = method.kind === 'coin' ? (saved.fields['address'] ?? null) : null
  return (
    <>
      <div className="withdraw-to">
        <MethodIcon method={method} size={32} />
        <div>
          <p className="withdraw-way-name">
            {address === null ? (
              saved.label
            ) : (
              <DestinationAddress words={page.ends} address={address} />
            )}
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
    </>
  )
}

function useAsking({ parts, texts, refused, asked }: Omit<Props, 'quotes' | 'onClose'>) {
  const client = useClient()
  const { errors } = useHouse()
  const [busy, setBusy] = useState(false)
  // The same key for the same wish: pressing again after a silence asks once.
  const key = useRef<string | null>(null)
  async function ask(): Promise<void> {
    key.current ??= requestKey()
    setBusy(true)
    const answer = await askFor(client, key.current, parts)
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

/** One is asked for by itself; several with one request, of which all are accepted or none. */
function askFor(client: Client, key: string, parts: readonly PlanPart[]) {
  const [first, ...others] = parts.map(({ destination, amount }) => ({
    userPMId: destination.saved.userPMId,
    amount,
  }))
  return first && others.length === 0
    ? client.ask('withdrawalProcess', { requestKey: key, ...first }, { shows })
    : client.ask(
        'withdrawalPlan',
        { requestKey: key, parts: JSON.stringify([first, ...others]) },
        { shows },
      )
}
