import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ReplyOf } from '../ask.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Facts, Panel, Table } from '../parts/table.tsx'
import { TimeField, timeIn } from '../parts/time-field.tsx'
import { Moment, Money, wholeNumber } from '../parts/values.tsx'
import { dayAgo, isDay } from '../reports/days.ts'
import { costs as texts } from '../texts/promotions.ts'
import { reports } from '../texts/reports.ts'
import { useCall } from '../use-call.ts'

/** What is owed and what was paid, both held against the ledger. */
export const CostsPart = () => (
  <>
    <LiabilityPanel />
    <CostsPanel />
  </>
)

function LiabilityPanel() {
  const [at, setAt] = useState<string | null>(null)
  const { state } = useCall('bonusLiability', { at })
  return (
    <>
      <form className="asked" onSubmit={(event) => event.preventDefault()}>
        <TimeField label={texts.at} name="at" onText={(text) => setAt(timeIn(text))} />
      </form>
      <Panel title={texts.liability}>
        <Loaded state={state}>
          {(told) => (
            <>
              <p>
                <Moment at={told.at} /> UTC
              </p>
              <Facts
                rows={[
                  [texts.onLedger, <Money key="ledger" units={told.onLedger} currency="USD" />],
                  [texts.ofGrants, <Money key="grants" units={told.ofGrants} currency="USD" />],
                  [texts.running, wholeNumber(told.running)],
                ]}
              />
              <p className={told.onLedger === told.ofGrants ? 'quiet' : 'fault'}>
                {told.onLedger === told.ofGrants ? texts.equal : texts.unequal}
              </p>
            </>
          )}
        </Loaded>
      </Panel>
    </>
  )
}

function CostsPanel() {
  const [asked, setAsked] = useSearchParams()
  const [first, last] = [asked.get('from'), asked.get('to')]
  const body = { from: isDay(first) ? first : dayAgo(29), to: isDay(last) ? last : dayAgo(0) }
  const { state } = useCall('promotionCosts', body)
  return (
    <>
      <form className="asked" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={reports.from}
          type="date"
          value={body.from}
          max={body.to}
          onChange={({ target }) =>
            isDay(target.value) && setAsked({ ...body, from: target.value })
          }
        />
        <TextField
          label={reports.to}
          type="date"
          value={body.to}
          min={body.from}
          onChange={({ target }) => isDay(target.value) && setAsked({ ...body, to: target.value })}
        />
      </form>
      <Panel title={texts.byPromotion}>
        <Loaded state={state}>{(told) => <CostTable told={told} />}</Loaded>
      </Panel>
    </>
  )
}

type Costs = ReplyOf<'promotionCosts'>

function CostTable({ told: { rows, total, ledger } }: { told: Costs }) {
  const sums = [
    ...rows.map(({ key, ...row }) => ({ key, ...row })),
    ...(rows.length === 0
      ? []
      : [
          { key: 'total', ...total, name: texts.total },
          { key: 'ledger', ...ledger, claims: null, name: texts.ledger },
        ]),
  ]
  return (
    <>
      <Table
        name={texts.byPromotion}
        heads={[
          texts.promotion,
          { name: texts.claims, isNumber: true },
          { name: texts.given, isNumber: true },
          { name: texts.paidOut, isNumber: true },
          { name: texts.takenBack, isNumber: true },
        ]}
        rows={sums.map((row) => ({
          key: row.key,
          cells: [
            row.name,
            row.claims === null ? '' : wholeNumber(row.claims),
            <Money key="given" units={row.given} currency="USD" />,
            <Money key="paid" units={row.paidOut} currency="USD" />,
            <Money key="taken" units={row.takenBack} currency="USD" />,
          ],
        }))}
        none={texts.none}
      />
      <p className="quiet">{texts.note}</p>
    </>
  )
}
