import type { MaintenanceWindow } from '@fairhouse/contract/backoffice/maintenance'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Table } from '../parts/table.tsx'
import { useSheet } from '../parts/use-sheet.ts'
import { Moment, Tag } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { maintenance as texts } from '../texts/maintenance.ts'
import { useCall } from '../use-call.ts'
import { PlanWork } from './plan-work.tsx'

type Open = { readonly what: 'plan' } | { readonly what: 'end'; readonly window: MaintenanceWindow }

/** What is or was closed for work, with the ways to plan it and to end it. */
export function MaintenancePage() {
  const { state, reload } = useCall('maintenance', {})
  const { open, show, close, done } = useSheet<Open>(reload)
  const may = useMay()
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      {may('closeForWork') ? (
        <p className="acts">
          <Button rank="first" size="small" onClick={() => show({ what: 'plan' })}>
            {texts.plan}
          </Button>
        </p>
      ) : null}
      <section className="panel">
        <Loaded state={state}>
          {({ windows, providers }) => (
            <>
              <Table
                name={texts.windows}
                heads={[
                  texts.what,
                  texts.standing,
                  texts.toldFrom,
                  texts.from,
                  texts.until,
                  texts.said,
                  texts.why,
                  texts.by,
                  texts.acts,
                ]}
                rows={windows.map((one) => ({
                  key: one.id,
                  cells: cellsOf(one, (window) => show({ what: 'end', window })),
                }))}
                none={texts.none}
              />
              {open?.what === 'plan' ? (
                <PlanWork providers={providers} onClose={close} onDone={done} />
              ) : null}
            </>
          )}
        </Loaded>
      </section>
      {open?.what === 'end' ? <EndWork window={open.window} onClose={close} onDone={done} /> : null}
    </>
  )
}

const nameOf = ({ name }: MaintenanceWindow): string => name ?? texts.house

const kinds = { scheduled: 'plain', announced: 'plain', on: 'now', over: 'plain' } as const

const cellsOf = (one: MaintenanceWindow, end: (window: MaintenanceWindow) => void) => [
  nameOf(one),
  <Tag key="standing" word={one.standing} kind={kinds[one.standing]} />,
  <Moment key="told" at={one.announcedFrom} />,
  <Moment key="from" at={one.beginsAt} />,
  <Moment key="until" at={one.endsAt} />,
  one.words.en,
  one.note,
  one.madeBy,
  <EndAct key="acts" one={one} end={end} />,
]

function EndAct({
  one,
  end,
}: {
  one: MaintenanceWindow
  end: (window: MaintenanceWindow) => void
}) {
  const may = useMay()
  if (one.endedBy !== null) return <span className="quiet">{texts.endedBy(one.endedBy)}</span>
  if (one.standing === 'over' || !may('closeForWork')) return null
  const isOn = one.standing === 'on'
  const label = isOn ? texts.endOf(nameOf(one)) : texts.callOffOf(nameOf(one))
  return (
    <Button size="small" aria-label={label} onClick={() => end(one)}>
      {isOn ? texts.end : texts.callOff}
    </Button>
  )
}

interface EndProps {
  readonly window: MaintenanceWindow
  readonly onClose: () => void
  readonly onDone: () => void
}

const EndWork = ({ window, ...rest }: EndProps) => (
  <AskForm
    {...rest}
    call="endMaintenance"
    title={window.standing === 'on' ? texts.end : texts.callOff}
    bodyOf={(fields) => ({ id: window.id, note: textOf(fields, 'note') })}
  >
    <p>{nameOf(window)}</p>
    <p className="quiet">{texts.endNote}</p>
    <TextField label={texts.why} name="note" required minLength={3} maxLength={500} />
  </AskForm>
)
