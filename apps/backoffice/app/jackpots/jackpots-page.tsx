import type { StaffMeter } from '@fairhouse/contract/backoffice/jackpots'
import { Button } from '@fairhouse/ui/button'
import { Loaded } from '../parts/loaded.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { useSheet } from '../parts/use-sheet.ts'
import { Moment, Money, wholeNumber } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { books } from '../texts/books.ts'
import { jackpots as texts } from '../texts/jackpots.ts'
import { useCall } from '../use-call.ts'
import { AskMove } from './ask-move.tsx'
import { Moves } from './moves.tsx'
import { Wins } from './wins.tsx'

/** Every meter with what it holds, and the way out of those that nobody can win any more. */
export function JackpotsPage() {
  const { state, reload } = useCall('jackpotMeters', {})
  const { open, show, close, done } = useSheet<StaffMeter>(reload)
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <Loaded state={state}>
        {({ meters, moves }) => (
          <>
            <Panel title={texts.meters}>
              <Table
                name={texts.meters}
                heads={[
                  texts.meter,
                  { name: texts.shows, isNumber: true },
                  { name: texts.laidBy, isNumber: true },
                  { name: texts.paid, isNumber: true },
                  { name: texts.run, isNumber: true },
                  texts.since,
                  texts.standing,
                  texts.acts,
                ]}
                rows={meters.map((one) => ({
                  key: `${one.name} ${one.currency}`,
                  cells: cellsOf(one, show),
                }))}
                none={texts.none}
              />
            </Panel>
            <Panel title={texts.moves}>
              <Moves moves={moves} reload={reload} />
            </Panel>
            <Panel title={books.wins}>
              <Wins />
            </Panel>
            {open === null ? null : (
              <AskMove meter={open} meters={meters} onClose={close} onDone={done} />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

const holds = ({ shows, laidBy }: StaffMeter): boolean => shows + laidBy > 0

const cellsOf = (one: StaffMeter, show: (meter: StaffMeter) => void) => [
  `${one.name}, ${one.currency}`,
  <Money key="shows" units={one.shows} currency={one.currency} />,
  <Money key="laidBy" units={one.laidBy} currency={one.currency} />,
  <Money key="paid" units={one.paid} currency={one.currency} />,
  wholeNumber(one.run),
  <Moment key="since" at={one.begunAt} />,
  <span key="standing" className={`tag tag-${one.orphaned && holds(one) ? 'now' : 'plain'}`}>
    {one.orphaned ? (holds(one) ? texts.orphaned : texts.empty) : texts.inPlay}
  </span>,
  <MoveAct key="acts" meter={one} show={show} />,
]

function MoveAct({ meter, show }: { meter: StaffMeter; show: (meter: StaffMeter) => void }) {
  const may = useMay()
  if (!meter.orphaned || !holds(meter) || !may('adjustMoney')) return null
  const name = `${meter.name}, ${meter.currency}`
  return (
    <Button size="small" aria-label={texts.moveOf(name)} onClick={() => show(meter)}>
      {texts.move}
    </Button>
  )
}
