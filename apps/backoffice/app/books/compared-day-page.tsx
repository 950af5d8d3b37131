import type { BookDifference } from '@fairhouse/contract/backoffice/books'
import { Button } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { Link, useParams } from 'react-router'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { NoteField } from '../parts/note-fields.tsx'
import { Facts, Panel } from '../parts/table.tsx'
import { useSheet } from '../parts/use-sheet.ts'
import { Moment } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { books as texts } from '../texts/books.ts'
import { titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'
import { Compared } from './days-page.tsx'
import { kindInWords } from './kind-in-words.ts'

/** A day with every provider, each difference by itself: first those that nobody resolved. */
export function ComparedDayPage() {
  const { day = '' } = useParams()
  return /^20\d{2}-\d{2}-\d{2}$/.test(day) ? <Known day={day} /> : <Missing />
}

const Missing = () => <State title={texts.missing} text={texts.missingText} />

function Known({ day }: { day: string }) {
  const { state, reload } = useCall('comparedDay', { day })
  const { open, show, close, done } = useSheet<BookDifference>(reload)
  return (
    <>
      <p>
        <Link to="/days">{texts.back}</Link>
      </p>
      <h1>{day}</h1>
      <Loaded state={state} missing={<Missing />}>
        {({ compared, differences }) => (
          <>
            <section className="panel">
              <Compared compared={compared} />
            </section>
            <h2>{texts.open}</h2>
            <Differences
              differences={differences.filter(({ resolved }) => resolved === null)}
              show={show}
            />
            <h2>{texts.resolved}</h2>
            <Differences
              differences={differences.filter(({ resolved }) => resolved !== null)}
              show={show}
            />
          </>
        )}
      </Loaded>
      {open === null ? null : (
        <AskForm
          call="resolveDifference"
          title={texts.resolve}
          bodyOf={(fields) => ({ day, name: open.name, note: textOf(fields, 'note') })}
          onClose={close}
          onDone={done}
        >
          <NoteField label={texts.resolveNote} />
        </AskForm>
      )}
    </>
  )
}

interface Props {
  readonly differences: readonly BookDifference[]
  readonly show: (difference: BookDifference) => void
}

function Differences({ differences, show }: Props) {
  const may = useMay()('settleBooks')
  if (differences.length === 0) return <p className="quiet">{texts.openNone}</p>
  return (
    <div className="grid">
      {differences.map((one) => (
        <Panel key={one.name} title={kindInWords(one.kind)}>
          <Facts rows={factsOf(one)} />
          {may && one.resolved === null ? (
            <p className="acts">
              <Button
                size="small"
                aria-label={texts.resolveOf(`${kindInWords(one.kind)}, ${one.providerRef ?? ''}`)}
                onClick={() => show(one)}
              >
                {texts.resolve}
              </Button>
            </p>
          ) : null}
        </Panel>
      ))}
    </div>
  )
}

const factsOf = ({ resolved, ...one }: BookDifference) => [
  [texts.provider, one.provider] as const,
  [texts.what, titled(one.type)] as const,
  [texts.theirs, <code key="theirs">{one.providerRef ?? texts.none}</code>] as const,
  [
    texts.ours,
    one.payment === null ? (
      texts.none
    ) : (
      <Link key="ours" to={`/payments/${one.payment}`}>
        <code>{one.payment}</code>
      </Link>
    ),
  ] as const,
  [texts.here, one.here] as const,
  [texts.there, one.there] as const,
  ...(resolved === null
    ? []
    : [
        [
          texts.by,
          <span key="by">
            {resolved.staff}, <Moment at={resolved.at} />
          </span>,
        ] as const,
        [texts.note, resolved.note] as const,
      ]),
]
