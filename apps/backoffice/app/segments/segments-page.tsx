import type { PlayerTag, Segment } from '@fairhouse/contract/backoffice/segments'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { Link } from 'react-router'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { useSheet } from '../parts/use-sheet.ts'
import { Moment, wholeNumber } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { segments as texts } from '../texts/segments.ts'
import { useCall } from '../use-call.ts'
import { inSentence } from './question-in.ts'
import { SegmentForm } from './segment-form.tsx'

type Open =
  | { readonly type: 'segment' }
  | { readonly type: 'tag' }
  | { readonly type: 'drop'; readonly segment: Segment }

/** Questions over players and the words that staff give them. */
export function SegmentsPage() {
  const { state, reload } = useCall('segments', {})
  const { open, show, close, done } = useSheet<Open>(reload)
  const may = useMay()
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      {may('makeSegments') ? (
        <p className="acts">
          <Button rank="first" onClick={() => show({ type: 'segment' })}>
            {texts.newSegment}
          </Button>
          <Button onClick={() => show({ type: 'tag' })}>{texts.newTag}</Button>
        </p>
      ) : null}
      <Loaded state={state}>
        {({ segments, tags }) => (
          <>
            <section className="panel">
              <SegmentTable
                segments={segments}
                drop={(segment) => show({ type: 'drop', segment })}
              />
            </section>
            <Panel title={texts.tags}>
              <TagTable tags={tags} />
            </Panel>
            {open?.type === 'segment' ? (
              <SegmentForm tags={tags} onDone={done} onClose={close} />
            ) : null}
          </>
        )}
      </Loaded>
      {open?.type === 'tag' ? <NewTag onDone={done} onClose={close} /> : null}
      {open?.type === 'drop' ? <Drop segment={open.segment} onDone={done} onClose={close} /> : null}
    </>
  )
}

function SegmentTable({
  segments,
  drop,
}: {
  segments: readonly Segment[]
  drop: (segment: Segment) => void
}) {
  const may = useMay()
  const { heads } = texts
  return (
    <Table
      name={texts.title}
      heads={[heads.name, heads.asks, heads.by, heads.when, heads.players, heads.act]}
      rows={segments.map((segment) => ({
        key: segment.id,
        cells: [
          segment.name,
          <span key="asks" className="sentence">
            {inSentence(segment.question)}
          </span>,
          segment.madeBy,
          <Moment key="at" at={segment.madeAt} />,
          <Counted key="count" segment={segment} />,
          <span key="acts" className="acts">
            {may('readPlayers') ? (
              <Link to={`/players?segment=${segment.id}`}>{texts.show}</Link>
            ) : null}
            {may('makeSegments') ? (
              <Button size="small" onClick={() => drop(segment)}>
                {texts.drop}
              </Button>
            ) : null}
          </span>,
        ],
      }))}
      none={texts.none}
    />
  )
}

/** Counted when somebody looks: the page has as many counts as segments. */
function Counted({ segment }: { segment: Segment }) {
  const { state } = useCall('countSegment', { question: segment.question })
  return state.type === 'done' ? texts.counted(state.reply) : null
}

function TagTable({ tags }: { tags: readonly PlayerTag[] }) {
  const may = useMay()
  const { heads } = texts
  return (
    <Table
      name={texts.tags}
      heads={[
        heads.tag,
        heads.meaning,
        heads.by,
        { name: heads.players, isNumber: true },
        heads.act,
      ]}
      rows={tags.map(({ tag, meaning, madeBy, players }) => ({
        key: tag,
        cells: [
          tag,
          <span key="meaning" className="sentence">
            {meaning}
          </span>,
          madeBy,
          wholeNumber(players),
          may('readPlayers') ? (
            <Link key="show" to={`/players?tag=${tag}`}>
              {texts.show}
            </Link>
          ) : null,
        ],
      }))}
      none={texts.noTags}
    />
  )
}

interface FormProps {
  readonly onDone: () => void
  readonly onClose: () => void
}

const NewTag = (props: FormProps) => (
  <AskForm
    {...props}
    call="makeTag"
    title={texts.newTag}
    bodyOf={(fields) => {
      const tag = textOf(fields, 'tag').trim()
      return /^[a-z0-9][a-z0-9-]{1,23}$/.test(tag)
        ? { tag, meaning: textOf(fields, 'meaning') }
        : texts.tagWrong
    }}
  >
    <TextField label={texts.tagName} name="tag" required maxLength={24} />
    <TextField label={texts.tagMeaning} name="meaning" required minLength={3} maxLength={120} />
  </AskForm>
)

const Drop = ({ segment, ...rest }: FormProps & { segment: Segment }) => (
  <AskForm
    {...rest}
    call="dropSegment"
    title={texts.drop}
    bodyOf={(fields) => ({ id: segment.id, note: textOf(fields, 'note') })}
  >
    <p>
      {segment.name}. {texts.dropText}
    </p>
    <TextField label={texts.why} name="note" required minLength={3} maxLength={500} />
  </AskForm>
)
