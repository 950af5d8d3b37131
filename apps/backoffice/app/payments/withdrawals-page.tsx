import { type QueuedWithdrawal, queuedFor } from '@fairhouse/contract/backoffice/payments'
import { formatMoney } from '@fairhouse/money'
import { Link } from 'react-router'
import { Choice } from '../parts/choice.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { SavedViews } from '../parts/saved-views.tsx'
import { Table } from '../parts/table.tsx'
import { useChoices } from '../parts/use-choices.ts'
import { Moment, Money, Tag } from '../parts/values.tsx'
import { payments as texts } from '../texts/views.ts'
import { inWords, titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'

/** Cents from which one may look. */
const amounts = [10_000, 50_000, 100_000, 500_000, 1_000_000] as const

/** The queue of withdrawals, narrowed by what they wait for; the address keeps the choice. */
export function WithdrawalsPage() {
  const { chosen, choose } = useChoices()
  const waitsFor = queuedFor.find((one) => one === chosen('waitsFor')) ?? 'people'
  const [rule, method] = [chosen('rule'), chosen('method')]
  const from = amounts.find((one) => String(one) === chosen('from')) ?? null
  const { state } = useCall('withdrawals', { waitsFor, rule, method, from })
  const known = state.type === 'done' ? state.reply : { rules: [], methods: [] }
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <SavedViews place="payments" />
      <form className="asked" onSubmit={(event) => event.preventDefault()}>
        <Choice
          label={texts.waitsFor}
          name="waitsFor"
          value={waitsFor}
          choices={queuedFor.map((one) => [one, texts.choices[one]] as const)}
          onChange={choose('waitsFor')}
        />
        <Choice
          label={texts.rule}
          name="rule"
          value={rule ?? ''}
          choices={[['', texts.anyRule], ...choicesOf(known.rules, rule)]}
          onChange={choose('rule')}
        />
        <Choice
          label={texts.method}
          name="method"
          value={method ?? ''}
          choices={[['', texts.anyMethod], ...choicesOf(known.methods, method)]}
          onChange={choose('method')}
        />
        <Choice
          label={texts.from}
          name="from"
          value={from === null ? '' : String(from)}
          choices={[
            ['', texts.anyAmount],
            ...amounts.map((one) => [String(one), formatMoney(one, 'USD')] as const),
          ]}
          onChange={choose('from')}
        />
      </form>
      <section className="panel">
        <Loaded state={state}>
          {({ rows, more }) => (
            <>
              <Queue rows={rows} />
              {more ? <p className="quiet">{texts.more}</p> : null}
            </>
          )}
        </Loaded>
      </section>
    </>
  )
}

/** What there is, and what was chosen before nothing of it was left. */
const choicesOf = (known: readonly string[], chosen: string | null) =>
  [...new Set([...known, ...(chosen === null ? [] : [chosen])])].map(
    (word) => [word, titled(word)] as const,
  )

function Queue({ rows }: { rows: readonly QueuedWithdrawal[] }) {
  const { heads } = texts
  return (
    <Table
      name={texts.title}
      heads={[
        heads.asked,
        heads.player,
        { name: heads.amount, isNumber: true },
        heads.method,
        heads.state,
        { name: heads.people, isNumber: true },
        heads.why,
      ]}
      rows={rows.map((one) => ({
        key: one.id,
        cells: [
          <Link key="asked" to={`/payments/${one.id}`}>
            <Moment at={one.askedAt} />
          </Link>,
          <Link key="player" to={`/players/${one.player}`}>
            {one.login}
          </Link>,
          <Money key="amount" units={one.amount} currency="USD" />,
          one.method === null ? '' : titled(one.method),
          <span key="state">
            <Tag word={one.state} /> {one.reason === null ? '' : inWords(one.reason)}
          </span>,
          one.approvalsNeeded,
          one.review.map(inWords).join('; '),
        ],
      }))}
      none={texts.none}
    />
  )
}
