import type { WallFrame } from '@fairhouse/contract/backoffice/wall'
import { formatNumber } from '@fairhouse/money'
import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { Panel, Table } from '../parts/table.tsx'
import { Moment, Money, wholeNumber } from '../parts/values.tsx'
import { wall as texts } from '../texts/wall.ts'
import { inWords, titled } from '../texts/words.ts'
import { Trend } from './trend.tsx'
import { betsPerSecond, useWall, type Watched } from './use-wall.ts'

/** What the house does now. Nothing on it is spoken by itself: whoever listens reads it when they want. */
export function WallPage() {
  const [isPaused, setPaused] = useState(false)
  const watched = useWall(isPaused)
  return (
    <>
      <div className="wall-top">
        <h1>{texts.title}</h1>
        <Button size="small" onClick={() => setPaused(!isPaused)}>
          {isPaused ? texts.goOn : texts.pause}
        </Button>
      </div>
      <p className="lead">{texts.lead}</p>
      <Line watched={watched} />
      {watched.frame === null ? null : <Frame frame={watched.frame} trend={watched.trend} />}
    </>
  )
}

function Line({ watched: { line, frame } }: { watched: Watched }) {
  if (line === 'over')
    return (
      <p className="fault" role="alert">
        {texts.signIn} <a href="/desk/log-in">{texts.signInLink}</a>
      </p>
    )
  if (line === 'lost')
    return (
      <p className="fault" role="alert">
        {texts.lost}
      </p>
    )
  return (
    <p className="quiet">{frame === null ? texts.waiting : texts.at(frame.at.slice(11, 19))}</p>
  )
}

const Frame = ({ frame, trend }: { frame: WallFrame; trend: readonly number[] }) => (
  <div className="wall">
    <Now frame={frame} trend={trend} />
    <Today today={frame.today} />
    <Panel title={texts.wins}>
      <Table
        name={texts.wins}
        heads={[
          texts.heads.when,
          texts.heads.game,
          texts.heads.player,
          { name: texts.heads.amount, isNumber: true },
        ]}
        rows={frame.bigWins.map(({ id, at, game, login, amount, currency }) => ({
          key: id,
          cells: [
            <Moment key="at" at={at} />,
            game,
            login,
            <Money key="amount" units={amount} currency={currency} />,
          ],
        }))}
        none={texts.none.wins}
      />
    </Panel>
    <Refusals frame={frame} />
    <Nodes frame={frame} />
  </div>
)

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="figure">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const perSecond = (value: number): string => formatNumber(value, { decimals: 1 })

/** The slowest node's; null where nobody played. */
const slowest = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}

function Now({ frame, trend }: { frame: WallFrame; trend: readonly number[] }) {
  const { nodes, today } = frame
  const sum = (value: (node: WallFrame['nodes'][number]) => number) =>
    nodes.reduce((all, node) => all + value(node), 0)
  const now = perSecond(betsPerSecond(frame))
  return (
    <Panel title={texts.now}>
      <dl className="figures">
        <Figure name={texts.bets} value={now} />
        <Figure name={texts.latency} value={texts.ms(slowest(nodes.map((one) => one.playP99)))} />
        <Figure name={texts.commit} value={texts.ms(slowest(nodes.map((one) => one.commitP99)))} />
        <Figure name={texts.queue} value={wholeNumber(sum(({ queued }) => queued))} />
        <Figure name={texts.sockets} value={wholeNumber(sum(({ sockets }) => sockets))} />
        <Figure
          name={texts.withdrawals}
          value={today === null ? '–' : wholeNumber(today.withdrawalsWaiting)}
        />
      </dl>
      <Trend values={trend} now={now} />
    </Panel>
  )
}

function Today({ today }: Pick<WallFrame, 'today'>) {
  if (today === null) return null
  const { heads } = texts
  const number = (name: string) => ({ name, isNumber: true })
  return (
    <Panel title={texts.today}>
      <p className="quiet">{texts.todayText}</p>
      <Table
        name={texts.today}
        heads={[
          heads.money,
          number(heads.bets),
          number(heads.staked),
          number(heads.won),
          number(heads.ggr),
        ]}
        rows={today.played.map(({ money, bets, staked, won }) => {
          const currency = money === 'play' ? 'CREDIT' : 'USD'
          return {
            key: money,
            cells: [
              titled(money),
              wholeNumber(bets),
              <Money key="staked" units={staked} currency={currency} />,
              <Money key="won" units={won} currency={currency} />,
              <Money key="ggr" units={staked - won} currency={currency} />,
            ],
          }
        })}
        none={texts.none.played}
      />
      <p>
        {texts.deposits}: <Money units={today.deposits.amount} currency="USD" />{' '}
        <span className="quiet">
          {texts.depositsCount(today.deposits.count)}
          {today.isTest ? `, ${inWords('test')}` : ''}
        </span>
      </p>
    </Panel>
  )
}

function Refusals({ frame: { nodes } }: { frame: WallFrame }) {
  const counted = new Map<string, { call: string; outcome: string; count: number }>()
  for (const one of nodes.flatMap(({ refusals }) => refusals)) {
    const key = `${one.call} ${one.outcome}`
    counted.set(key, { ...one, count: (counted.get(key)?.count ?? 0) + one.count })
  }
  const { heads } = texts
  return (
    <Panel title={texts.refusals}>
      <Table
        name={texts.refusals}
        heads={[heads.call, heads.answer, { name: heads.count, isNumber: true }]}
        rows={[...counted]
          .toSorted(([, left], [, right]) => right.count - left.count)
          .slice(0, 8)
          .map(([key, { call, outcome, count }]) => ({
            key,
            cells: [call, inWords(outcome), wholeNumber(count)],
          }))}
        none={texts.none.refusals}
      />
    </Panel>
  )
}

function Nodes({ frame: { nodes } }: { frame: WallFrame }) {
  const { heads } = texts
  const number = (name: string) => ({ name, isNumber: true })
  return (
    <Panel title={texts.nodes}>
      <Table
        name={texts.nodes}
        heads={[
          heads.node,
          number(texts.bets),
          number(texts.latency),
          number(texts.queue),
          number(texts.sockets),
        ]}
        rows={nodes.map(({ node, playP99, queued, sockets, ...one }) => ({
          key: node,
          cells: [
            node.split(' ').slice(0, 2).join(' '),
            perSecond(one.betsPerSecond),
            texts.ms(playP99),
            wholeNumber(queued),
            wholeNumber(sockets),
          ],
        }))}
        none=""
      />
    </Panel>
  )
}
