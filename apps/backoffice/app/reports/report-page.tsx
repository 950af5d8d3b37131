import { type ReportAsked, reportBy } from '@fairhouse/contract/backoffice/reports'
import { Button } from '@fairhouse/ui/button'
import { Field, TextField } from '@fairhouse/ui/field'
import { useSearchParams } from 'react-router'
import { ask } from '../ask.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Moment } from '../parts/values.tsx'
import { saveFile } from '@fairhouse/ui/save-file'
import { reports as texts } from '../texts/reports.ts'
import { shell } from '../texts/texts.ts'
import { useCall } from '../use-call.ts'
import { dayAgo, isDay } from './days.ts'
import { ReportTable } from './report-table.tsx'

/** Figures of days, games or providers. What is looked at stands in the address, so that it can be sent to somebody. */
export function ReportPage() {
  const [asked, setAsked] = useSearchParams()
  const [from, to] = [asked.get('from'), asked.get('to')]
  const body: ReportAsked = {
    from: isDay(from) ? from : dayAgo(13),
    to: isDay(to) ? to : dayAgo(0),
    by: reportBy.find((one) => one === asked.get('by')) ?? 'day',
  }
  const { state } = useCall('report', body)
  const change = (changed: Partial<ReportAsked>) => setAsked({ ...body, ...changed })
  const save = async () => {
    const answer = await ask('exportReport', body)
    if (answer.type === 'done') saveFile(answer.reply.name, 'text/csv', [answer.reply.csv])
  }
  return (
    <>
      <h1>{texts.title}</h1>
      <Period asked={body} change={change} onSave={() => void save()} />
      <Loaded state={state}>
        {({ rows, total, countedAt }) => (
          <section className="panel">
            <ReportTable
              rows={rows}
              total={total}
              by={body.by}
              day={body.from === body.to ? body.from : null}
            />
            <p className="quiet">
              {countedAt === null ? (
                texts.never
              ) : (
                <>
                  {texts.counted} <Moment at={countedAt} />. {texts.note}
                </>
              )}
            </p>
          </section>
        )}
      </Loaded>
    </>
  )
}

interface PeriodProps {
  readonly asked: ReportAsked
  readonly change: (changed: Partial<ReportAsked>) => void
  readonly onSave: () => void
}

/** What is asked for, and the way to take it along. */
function Period({ asked, change, onSave }: PeriodProps) {
  return (
    <form className="asked" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={texts.from}
        type="date"
        value={asked.from}
        max={asked.to}
        onChange={({ target }) => isDay(target.value) && change({ from: target.value })}
      />
      <TextField
        label={texts.to}
        type="date"
        value={asked.to}
        min={asked.from}
        onChange={({ target }) => isDay(target.value) && change({ to: target.value })}
      />
      <Field label={texts.by}>
        {(ties) => (
          <select
            {...ties}
            className="entry"
            value={asked.by}
            onChange={({ target }) =>
              change({ by: reportBy.find((one) => one === target.value) ?? 'day' })
            }
          >
            {reportBy.map((by) => (
              <option key={by} value={by}>
                {texts[by]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button onClick={onSave}>{shell.csv}</Button>
    </form>
  )
}
