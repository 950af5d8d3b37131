import type { ComparedDay } from '@fairhouse/contract/backoffice/books'
import { Link } from 'react-router'
import { Loaded } from '../parts/loaded.tsx'
import { Table } from '../parts/table.tsx'
import { wholeNumber } from '../parts/values.tsx'
import { books as texts } from '../texts/books.ts'
import { useCall } from '../use-call.ts'
import { kindInWords } from './kind-in-words.ts'

/** How each day came out with each provider. */
export function DaysPage() {
  const { state } = useCall('comparedDays', {})
  return (
    <>
      <h1>{texts.days}</h1>
      <p className="lead">{texts.daysLead}</p>
      <section className="panel">
        <Loaded state={state}>{({ compared }) => <Compared compared={compared} isLinked />}</Loaded>
      </section>
    </>
  )
}

interface Props {
  readonly compared: readonly ComparedDay[]
  readonly isLinked?: boolean
}

/** The newest comparison of days with providers. */
export const Compared = ({ compared, isLinked = false }: Props) => (
  <Table
    name={texts.days}
    heads={[
      texts.day,
      texts.provider,
      texts.differences,
      texts.compared,
      { name: texts.payments, isNumber: true },
    ]}
    rows={compared.map((one) => ({
      key: `${one.day} ${one.provider}`,
      cells: [
        isLinked ? (
          <Link key="day" to={`/days/${one.day}`}>
            {one.day}
          </Link>
        ) : (
          one.day
        ),
        one.provider,
        <Differences key="differences" one={one} />,
        wayOf(one),
        wholeNumber(one.payments),
      ],
    }))}
    none={texts.daysNone}
  />
)

function Differences({ one: { silent, differences } }: { one: ComparedDay }) {
  if (differences.length === 0) return silent === null ? texts.notKnown : texts.none
  return (
    <span className="tags">
      {differences.map(({ kind, count }) => (
        <span key={kind} className="tag tag-now">
          {kindInWords(kind)}: {count}
        </span>
      ))}
    </span>
  )
}

const wayOf = ({ silent }: ComparedDay): string => {
  if (silent === null) return texts.noStatement
  return silent === 0 ? texts.whole : texts.without(silent)
}
