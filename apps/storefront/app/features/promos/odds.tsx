import {
  type MiniSlotSymbol,
  prizeIn,
  promoMean,
  type PromoName,
  promoOdds,
} from '@fairhouse/contract/promo-rules'
import type { Currency } from '@fairhouse/money'
import { fill } from '../../shell/language/say.ts'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { SlotSymbol } from './slot-symbol.tsx'

interface Props {
  readonly texts: Texts['promos']
  readonly name: PromoName
  readonly currency: Currency
}

/** Every prize with its chance, counted from the rules of the game. */
export function Odds({ texts, name, currency }: Props) {
  const { money, number, percent } = useWriting()
  const odds = promoOdds[name]
  const [first] = odds
  const none = first ? first.of - odds.reduce((sum, { ways }) => sum + ways, 0) : 0
  const written = (ways: number, of: number) =>
    fill(texts.odds.ways, { ways: number(ways), of: number(of) })
  return (
    <section className="promo-odds" aria-labelledby="promo-odds">
      <h2 id="promo-odds">{texts.odds.heading}</h2>
      <table>
        <thead>
          <tr>
            {name === 'miniSlot' ? <th scope="col">{texts.odds.shows}</th> : null}
            {name === 'tokenTower' ? <th scope="col">{texts.odds.floor}</th> : null}
            <th scope="col">{texts.odds.prize}</th>
            <th scope="col">{texts.odds.chance}</th>
          </tr>
        </thead>
        <tbody>
          {odds.map(({ symbols, floor, prize, ways, of }) => (
            <tr key={prize}>
              {symbols === null ? null : (
                <td>
                  <Symbols texts={texts} symbols={symbols} />
                </td>
              )}
              {floor === null ? null : <td className="amount">{number(floor)}</td>}
              <td className="amount promo-prize">{money(prizeIn(prize, currency), currency)}</td>
              <td className="amount">
                {percent(ways / of, ways / of < 0.001 ? 4 : 2)}
                <small>{written(ways, of)}</small>
              </td>
            </tr>
          ))}
          {first && none > 0 ? (
            <tr>
              <td colSpan={name === 'mystery' ? 1 : 2}>{texts.odds.noPrize}</td>
              <td className="amount">
                {percent(none / first.of, 2)}
                <small>{written(none, first.of)}</small>
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
      <p>
        {fill(texts.odds.mean, {
          amount: money(Math.round(prizeIn(promoMean(name), currency)), currency),
        })}
      </p>
      <p>{currency === 'USD' ? texts.odds.bonus : texts.odds.credits}</p>
    </section>
  )
}

function Symbols({
  texts,
  symbols,
}: Pick<Props, 'texts'> & { readonly symbols: readonly MiniSlotSymbol[] }) {
  const [first] = symbols
  if (first === undefined) return null
  return (
    <span className="promo-symbols">
      <span className="unseen">
        {symbols.length} × {texts.miniSlot.symbols[first]}
      </span>
      {symbols.map((symbol, place) => (
        <SlotSymbol key={place} name={symbol} />
      ))}
      {symbols.length === 2 ? <small>{texts.odds.twoStars}</small> : null}
    </span>
  )
}
