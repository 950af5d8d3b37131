import { grantStates, type StaffGrant } from '@fairhouse/contract/backoffice/promotions'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useCallback, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ask } from '../ask.ts'
import { Choice } from '../parts/choice.tsx'
import { PagesOf } from '../parts/pages-of.tsx'
import { Table } from '../parts/table.tsx'
import { Moment, Money, Tag } from '../parts/values.tsx'
import { TakeBack } from '../players/take-back.tsx'
import { useMay } from '../shell/sitting.tsx'
import { bonuses as texts } from '../texts/promotions.ts'
import { titled } from '../texts/words.ts'

/** Bonuses of all players. What is looked at stands in the address, so that it can be sent to somebody. */
export function BonusesPart() {
  const [asked, setAsked] = useSearchParams()
  const [taking, setTaking] = useState<StaffGrant | null>(null)
  const [times, setTimes] = useState(0)
  const text = asked.get('player') ?? ''
  const player = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
  const offer = asked.get('offer')
  const state = grantStates.find((one) => one === asked.get('state')) ?? null
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(asked)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setAsked(next)
  }
  // Another number is another list: what was taken back is read anew.
  const load = useCallback(
    async (before: string | null) => {
      const answer = await ask('grants', { player, offer, state, before })
      return answer.type === 'done'
        ? { ...answer, reply: { rows: answer.reply.grants, next: answer.reply.next } }
        : answer
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [player, offer, state, times],
  )
  return (
    <section className="panel">
      <form className="asked" role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={texts.player}
          value={text}
          inputMode="numeric"
          maxLength={15}
          onChange={({ target }) => change('player', target.value.trim())}
        />
        <Choice
          label={texts.state}
          name="state"
          value={state ?? ''}
          choices={[['', texts.any], ...grantStates.map((one) => [one, titled(one)] as const)]}
          onChange={(value) => change('state', value)}
        />
      </form>
      <PagesOf load={load}>{(grants) => <GrantTable grants={grants} take={setTaking} />}</PagesOf>
      <p className="quiet">{texts.giveNote}</p>
      {taking === null ? null : (
        <TakeBack
          player={taking.player}
          bonus={taking}
          onClose={() => setTaking(null)}
          onDone={() => {
            setTaking(null)
            setTimes(times + 1)
          }}
        />
      )}
    </section>
  )
}

const GrantTable = ({
  grants,
  take,
}: {
  grants: readonly StaffGrant[]
  take: (grant: StaffGrant) => void
}) => (
  <Table
    name={texts.title}
    heads={[
      texts.claimed,
      texts.player,
      texts.name,
      texts.state,
      { name: texts.amount, isNumber: true },
      { name: texts.wagered, isNumber: true },
      { name: texts.paidOut, isNumber: true },
      { name: texts.takenBack, isNumber: true },
      texts.acts,
    ]}
    rows={grants.map((one) => ({ key: one.id, cells: cellsOf(one, take) }))}
    none={texts.none}
  />
)

const cellsOf = (one: StaffGrant, take: (grant: StaffGrant) => void) => [
  <Moment key="at" at={one.claimedAt} />,
  <Link key="player" to={`/players/${one.player}/bonuses`}>
    {one.login}
  </Link>,
  one.code === null ? titled(one.name) : `${one.name} (${one.code})`,
  <Tag key="state" word={one.state} kind={one.endedAt === null ? 'good' : 'plain'} />,
  <Money key="amount" units={one.amount} currency="USD" />,
  <span key="wagered">
    <Money units={one.wagered} currency="USD" /> / <Money units={one.toWager} currency="USD" />
  </span>,
  <Money key="paid" units={one.paidOut} currency="USD" />,
  <Money key="took" units={one.takenBack} currency="USD" />,
  <TakeButton key="acts" one={one} take={take} />,
]

function TakeButton({ one, take }: { one: StaffGrant; take: (grant: StaffGrant) => void }) {
  const may = useMay()
  if (one.endedAt !== null || !may('adjustMoney')) return null
  return (
    <Button size="small" onClick={() => take(one)}>
      {texts.takeBack}
    </Button>
  )
}
