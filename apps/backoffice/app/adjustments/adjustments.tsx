import type { Adjustment } from '@fairhouse/contract/backoffice/adjustments'
import { formatMoney } from '@fairhouse/money'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../ask.ts'
import { sentenceOf } from '../parts/sentence-of.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Table } from '../parts/table.tsx'
import { TwoPeople } from '../parts/two-people.tsx'
import { Moment, Tag } from '../parts/values.tsx'
import { adjusting, player as texts } from '../texts/player.ts'
import { home } from '../texts/texts.ts'
import { useCall } from '../use-call.ts'

/** Adjustments of one player or of all, with what can be said to those that wait. */
export function Adjustments({
  player,
  onlyWaiting = false,
}: {
  player: number | null
  onlyWaiting?: boolean
}) {
  const { state, reload } = useCall('adjustments', { player })
  const [fault, setFault] = useState<string | null>(null)
  const decide = async (id: string, approve: boolean) => {
    const answer = await ask('decideAdjustment', { id, approve })
    setFault(answer.type === 'done' ? null : sentenceOf(answer))
    reload()
    return answer.type === 'done'
  }
  return (
    <>
      {fault === null ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <Loaded state={state}>
        {({ adjustments }) => (
          <Table
            name={adjusting.title}
            heads={[
              texts.heads.when,
              texts.heads.player,
              { name: texts.heads.amount, isNumber: true },
              texts.heads.why,
              adjusting.askedBy,
              texts.heads.state,
              adjusting.decidedBy,
            ]}
            rows={adjustments
              .filter((one) => !onlyWaiting || one.state === 'waiting')
              .map((one) => ({ key: one.id, cells: cellsOf(one, decide) }))}
            none={onlyWaiting ? home.noAdjustments : adjusting.none}
          />
        )}
      </Loaded>
    </>
  )
}

const cellsOf = (one: Adjustment, decide: (id: string, approve: boolean) => Promise<boolean>) => [
  <Moment key="at" at={one.askedAt} />,
  <Link key="player" to={`/players/${one.player}`}>
    {one.login}
  </Link>,
  <Adjusted key="amount" one={one} />,
  one.note,
  one.askedBy,
  <Tag key="state" word={one.state} kind={one.state === 'waiting' ? 'now' : 'plain'} />,
  one.state === 'waiting' ? (
    <TwoPeople
      key="decide"
      what={`${one.login}, ${amountOf(one)}`}
      askedBy={one.askedBy}
      decide={(approve) => decide(one.id, approve)}
    />
  ) : (
    one.decidedBy
  ),
]

/** What is added or taken, with its unit, in words. */
function amountOf({ pocket, amount }: Adjustment): string {
  if (pocket === 'points') return `${(amount / 100).toFixed(2)} ${adjusting.points}`
  return formatMoney(amount, pocket === 'credits' ? 'CREDIT' : 'USD')
}

function Adjusted({ one }: { one: Adjustment }) {
  return (
    <>
      <span className="money">{amountOf(one)}</span>
      {one.pocket === 'bonus' ? <span className="quiet"> {adjusting.bonus}</span> : null}
    </>
  )
}

export function AdjustmentsPage() {
  return (
    <>
      <h1>{adjusting.title}</h1>
      <p className="lead">{adjusting.text}</p>
      <Adjustments player={null} />
    </>
  )
}
