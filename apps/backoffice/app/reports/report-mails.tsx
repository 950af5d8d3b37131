import { mailedEvery } from '@fairhouse/contract/backoffice/report-mails'
import { reportBy } from '@fairhouse/contract/backoffice/reports'
import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { sentenceOf } from '../parts/sentence-of.ts'
import { Choice } from '../parts/choice.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { reportMails as texts, reports } from '../texts/reports.ts'
import { useCall } from '../use-call.ts'

/** Which reports go out by mail, to whom, and how often. */
export function ReportMails() {
  const { state, reload } = useCall('reportMails', {})
  const [isAdding, setAdding] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const stop = async (id: string) => {
    const answer = await ask('stopReportMail', { id })
    setFault(answer.type === 'done' ? null : sentenceOf(answer))
    reload()
  }
  const { heads } = texts
  return (
    <Panel title={texts.title}>
      {fault === null ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <Loaded state={state}>
        {({ mails, readers }) => (
          <>
            <Table
              name={texts.title}
              heads={[heads.rows, heads.every, heads.to, heads.by, heads.sentUntil, heads.act]}
              rows={mails.map(({ id, by, every, to, madeBy, sentUntil }) => ({
                key: id,
                cells: [
                  reports[by],
                  texts.every[every],
                  to,
                  madeBy,
                  sentUntil ?? texts.notYet,
                  <Button key="stop" size="small" onClick={() => void stop(id)}>
                    {texts.stop}
                  </Button>,
                ],
              }))}
              none={readers.length === 0 ? texts.nobody : texts.none}
            />
            {readers.length === 0 ? null : (
              <p className="acts">
                <Button size="small" onClick={() => setAdding(true)}>
                  {texts.add}
                </Button>
              </p>
            )}
            {isAdding ? (
              <Add
                readers={readers}
                onClose={() => setAdding(false)}
                onDone={() => {
                  setAdding(false)
                  reload()
                }}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

interface AddProps {
  readonly readers: readonly string[]
  readonly onDone: () => void
  readonly onClose: () => void
}

const Add = ({ readers, ...rest }: AddProps) => (
  <AskForm
    {...rest}
    call="mailReport"
    title={texts.add}
    bodyOf={(fields, id) => ({
      id,
      by: reportBy.find((one) => one === textOf(fields, 'by')) ?? 'day',
      every: mailedEvery.find((one) => one === textOf(fields, 'every')) ?? 'day',
      to: textOf(fields, 'to'),
    })}
  >
    <Choice
      label={texts.heads.rows}
      name="by"
      choices={reportBy.map((by) => [by, reports[by]] as const)}
    />
    <Choice
      label={texts.heads.every}
      name="every"
      choices={mailedEvery.map((every) => [every, texts.every[every]] as const)}
    />
    <Choice
      label={texts.heads.to}
      name="to"
      choices={readers.map((name) => [name, name] as const)}
    />
  </AskForm>
)
