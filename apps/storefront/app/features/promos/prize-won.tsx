import type { PromoShown } from '@fairhouse/contract/entities/promo'
import type { PromoName } from '@fairhouse/contract/promo-rules'
import type { Currency } from '@fairhouse/money'
import { Link } from 'react-router'
import { fill } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

interface Props {
  readonly texts: Texts['promos']
  readonly name: Exclude<PromoName, 'tokenTower'>
  readonly shown: PromoShown
}

/** What a game that was played gave, and when the next one is there. Nothing before it was played. */
export function PrizeWon({ texts, name, shown: { play, currency, endsAt } }: Props) {
  const { language } = useHouse()
  if (play === null) return null
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className="promo-won">
      <Prize texts={texts} prize={play.prize} currency={currency} />
      <p>{fill(texts[name].again, { date: `${date.format(new Date(endsAt))}, 00:00 UTC` })}</p>
    </div>
  )
}

/** What was won, and where it is. */
export function Prize({
  texts,
  prize,
  currency,
}: Pick<Props, 'texts'> & { readonly prize: number; readonly currency: Currency }) {
  const { money, path } = useWriting()
  if (prize === 0) return <p className="promo-sum">{texts.nothing}</p>
  return (
    <>
      <p className="promo-sum">{fill(texts.won, { amount: money(prize, currency) })}</p>
      {currency === 'USD' ? (
        <p>
          {texts.bonus} <Link to={path('/cashier/bonus')}>{texts.toBonus}</Link>
        </p>
      ) : (
        <p>{texts.credits}</p>
      )}
    </>
  )
}
