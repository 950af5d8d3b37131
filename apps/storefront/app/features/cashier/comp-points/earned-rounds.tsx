import { compPointRules } from '@fairhouse/contract/loyalty-rules'
import { fill } from '../../../shell/language/say.ts'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import type { PointsTold } from './use-points.ts'
import { usePointsWritten } from './use-points-written.ts'

type Round = PointsTold['rounds'][number]

interface Props {
  readonly texts: Texts['cashierCompPoints']
  readonly rounds: readonly Round[]
}

/** Rounds with the points they earned and the three numbers that make them; on a phone each is a card. */
export function EarnedRounds({ texts, rounds }: Props) {
  const { money } = useWriting()
  return (
    <section className="points-rounds">
      <h2>{texts.rounds}</h2>
      <p>{fill(texts.how, { each: money(compPointRules.turnoverPerPoint, 'USD') })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.game}</th>
            <th scope="col">{texts.turnover}</th>
            <th scope="col">{texts.counts}</th>
            <th scope="col">{texts.times}</th>
            <th scope="col">{texts.earned}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <EarnedRow key={round.id} texts={texts} round={round} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function EarnedRow({ texts, round }: { texts: Props['texts']; round: Round }) {
  const { language } = useHouse()
  const { money, percent, number, path } = useWriting()
  const written = usePointsWritten()
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const { name, uri, isOwn, withheld } = round
  return (
    <tr>
      <td>
        <time dateTime={round.at}>{at.format(new Date(round.at))}</time>
      </td>
      <td className="points-game">
        {isOwn ? <a href={`${path(`/${uri}`)}?replay=${round.id}`}>{name}</a> : name}
      </td>
      <td className="amount" data-label={texts.turnover}>
        {money(round.turnover, 'USD')}
      </td>
      <td className="amount" data-label={texts.counts}>
        {percent(round.share / 100, 0)}
      </td>
      <td className="amount" data-label={texts.times}>
        × {number(round.times / 100, 2)}
      </td>
      <td className="points-earned amount" data-label={texts.earned}>
        {withheld === null ? written(round.points) : texts.withheldShort[withheld]}
      </td>
    </tr>
  )
}
