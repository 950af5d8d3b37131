import type { StaffTournament } from '@fairhouse/contract/backoffice/tournaments'
import { formatMoney } from '@fairhouse/money'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { sentenceOf } from '../parts/sentence-of.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Table } from '../parts/table.tsx'
import { useSheet } from '../parts/use-sheet.ts'
import { Moment, Money, Tag, wholeNumber } from '../parts/values.tsx'
import { useMay, useSitting } from '../shell/sitting.tsx'
import { promotions } from '../texts/promotions.ts'
import { tournaments as texts } from '../texts/promotions.ts'
import { useCall } from '../use-call.ts'
import { NewTournament } from './new-tournament.tsx'

type Open =
  | { readonly what: 'end' | 'void'; readonly tournament: StaffTournament }
  | { readonly what: 'make' }

export const nameOf = ({ name, title }: Pick<StaffTournament, 'name' | 'title'>): string =>
  title ?? Object.entries(texts.names).find(([one]) => one === name)?.[1] ?? name

/** Every tournament, with the ways to make one and to end one. */
export function TournamentsPage() {
  const { state, reload } = useCall('tournaments', {})
  const { open, show, close, done } = useSheet<Open>(reload)
  const [fault, setFault] = useState<string | null>(null)
  const may = useMay()
  const decide = async (id: string, approve: boolean) => {
    const answer = await ask('decideTournamentEnd', { id, approve })
    setFault(answer.type === 'done' ? null : sentenceOf(answer))
    reload()
  }
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      {may('runPromotions') ? (
        <p className="acts">
          <Button rank="first" size="small" onClick={() => show({ what: 'make' })}>
            {texts.make}
          </Button>
        </p>
      ) : null}
      {fault === null ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <section className="panel">
        <Loaded state={state}>
          {({ tournaments }) => (
            <Table
              name={texts.title}
              heads={[
                texts.name,
                texts.standing,
                texts.opens,
                texts.closes,
                texts.rule,
                { name: texts.players, isNumber: true },
                texts.prizes,
                { name: texts.given, isNumber: true },
                texts.acts,
              ]}
              rows={tournaments.map((one) => ({
                key: String(one.id),
                cells: cellsOf(one, { open: show, decide }),
              }))}
              none={texts.none}
            />
          )}
        </Loaded>
      </section>
      {open?.what === 'make' ? <NewTournament onClose={close} onDone={done} /> : null}
      {open === null || open.what === 'make' ? null : (
        <AskEnd {...open} onClose={close} onDone={done} />
      )}
    </>
  )
}

interface Acts {
  readonly open: (open: Open) => void
  readonly decide: (id: string, approve: boolean) => Promise<void>
}

const cellsOf = (one: StaffTournament, acts: Acts) => [
  <Link key="name" to={`/tournaments/${one.id}`}>
    {nameOf(one)}
  </Link>,
  <Tag
    key="standing"
    word={one.standing}
    kind={one.standing === 'on' ? 'good' : one.standing === 'void' ? 'now' : 'plain'}
  />,
  <Moment key="opens" at={one.opensAt} />,
  <Moment key="closes" at={one.closesAt} />,
  `${one.best} / ${one.rounds}, ${formatMoney(one.minStake, one.currency)}`,
  wholeNumber(one.players),
  prizesOf(one),
  <Money key="given" units={one.given} currency={one.currency} />,
  <EndActs key="acts" one={one} {...acts} />,
]

/** The first prize, and how many there are. */
const prizesOf = ({ prizes, currency }: StaffTournament): string =>
  `${formatMoney(prizes[0] ?? 0, currency)} (${prizes.length})`

function EndActs({ one, open, decide }: Acts & { one: StaffTournament }) {
  const may = useMay()
  const { name } = useSitting()
  const { asked, standing } = one
  if (standing === 'over' || standing === 'void' || !may('runPromotions')) return null
  if (asked === null)
    return (
      <span className="acts">
        {standing === 'on' ? (
          <Button size="small" onClick={() => open({ what: 'end', tournament: one })}>
            {texts.end}
          </Button>
        ) : null}
        <Button size="small" onClick={() => open({ what: 'void', tournament: one })}>
          {texts.void}
        </Button>
      </span>
    )
  return (
    <span className="acts">
      <span className="quiet">
        {asked.by} {texts.asked} “{texts[asked.ending]}”: {asked.note}
      </span>
      {asked.by === name ? null : (
        <Button size="small" rank="first" onClick={() => void decide(asked.id, true)}>
          {texts.approve}
        </Button>
      )}
      <Button size="small" onClick={() => void decide(asked.id, false)}>
        {texts.decline}
      </Button>
    </span>
  )
}

function AskEnd({
  what,
  tournament,
  onClose,
  onDone,
}: {
  what: 'end' | 'void'
  tournament: StaffTournament
  onClose: () => void
  onDone: () => void
}) {
  return (
    <AskForm
      call="askTournamentEnd"
      title={texts[what]}
      bodyOf={(fields, key) => ({
        key,
        tournament: tournament.id,
        ending: what,
        note: textOf(fields, 'note'),
      })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{nameOf(tournament)}</p>
      <p className="quiet">{what === 'end' ? texts.endNote : texts.voidNote}</p>
      <TextField label={promotions.why} name="note" required minLength={3} maxLength={500} />
    </AskForm>
  )
}
