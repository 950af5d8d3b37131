import {
  type ReportAsked,
  reportBy,
  type ReportFile,
  reportFiles,
} from '@fairhouse/contract/backoffice/reports'
import { Button } from '@fairhouse/ui/button'
import { Field, TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ask } from '../ask.ts'
import { sentenceOf } from '../parts/sentence-of.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Moment } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { reports as texts } from '../texts/reports.ts'
import { shell } from '../texts/texts.ts'
import { useCall } from '../use-call.ts'
import { dayAgo, isDay } from './days.ts'
import { ReportMails } from './report-mails.tsx'
import { ReportTable } from './report-table.tsx'
import { saveReportBytes } from '../parts/save-report.ts'

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
  const may = useMay()
  const [fault, setFault] = useState<string | null>(null)
  const save = async (as: ReportFile) => {
    const answer = await ask('exportReport', { ...body, as })
    setFault(answer.type === 'done' ? null : sentenceOf(answer))
    if (answer.type === 'done') saveReportBytes(answer.reply)
  }
  return (
    <>
      <h1>{texts.title}</h1>
      <Period asked={body} change={change} onSave={(as) => void save(as)} />
      {fault === null ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
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
      {may('mailReports') ? <ReportMails /> : null}
    </>
  )
}

interface PeriodProps {
  readonly asked: ReportAsked
  readonly change: (changed: Partial<ReportAsked>) => void
  readonly onSave: (as: ReportFile) => void
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
      {reportFiles.map((as) => (
        <Button key={as} onClick={() => onSave(as)}>
          {shell.download[as]}
        </Button>
      ))}
    </form>
  )
}
