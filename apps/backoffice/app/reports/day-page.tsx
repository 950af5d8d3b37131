import { Link, useParams } from 'react-router'
import { State } from '@fairhouse/ui/state'
import { Loaded } from '../parts/loaded.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { Money } from '../parts/values.tsx'
import { reports as texts } from '../texts/reports.ts'
import { shell } from '../texts/texts.ts'
import { inWords, titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'
import { ReportTable } from './report-table.tsx'

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** What a day is made of: its games, and every reason for which money moved. */
export function DayPage() {
  const { day = '' } = useParams()
  return isDay(day) ? <Day day={day} /> : <State title={shell.notFound} text={shell.notFoundText} />
}

function Day({ day }: { day: string }) {
  const games = useCall('report', { from: day, to: day, by: 'game' })
  const sums = useCall('report', { from: day, to: day, by: 'day' })
  return (
    <>
      <p>
        <Link to="/reports">{texts.back}</Link>
      </p>
      <h1>{day}</h1>
      <Panel title={texts.games}>
        <Loaded state={games.state}>
          {({ rows, total }) => <ReportTable rows={rows} total={total} by="game" day={day} />}
        </Loaded>
      </Panel>
      <Panel title={texts.moved}>
        <Loaded state={sums.state}>
          {({ rows }) => (
            <Table
              name={texts.moved}
              heads={[
                texts.reason,
                texts.money,
                { name: texts.given, isNumber: true },
                { name: texts.taken, isNumber: true },
              ]}
              rows={rows.flatMap(({ moved }) =>
                moved.map(({ reason, money, given, taken }) => ({
                  key: `${reason} ${money}`,
                  cells: [
                    <Link key="reason" to={`/reports/${day}/movements/${money}/${reason}`}>
                      {titled(reason)}
                    </Link>,
                    inWords(money),
                    <Money
                      key="given"
                      units={given}
                      currency={money === 'play' ? 'CREDIT' : 'USD'}
                    />,
                    <Money
                      key="taken"
                      units={taken}
                      currency={money === 'play' ? 'CREDIT' : 'USD'}
                    />,
                  ],
                })),
              )}
              none={texts.none}
            />
          )}
        </Loaded>
      </Panel>
    </>
  )
}
