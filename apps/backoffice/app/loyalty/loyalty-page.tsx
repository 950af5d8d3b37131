import type { StaffDraw } from '@fairhouse/contract/backoffice/lotto'
import {
  cashbackRules,
  compPointRules,
  earningPercent,
  turnoverPerTicket,
  turnoverPerToken,
  vipLevels,
} from '@fairhouse/contract/loyalty-rules'
import { formatMoney } from '@fairhouse/money'
import { Loaded } from '../parts/loaded.tsx'
import { Facts, Panel, Table } from '../parts/table.tsx'
import { Moment, Money, Tag, wholeNumber } from '../parts/values.tsx'
import { loyalty as texts } from '../texts/promotions.ts'
import { titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'

/** What play earns, as the rules have it, and the draws of the lotto. */
export function LoyaltyPage() {
  const { state } = useCall('lottoDraws', {})
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <Panel title={texts.draws}>
        <Loaded state={state}>{({ draws }) => <Draws draws={draws} />}</Loaded>
      </Panel>
      <div className="grid">
        <Panel title={texts.rates}>
          <Facts rows={rates} />
        </Panel>
        <Panel title={texts.levels}>
          <Table
            name={texts.levels}
            heads={[
              texts.level,
              { name: texts.from, isNumber: true },
              { name: texts.times, isNumber: true },
              { name: texts.cashback, isNumber: true },
              { name: texts.gift, isNumber: true },
            ]}
            rows={levels}
            none=""
          />
        </Panel>
        <Panel title={texts.kinds}>
          <Table
            name={texts.kinds}
            heads={[texts.kind, { name: texts.counts, isNumber: true }]}
            rows={Object.entries(earningPercent).map(([kind, percent]) => ({
              key: kind,
              cells: [titled(kind), `${percent} %`],
            }))}
            none=""
          />
        </Panel>
      </div>
    </>
  )
}

const usd = (units: number): string => formatMoney(units, 'USD')

const rates: readonly (readonly [string, string])[] = [
  [texts.perPoint, usd(compPointRules.turnoverPerPoint)],
  [texts.worth, usd(10_000 / compPointRules.pointsPerDollar)],
  [texts.perToken, usd(turnoverPerToken)],
  [texts.perTicket, usd(turnoverPerTicket)],
  [texts.idle, `${compPointRules.idleMonths} ${texts.months}`],
]

/** Cashback has a level of its own below the first VIP level. */
const levels = [{ name: 'none', turnover: 0, pointsPercent: 100, gift: 0 }, ...vipLevels].map(
  ({ name, turnover, pointsPercent, gift }, level) => ({
    key: name,
    cells: [
      titled(name),
      usd(turnover),
      `${pointsPercent} %`,
      `${(cashbackRules.permille[level] ?? 0) / 10} %`,
      usd(gift),
    ],
  }),
)

const Draws = ({ draws }: { draws: readonly StaffDraw[] }) => (
  <Table
    name={texts.draws}
    heads={[
      { name: texts.draw, isNumber: true },
      texts.closes,
      texts.drawn,
      { name: texts.tickets, isNumber: true },
      { name: texts.first, isNumber: true },
      { name: texts.given, isNumber: true },
      texts.promise,
    ]}
    rows={draws.map((draw) => ({
      key: String(draw.number),
      cells: [
        wholeNumber(draw.number),
        <Moment key="closes" at={draw.closesAt} />,
        draw.drawnAt === null ? (
          <Tag key="drawn" word={texts.selling} kind="good" />
        ) : (
          <Moment key="drawn" at={draw.drawnAt} />
        ),
        wholeNumber(draw.tickets),
        <Money key="first" units={draw.first} currency="USD" />,
        <Money key="given" units={draw.given} currency="USD" />,
        <code key="promise" title={draw.seedHash}>
          {draw.seedHash.slice(0, 12)}…
        </code>,
      ],
    }))}
    none={texts.none}
  />
)
