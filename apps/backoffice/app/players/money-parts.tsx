import { Button } from '@fairhouse/ui/button'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { ask, type ReplyOf } from '../ask.ts'
import { Loaded } from '../parts/loaded.tsx'
import { PagesOf } from '../parts/pages-of.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { Moment, Money, Tag } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { player as texts } from '../texts/player.ts'
import { bonuses as bonusTexts } from '../texts/promotions.ts'
import { titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'
import { TakeBack } from './take-back.tsx'

const { heads } = texts

export function Payments({ player }: { player: number }) {
  const load = useCallback(
    async (before: string | null) => {
      const answer = await ask('playerPayments', { player, before })
      return answer.type === 'done'
        ? { ...answer, reply: { rows: answer.reply.payments, next: answer.reply.next } }
        : answer
    },
    [player],
  )
  return (
    <Panel title={texts.parts.payments}>
      <PagesOf load={load}>
        {(payments) => (
          <Table
            name={texts.parts.payments}
            heads={[
              heads.when,
              heads.what,
              { name: heads.amount, isNumber: true },
              heads.method,
              heads.to,
              heads.state,
              heads.why,
            ]}
            rows={payments.map((one) => ({ key: one.id, cells: paymentCells(one) }))}
            none={texts.none.payments}
          />
        )}
      </PagesOf>
    </Panel>
  )
}

const paymentCells = (one: ReplyOf<'playerPayments'>['payments'][number]) => [
  <Link key="at" to={`/payments/${one.id}`}>
    <Moment at={one.at} />
  </Link>,
  titled(one.type),
  <Money key="amount" units={one.amount} currency={one.currency} />,
  one.method === null ? '' : titled(one.method),
  <span key="to" className="code">
    {one.to}
  </span>,
  <Tag key="state" word={one.state} kind={one.state === 'pending' ? 'now' : 'plain'} />,
  one.reason === null ? '' : titled(one.reason),
]

export function Bonuses({ player }: { player: number }) {
  const { state, reload } = useCall('playerBonuses', { player })
  const [taking, setTaking] = useState<Bonus | null>(null)
  const may = useMay()
  const take = may('adjustMoney') ? setTaking : null
  return (
    <Panel title={texts.parts.bonuses}>
      <Loaded state={state}>
        {({ bonuses }) => (
          <Table
            name={texts.parts.bonuses}
            heads={[
              heads.when,
              heads.what,
              heads.state,
              { name: heads.amount, isNumber: true },
              { name: heads.wagered, isNumber: true },
              { name: heads.paid, isNumber: true },
              { name: heads.took, isNumber: true },
              heads.ended,
              heads.act,
            ]}
            rows={bonuses.map((one) => ({ key: one.id, cells: bonusCells(one, take) }))}
            none={texts.none.bonuses}
          />
        )}
      </Loaded>
      {taking === null ? null : (
        <TakeBack
          player={player}
          bonus={taking}
          onClose={() => setTaking(null)}
          onDone={() => {
            setTaking(null)
            reload()
          }}
        />
      )}
    </Panel>
  )
}

type Bonus = ReplyOf<'playerBonuses'>['bonuses'][number]

const bonusCells = (one: Bonus, take: ((bonus: Bonus) => void) | null) => [
  <Moment key="at" at={one.claimedAt} />,
  one.code === null ? titled(one.name) : `${titled(one.name)} (${one.code})`,
  <Tag key="state" word={one.state} />,
  <Money key="amount" units={one.amount} currency="USD" />,
  <span key="wagered">
    <Money units={one.wagered} currency="USD" /> / <Money units={one.toWager} currency="USD" />
  </span>,
  <Money key="paid" units={one.paidOut} currency="USD" />,
  <Money key="took" units={one.takenBack} currency="USD" />,
  <Moment key="ended" at={one.endedAt} />,
  one.endedAt !== null || take === null ? null : (
    <Button key="take" size="small" onClick={() => take(one)}>
      {bonusTexts.takeBack}
    </Button>
  ),
]
