import type { Adjustment } from '@fairhouse/contract/backoffice/adjustments'
import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../ask.ts'
import { sentenceOf } from '../parts/sentence-of.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Table } from '../parts/table.tsx'
import { Moment, Money, Tag } from '../parts/values.tsx'
import { useSitting } from '../shell/sitting.tsx'
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

const cellsOf = (one: Adjustment, decide: (id: string, approve: boolean) => Promise<void>) => [
  <Moment key="at" at={one.askedAt} />,
  <Link key="player" to={`/players/${one.player}`}>
    {one.login}
  </Link>,
  <Adjusted key="amount" one={one} />,
  one.note,
  one.askedBy,
  <Tag key="state" word={one.state} kind={one.state === 'waiting' ? 'now' : 'plain'} />,
  one.state === 'waiting' ? <Decide key="decide" one={one} decide={decide} /> : one.decidedBy,
]

function Adjusted({ one: { pocket, amount } }: { one: Adjustment }) {
  if (pocket === 'points')
    return (
      <span className="money">
        {(amount / 100).toFixed(2)} {adjusting.points}
      </span>
    )
  return (
    <>
      <Money units={amount} currency={pocket === 'credits' ? 'CREDIT' : 'USD'} />
      {pocket === 'bonus' ? <span className="quiet"> {adjusting.bonus}</span> : null}
    </>
  )
}

function Decide({
  one,
  decide,
}: {
  one: Adjustment
  decide: (id: string, approve: boolean) => Promise<void>
}) {
  const { name } = useSitting()
  return (
    <span className="acts">
      {one.askedBy === name ? null : (
        <Button size="small" rank="first" onClick={() => void decide(one.id, true)}>
          {adjusting.approve}
        </Button>
      )}
      <Button size="small" onClick={() => void decide(one.id, false)}>
        {adjusting.decline}
      </Button>
    </span>
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
