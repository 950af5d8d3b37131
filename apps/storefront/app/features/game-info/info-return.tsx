import {
  cashbackRules,
  compPointRules,
  earningPercent,
  lottoRules,
  pointsPercentAt,
  turnoverPerTicket,
  turnoverPerToken,
  type VipLevel,
  worthOfPoints,
} from '@fairhouse/contract/loyalty-rules'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import { type ReturnPart, totalReturn } from '@fairhouse/contract/total-return'
import { Link } from 'react-router'
import { fill } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import { exactPercent, type GameInfo } from './game-info.ts'

const million = 1_000_000

/** What comes back of bets in all for who looks: the game, and what play earns besides, each with its arithmetic. */
export function InfoReturn({ info: { game, texts } }: { info: Pick<GameInfo, 'game' | 'texts'> }) {
  const { language } = useHouse()
  const { path } = useWriting()
  const level = useLevel()
  const sentences = useArithmetic(game, texts.total, level)
  const { rtp, kind, provider } = game
  if (rtp === null) return null
  const total = totalReturn({ rtp, kind, isOwn: provider === ownStudio, level })
  const shown = total.parts.filter(({ millionths }) => millionths > 0)
  const percentOf = (millionths: number): string => exactPercent(millionths / million, language)
  return (
    <section className="info-section info-return" aria-labelledby="total-return">
      <h2 id="total-return">{texts.total.heading}</h2>
      <p className="info-lead">
        {fill(texts.total.lead, { level: texts.total.levels[level] ?? '' })}
      </p>
      <div className="info-panel">
        <dl className="info-pairs info-return-parts">
          {shown.map(({ part, millionths }) => (
            <div key={part}>
              <dt>
                {texts.total.parts[part]}
                {sentences[part] === null ? null : <small>{sentences[part]}</small>}
              </dt>
              <dd>{percentOf(millionths)}</dd>
            </div>
          ))}
          <div className="info-sum">
            <dt>{texts.total.sum}</dt>
            <dd>{percentOf(total.millionths)}</dd>
          </div>
        </dl>
      </div>
      <p className="info-lead">
        {texts.total.note} <Link to={path('/promotions')}>{texts.total.more}</Link>
      </p>
    </section>
  )
}

/** The VIP level of who looks; of an account of play money, and of nobody, none. */
function useLevel(): VipLevel {
  const status = useStatus()
  const level = status.isLogged && status.userType === 1 ? status.vipLevel : 0
  return level === 1 || level === 2 || level === 3 || level === 4 ? level : 0
}

/** How each part comes about, in a sentence; null: it needs none. */
function useArithmetic(
  { rtp, kind }: GameInfo['game'],
  words: GameInfo['texts']['total'],
  level: VipLevel,
): Readonly<Record<ReturnPart['part'], string | null>> {
  const { language } = useHouse()
  const { money, number } = useWriting()
  const percent = (ratio: number): string => exactPercent(ratio, language)
  const onePoint = worthOfPoints(100) / 100 / compPointRules.turnoverPerPoint
  return {
    game: null,
    points: fill(words.points, {
      rate: percent(onePoint),
      share: percent(earningPercent[kind] / 100),
      times: number(pointsPercentAt(level) / 100, 2),
    }),
    cashback: fill(words.cashback, {
      part: percent(cashbackRules.permille[level] / 1000),
      edge: percent(Math.round(Math.max(0, 1 - (rtp ?? 1)) * million) / million),
    }),
    lotto: fill(words.lotto, {
      adds: money(lottoRules.firstPerTicket, 'USD'),
      each: money(turnoverPerTicket, 'USD'),
    }),
    tokens: fill(words.tokens, { each: money(turnoverPerToken, 'USD') }),
  }
}
