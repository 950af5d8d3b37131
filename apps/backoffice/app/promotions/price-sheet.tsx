import type { StaffOffer } from '@fairhouse/contract/backoffice/promotions'
import { formatMoney, formatPercent } from '@fairhouse/money'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { Sheet } from '@fairhouse/ui/sheet'
import { type FormEvent, useState } from 'react'
import { ask, type ReplyOf } from '../ask.ts'
import { Choice } from '../parts/choice.tsx'
import { textOf } from '../parts/ask-form.tsx'
import { sentenceOf } from '../parts/sentence-of.ts'
import { Table } from '../parts/table.tsx'
import { Money } from '../parts/values.tsx'
import { centsOf } from '../players/cents-of.ts'
import { player } from '../texts/player.ts'
import { promotions } from '../texts/promotions.ts'

const texts = promotions.pricing

type Price = ReplyOf<'priceOffer'>['price']

interface Props {
  readonly offer: StaffOffer
  readonly games: readonly { readonly uri: string; readonly name: string }[]
  readonly onClose: () => void
}

/** What claims of an offer would cost, before anybody claims. */
export function PriceSheet({ offer: { name, terms }, games, onClose }: Props) {
  const [known, setKnown] = useState<{ readonly price: Price } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const needsDeposit = terms.minDeposit !== null
  const reckon = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const deposit = needsDeposit ? centsOf(textOf(fields, 'deposit')) : 0
    const claims = Number(textOf(fields, 'claims'))
    if (deposit === null || !Number.isSafeInteger(claims) || claims < 1) {
      setFault(texts.wrong)
      return
    }
    setBusy(true)
    const answer = await ask('priceOffer', { terms, uri: textOf(fields, 'uri'), deposit, claims })
    setBusy(false)
    setFault(answer.type === 'done' ? null : sentenceOf(answer))
    setKnown(answer.type === 'done' ? answer.reply : null)
  }
  return (
    <Sheet title={texts.title} closeLabel={player.acts.cancel} onClose={onClose}>
      <form className="ask-form" onSubmit={(event) => void reckon(event)}>
        <p>{name}</p>
        <Choice
          label={texts.game}
          name="uri"
          choices={games.map((game) => [game.uri, game.name] as const)}
        />
        {needsDeposit ? (
          <TextField
            label={texts.deposit}
            name="deposit"
            required
            defaultValue={formatMoney(usualDeposit(terms), 'USD').replace(/[^\d.]/g, '')}
            inputMode="decimal"
          />
        ) : null}
        <TextField
          label={texts.claims}
          name="claims"
          required
          defaultValue="100"
          inputMode="numeric"
        />
        {fault === null ? null : (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        <Button type="submit" rank="first" busy={busy}>
          {texts.reckon}
        </Button>
        <div role="status">{known === null ? null : <Told price={known.price} />}</div>
        <p className="quiet">{texts.note}</p>
      </form>
    </Sheet>
  )
}

/** The deposit that brings the most, or the smallest. */
function usualDeposit({ reward, minDeposit }: StaffOffer['terms']): number {
  const least = minDeposit ?? 0
  return reward.type === 'match'
    ? Math.max(least, Math.ceil((reward.most * 100) / reward.percent))
    : least
}

function Told({ price }: { price: Price }) {
  if (price === null) return <p>{texts.none}</p>
  const rows = (['gives', 'paidOut', 'keeps', 'cost'] as const).map((key) => ({
    key,
    cells: [
      texts[key],
      <Money key="one" units={price[key]} currency="USD" />,
      <Money key="all" units={price.ofAll[key]} currency="USD" />,
    ],
  }))
  return (
    <>
      <Table
        name={texts.title}
        heads={[
          texts.part,
          { name: texts.ofOne, isNumber: true },
          { name: texts.ofAll, isNumber: true },
        ]}
        rows={rows}
        none=""
      />
      <p>
        {texts.chance}: {formatPercent(price.chance / 10_000, 'en')}
      </p>
    </>
  )
}
