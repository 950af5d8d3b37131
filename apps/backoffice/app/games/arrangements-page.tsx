import {
  type Arrangement,
  arrangedLists,
  type ArrangementBody,
  type NamedGame,
  picksList,
} from '@fairhouse/contract/backoffice/arrangements'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Choice } from '../parts/choice.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { useSheet } from '../parts/use-sheet.ts'
import { Moment, Tag } from '../parts/values.tsx'
import { useSitting } from '../shell/sitting.tsx'
import { arrangements as texts } from '../texts/arrangements.ts'
import { titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'
import { ArrangementEditor, type EditedList } from './arrangement-editor.tsx'

const placeOf = (list: number) => arrangedLists.find((one) => one.list === list)
const nameOf = (list: number): string =>
  list === picksList ? texts.picks : titled(placeOf(list)?.name ?? String(list))

/** What is open above the page. */
type Open =
  | { readonly type: 'editor'; readonly edited: EditedList }
  | { readonly type: 'show'; readonly list: number; readonly version: number | null }

/** How lists begin: written, shown to players and taken back. */
export function ArrangementsPage() {
  const { state, reload } = useCall('arrangements', {})
  const { open, show, close, done } = useSheet<Open>(reload)
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <Loaded state={state}>
        {({ arrangements, games }) => {
          const named = new Map(games.map((game) => [game.gameId, game]))
          const edit = (of: number) => show({ type: 'editor', edited: editedOf(of, arrangements) })
          return (
            <>
              <ListChooser begin={edit} />
              {arrangements.length === 0 ? <p className="quiet">{texts.none}</p> : null}
              {arrangements.map((one) => (
                <Arranged
                  key={one.list}
                  arrangement={one}
                  named={named}
                  edit={() => edit(one.list)}
                  show={(version) => show({ type: 'show', list: one.list, version })}
                />
              ))}
              {open?.type === 'editor' ? (
                <ArrangementEditor
                  edited={open.edited}
                  named={named}
                  onDone={done}
                  onClose={close}
                />
              ) : null}
            </>
          )
        }}
      </Loaded>
      {open?.type === 'show' ? <Show {...open} onDone={done} onClose={close} /> : null}
    </>
  )
}

/** One of the lists, to begin with. */
function ListChooser({ begin }: { begin: (list: number) => void }) {
  const [list, setList] = useState(arrangedLists[0]?.list ?? picksList)
  return (
    <form
      className="asked"
      onSubmit={(event) => {
        event.preventDefault()
        begin(list)
      }}
    >
      <Choice
        label={texts.choose}
        name="list"
        value={String(list)}
        choices={[...arrangedLists.map((one) => one.list), picksList].map(
          (one) => [String(one), nameOf(one)] as const,
        )}
        onChange={(value) => setList(Number(value))}
      />
      <Button type="submit" rank="first">
        {texts.begin}
      </Button>
    </form>
  )
}

interface ShowProps {
  readonly list: number
  readonly version: number | null
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Shows a version to players, or none, with why. */
const Show = ({ list, version, onDone, onClose }: ShowProps) => (
  <AskForm
    call="showArrangement"
    title={version === null ? texts.takeDown : texts.show}
    bodyOf={(fields) => ({ list, version, note: textOf(fields, 'note') })}
    onDone={onDone}
    onClose={onClose}
  >
    <p>{nameOf(list)}</p>
    <TextField label={texts.why} name="note" required minLength={3} maxLength={500} />
  </AskForm>
)

const editedOf = (list: number, known: readonly Arrangement[]): EditedList => {
  const newest = known.find((one) => one.list === list)?.versions[0]
  return { list, after: newest?.version ?? 0, body: newest?.body ?? null }
}

interface ArrangedProps {
  readonly arrangement: Arrangement
  readonly named: ReadonlyMap<number, NamedGame>
  readonly edit: () => void
  readonly show: (version: number | null) => void
}

/** A list with its versions, and what can be done to each. */
function Arranged({ arrangement, named, edit, show }: ArrangedProps) {
  const { list, live, versions } = arrangement
  const { storefront } = useSitting()
  const { heads, states } = texts
  const path = placeOf(list)?.path
  const none = list === picksList ? states.noneHidden : states.none
  return (
    <Panel title={nameOf(list)}>
      <p className="acts">
        <span>{live === null ? none : states.live(live)}</span>
        <Button size="small" onClick={edit}>
          {texts.edit}
        </Button>
        {live === null ? null : (
          <Button size="small" onClick={() => show(null)}>
            {texts.takeDown}
          </Button>
        )}
        {storefront === null || path === undefined ? null : (
          <a href={`${storefront}/en${path}`} target="_blank" rel="noreferrer">
            {texts.see}
          </a>
        )}
      </p>
      <Table
        name={nameOf(list)}
        heads={[heads.version, heads.by, heads.when, heads.games, heads.state, heads.act]}
        rows={versions.map(({ version, body, madeBy, madeAt }, place) => ({
          key: String(version),
          cells: [
            version,
            madeBy,
            <Moment key="at" at={madeAt} />,
            <span key="games" className="sentence">
              {gamesIn(body, named)}
            </span>,
            version === live ? <Tag key="state" word={texts.isLive} kind="good" /> : null,
            version === live ? null : (
              <Button
                key="show"
                size="small"
                rank={place === 0 ? 'first' : 'plain'}
                onClick={() => show(version)}
              >
                {place === 0 ? texts.show : texts.showAgain}
              </Button>
            ),
          ],
        }))}
        none=""
      />
    </Panel>
  )
}

function gamesIn(body: ArrangementBody, named: ReadonlyMap<number, NamedGame>): string {
  const name = (gameId: number): string => named.get(gameId)?.name ?? String(gameId)
  const names =
    body.kind === 'picks'
      ? body.hidden.map(name)
      : [
          ...body.pins.map(({ gameId, from, until }) => texts.pinned(name(gameId), from, until)),
          ...body.order.map(name),
        ]
  return names.length === 0 ? texts.empty : names.join(', ')
}
