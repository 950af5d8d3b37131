import {
  type Cohort,
  type CohortPeriod,
  type CohortsAsked,
  cohortMoney,
  cohortUnits,
} from '@fairhouse/contract/backoffice/cohorts'
import { type ReportFile, reportFiles } from '@fairhouse/contract/backoffice/reports'
import { Button } from '@fairhouse/ui/button'
import { formatNumber } from '@fairhouse/money'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { Choice } from '../parts/choice.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { sentenceOf } from '../parts/sentence-of.ts'
import { Table } from '../parts/table.tsx'
import { useChoices } from '../parts/use-choices.ts'
import { Money, wholeNumber } from '../parts/values.tsx'
import { cohorts as texts } from '../texts/cohorts.ts'
import { shell } from '../texts/texts.ts'
import { useCall } from '../use-call.ts'
import { saveReportBytes } from '../parts/save-report.ts'

type Measure = keyof typeof texts.measures
const isMeasure = (name: string): name is Measure => Object.hasOwn(texts.measures, name)
const measures = Object.keys(texts.measures).filter(isMeasure)
const lasts = [8, 13, 26, 53] as const

/** Players by their sign-up, and what they did since. What is looked at stands in the address. */
export function CohortsPage() {
  const { chosen, choose } = useChoices()
  const asked: CohortsAsked = {
    unit: cohortUnits.find((one) => one === chosen('unit')) ?? 'week',
    money: cohortMoney.find((one) => one === chosen('money')) ?? 'real',
    last: lasts.find((one) => String(one) === chosen('last')) ?? 13,
  }
  const measure = measures.find((one) => one === chosen('measure')) ?? 'retention'
  const { state } = useCall('cohorts', asked)
  const [fault, setFault] = useState<string | null>(null)
  const save = async (as: ReportFile) => {
    const answer = await ask('exportCohorts', { ...asked, as })
    setFault(answer.type === 'done' ? null : sentenceOf(answer))
    if (answer.type === 'done') saveReportBytes(answer.reply)
  }
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <form className="asked" onSubmit={(event) => event.preventDefault()}>
        <WhatIsAsked asked={asked} measure={measure} choose={choose} />
        {reportFiles.map((as) => (
          <Button key={as} onClick={() => void save(as)}>
            {shell.download[as]}
          </Button>
        ))}
      </form>
      {fault === null ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <section className="panel">
        <Loaded state={state}>
          {({ cohorts, readAt }) => (
            <>
              <Cohorts
                cohorts={cohorts}
                measure={measure}
                currency={asked.money === 'play' ? 'CREDIT' : 'USD'}
              />
              <p className="quiet">
                {readAt === null ? texts.never : texts.note(readAt.slice(0, 16).replace('T', ' '))}
              </p>
            </>
          )}
        </Loaded>
      </section>
    </>
  )
}

interface AskedProps {
  readonly asked: CohortsAsked
  readonly measure: Measure
  readonly choose: ReturnType<typeof useChoices>['choose']
}

function WhatIsAsked({ asked, measure, choose }: AskedProps) {
  return (
    <>
      <Choice
        label={texts.unit}
        name="unit"
        value={asked.unit}
        choices={cohortUnits.map((one) => [one, texts.units[one]] as const)}
        onChange={choose('unit')}
      />
      <Choice
        label={texts.money}
        name="money"
        value={asked.money}
        choices={cohortMoney.map((one) => [one, texts.moneys[one]] as const)}
        onChange={choose('money')}
      />
      <Choice
        label={texts.last}
        name="last"
        value={String(asked.last)}
        choices={lasts.map((one) => [String(one), texts.lasts(one)] as const)}
        onChange={choose('last')}
      />
      <Choice
        label={texts.measure}
        name="measure"
        value={measure}
        choices={measures.map((one) => [one, texts.measures[one]] as const)}
        onChange={choose('measure')}
      />
    </>
  )
}

interface Props {
  readonly cohorts: readonly Cohort[]
  readonly measure: Measure
  readonly currency: 'USD' | 'CREDIT'
}

function Cohorts({ cohorts, measure, currency }: Props) {
  const last = Math.max(0, ...cohorts.flatMap(({ periods }) => periods.map(({ nth }) => nth)))
  const columns = Array.from({ length: last + 1 }, (_, nth) => nth)
  return (
    <Table
      name={texts.measures[measure]}
      heads={[
        texts.signedUp,
        { name: texts.players, isNumber: true },
        { name: texts.everDeposited, isNumber: true },
        ...columns.map((nth) => ({ name: String(nth), isNumber: true })),
      ]}
      rows={cohorts.map(({ cohort, players, everDeposited, periods }) => {
        const byNth = new Map(periods.map((one) => [one.nth, one]))
        return {
          key: cohort,
          cells: [
            cohort,
            wholeNumber(players),
            wholeNumber(everDeposited),
            ...columns.map((nth) => {
              const one = byNth.get(nth)
              return one === undefined ? (
                ''
              ) : (
                <Figure key={nth} period={one} measure={measure} currency={currency} />
              )
            }),
          ],
        }
      })}
      none={texts.none}
    />
  )
}

interface FigureProps extends Pick<Props, 'measure' | 'currency'> {
  readonly period: CohortPeriod
}

function Figure({ period, measure, currency }: FigureProps) {
  switch (measure) {
    case 'retention':
      return `${formatNumber(period.retention / 100, { decimals: 1 })}%`
    case 'active':
    case 'depositors':
      return wholeNumber(period[measure])
    case 'deposits':
    case 'turnover':
    case 'ggr':
      return <Money units={period[measure]} currency={currency} />
  }
}
