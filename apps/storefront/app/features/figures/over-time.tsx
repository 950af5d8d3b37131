import { useId } from 'react'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Language } from '../../shell/texts/languages.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { barsOf } from './bars.ts'
import { signed, timeOf } from './totals.tsx'
import type { Figures } from './use-figures.ts'
import { WideTable } from './wide-table.tsx'

interface Props {
  readonly texts: Texts['figures']
  readonly figures: Figures
}

/** The result day by day, week by week or month by month: drawn, and the same in a table. */
export function OverTime({ texts, figures }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{texts.overTime}</h2>
      <p className="figures-means">{texts.overTimeMeans[figures.step]}</p>
      <Chart texts={texts} figures={figures} />
      <Ends figures={figures} />
      <details className="figures-details">
        <summary>{texts.showTable}</summary>
        <StepTable texts={texts} figures={figures} />
      </details>
    </section>
  )
}

/** Of the drawing; it is as wide as its place, and as high as its style says. */
const size = { width: 600, height: 160 } as const

function Chart({ texts, figures: { steps, currency, step } }: Props) {
  const { language } = useHouse()
  const { money } = useWriting()
  const write = (amount: number): string => money(amount, currency)
  const { line, bars } = barsOf(steps.map(({ staked, paid }) => paid - staked))
  // A single day is no wall.
  const wide = steps.length < 3 ? size.width / 12 : size.width / steps.length
  return (
    <svg
      className="figures-chart"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={texts.overTime}
    >
      {steps.map(({ from, staked, paid }, index) => {
        const bar = bars[index]
        return bar === undefined ? null : (
          <rect
            key={from}
            className={bar.isLoss ? 'figures-loss' : 'figures-gain'}
            x={index * wide + wide * 0.15}
            y={bar.top * size.height}
            width={wide * 0.7}
            height={Math.max(bar.height * size.height, 1)}
          >
            <title>{`${dayIn(from, step, language)}: ${signed(paid - staked, write)}`}</title>
          </rect>
        )
      })}
      <line
        className="figures-line"
        x1={0}
        x2={size.width}
        y1={line * size.height}
        y2={line * size.height}
      />
    </svg>
  )
}

/** From when to when the drawing reaches. */
function Ends({ figures: { steps, step } }: Pick<Props, 'figures'>) {
  const { language } = useHouse()
  const [first, last] = [steps[0], steps.at(-1)]
  if (first === undefined || last === undefined) return null
  return (
    <p className="figures-ends" aria-hidden="true">
      <span>{dayIn(first.from, step, language)}</span>
      {first === last ? null : <span>{dayIn(last.from, step, language)}</span>}
    </p>
  )
}

function StepTable({ texts, figures: { steps, currency, step } }: Props) {
  const { language } = useHouse()
  const { money, number } = useWriting()
  return (
    <WideTable label={texts.overTime}>
      <table className="figures-table">
        <caption className="unseen">{texts.overTime}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.when}</th>
            {[texts.rounds, texts.staked, texts.paid, texts.net, texts.time].map((head) => (
              <th key={head} scope="col" className="figures-number">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, rounds, staked, paid, minutes }) => (
            <tr key={from}>
              <th scope="row">{dayIn(from, step, language)}</th>
              <td className="figures-number">{number(rounds)}</td>
              <td className="figures-number">{money(staked, currency)}</td>
              <td className="figures-number">{money(paid, currency)}</td>
              <td className="figures-number">
                {signed(paid - staked, (amount) => money(amount, currency))}
              </td>
              <td className="figures-number">{timeOf(minutes, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

/** A day as its language writes it, or the month that begins with it. */
export const dayIn = (day: string, step: Figures['step'], language: Language): string =>
  new Intl.DateTimeFormat(
    language,
    step === 'month'
      ? { month: 'long', year: 'numeric', timeZone: 'UTC' }
      : { dateStyle: 'medium', timeZone: 'UTC' },
  ).format(new Date(`${day}T00:00:00Z`))
