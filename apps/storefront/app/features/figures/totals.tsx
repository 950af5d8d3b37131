import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Language } from '../../shell/texts/languages.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Figures } from './use-figures.ts'

interface Props {
  readonly texts: Texts['figures']
  readonly figures: Figures
}

/** The period in a row of numbers. A loss is told as plainly as a win. */
export function Totals({ texts, figures: { total, currency } }: Props) {
  const { language } = useHouse()
  const { money, number, percent } = useWriting()
  const { rounds, wins, staked, paid, minutes } = total
  const cells = [
    [texts.rounds, number(rounds)],
    [texts.wins, number(wins)],
    [texts.staked, money(staked, currency)],
    [texts.paid, money(paid, currency)],
    [texts.net, signed(paid - staked, (amount) => money(amount, currency))],
    [texts.back, staked === 0 ? '' : percent(paid / staked, 1)],
    [texts.time, timeOf(minutes, language)],
  ] as const
  return (
    <dl className="figures-totals">
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="amount">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** With its sign; a true minus, as wide as a plus. */
export const signed = (amount: number, write: (amount: number) => string): string =>
  amount === 0 ? write(0) : `${amount > 0 ? '+' : '−'}${write(Math.abs(amount))}`

const hourMinutes = 60

/** Minutes as hours and minutes. */
export function timeOf(minutes: number, language: Language): string {
  const write = (value: number, unit: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const hours = Math.floor(minutes / hourMinutes)
  const rest = write(minutes % hourMinutes, 'minute')
  return hours === 0 ? rest : `${write(hours, 'hour')} ${rest}`
}
