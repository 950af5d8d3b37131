import type { MeterMove } from '@fairhouse/contract/backoffice/jackpots'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { sentenceOf } from '../parts/sentence-of.ts'
import { Table } from '../parts/table.tsx'
import { TwoPeople } from '../parts/two-people.tsx'
import { Moment, Money, Tag } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { jackpots as texts } from '../texts/jackpots.ts'

interface Props {
  readonly moves: readonly MeterMove[]
  readonly reload: () => void
}

/** What was asked for of meters, with what can be said to those that wait. */
export function Moves({ moves, reload }: Props) {
  const [fault, setFault] = useState<string | null>(null)
  const decide = async (id: string, approve: boolean) => {
    const answer = await ask('decideMeterMove', { id, approve })
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
      <Table
        name={texts.moves}
        heads={[
          texts.when,
          texts.from,
          texts.to,
          { name: texts.amount, isNumber: true },
          texts.why,
          texts.askedBy,
          texts.state,
          texts.decidedBy,
        ]}
        rows={moves.map((one) => ({ key: one.id, cells: cellsOf(one, decide) }))}
        none={texts.noMoves}
      />
    </>
  )
}

type Decide = (id: string, approve: boolean) => Promise<boolean>

const cellsOf = (one: MeterMove, decide: Decide) => [
  <Moment key="at" at={one.askedAt} />,
  `${one.from}, ${one.currency}`,
  one.to,
  one.amount === null ? null : <Money key="amount" units={one.amount} currency={one.currency} />,
  one.note,
  one.askedBy,
  <Tag key="state" word={one.state} kind={one.state === 'waiting' ? 'now' : 'plain'} />,
  one.state === 'waiting' ? <Acts key="acts" one={one} decide={decide} /> : one.decidedBy,
]

function Acts({ one, decide }: { one: MeterMove; decide: Decide }) {
  const may = useMay()
  if (!may('adjustMoney')) return null
  return (
    <TwoPeople
      what={texts.moveFromTo(`${one.from}, ${one.currency}`, one.to)}
      askedBy={one.askedBy}
      decide={(approve) => decide(one.id, approve)}
    />
  )
}
