import type { PromoPlay } from '@fairhouse/contract/entities/promo'
import type { PromoName } from '@fairhouse/contract/promo-rules'
import type { Currency } from '@fairhouse/money'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { VerifyPlay } from './fair-promo.tsx'

interface Props {
  readonly texts: Texts['promos']
  readonly name: PromoName
  readonly past: readonly PromoPlay[]
  readonly currency: Currency
}

/** What was played in earlier periods, each with all that checks it. */
export function PastPlays({ texts, name, past, currency }: Props) {
  const { language } = useHouse()
  const { money } = useWriting()
  if (past.length === 0) return null
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <section className="promo-past" aria-labelledby="promo-past">
      <h2 id="promo-past">{texts.past}</h2>
      {past.map((play) => (
        <details key={play.serverSeedHash}>
          <summary>
            <time dateTime={play.at}>{date.format(new Date(play.at))}</time>
            <b className="amount">
              {play.prize === 0 ? texts.odds.noPrize : money(play.prize, currency)}
            </b>
          </summary>
          <VerifyPlay texts={texts} name={name} play={play} currency={currency} />
        </details>
      ))}
    </section>
  )
}
