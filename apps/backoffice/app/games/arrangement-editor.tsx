import {
  type ArrangementBody,
  type NamedGame,
  picksList,
} from '@fairhouse/contract/backoffice/arrangements'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { AskForm } from '../parts/ask-form.tsx'
import { arrangements } from '../texts/arrangements.ts'
import { useCall } from '../use-call.ts'
import { arrangedOf, type EditedGame, editedOf, moved } from './arranging.ts'

/** What is edited: the newest version of a list, or nothing yet. */
export interface EditedList {
  readonly list: number
  readonly after: number
  readonly body: ArrangementBody | null
}

interface Props {
  readonly edited: EditedList
  readonly named: ReadonlyMap<number, NamedGame>
  readonly onDone: () => void
  readonly onClose: () => void
}

const texts = arrangements.editor

/** Writes a new version of how a list begins. */
export function ArrangementEditor({ edited, named, ...rest }: Props) {
  const { list, after } = edited
  const [games, setGames] = useState<readonly EditedGame[]>(() => editedOf(edited.body, named))
  return (
    <AskForm
      {...rest}
      call="saveArrangement"
      title={texts.title}
      bodyOf={() => {
        const body = arrangedOf(list, games)
        return typeof body === 'string' ? body : { after, body }
      }}
    >
      <Finder
        known={new Set(games.map(({ gameId }) => gameId))}
        add={({ gameId, name }) => setGames([...games, { gameId, name, pin: null }])}
      />
      {games.length === 0 ? (
        <p className="quiet">{texts.none}</p>
      ) : (
        <ol className="arranged" aria-label={texts.games}>
          {games.map((game, place) => (
            <li key={game.gameId}>
              <Line
                game={game}
                isList={list !== picksList}
                isFirst={place === 0}
                isLast={place === games.length - 1}
                move={(by) => setGames(moved(games, place, by))}
                remove={() => setGames(games.toSpliced(place, 1))}
                change={(pin) => setGames(games.with(place, { ...game, pin }))}
              />
            </li>
          ))}
        </ol>
      )}
      {list === picksList ? null : <p className="quiet">{texts.pinsFirst}</p>}
    </AskForm>
  )
}

interface LineProps {
  readonly game: EditedGame
  readonly isList: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly move: (by: 1 | -1) => void
  readonly remove: () => void
  readonly change: (pin: EditedGame['pin']) => void
}

function Line({ game, isList, isFirst, isLast, move, remove, change }: LineProps) {
  const { name, pin } = game
  return (
    <>
      <div className="acts">
        <strong>{name}</strong>
        <Button
          size="small"
          disabled={isFirst}
          aria-label={texts.up(name)}
          onClick={() => move(-1)}
        >
          ↑
        </Button>
        <Button
          size="small"
          disabled={isLast}
          aria-label={texts.down(name)}
          onClick={() => move(1)}
        >
          ↓
        </Button>
        <Button size="small" aria-label={texts.remove(name)} onClick={remove}>
          ×
        </Button>
        {isList ? (
          <label className="choice">
            <input
              type="checkbox"
              aria-label={texts.pin(name)}
              checked={pin !== null}
              onChange={({ target }) => change(target.checked ? { from: '', until: '' } : null)}
            />{' '}
            {texts.pinWords}
          </label>
        ) : null}
      </div>
      {pin === null ? null : (
        <div className="asked">
          <TextField
            label={texts.from}
            type="date"
            value={pin.from}
            onChange={({ target }) => change({ ...pin, from: target.value })}
          />
          <TextField
            label={texts.until}
            type="date"
            value={pin.until}
            onChange={({ target }) => change({ ...pin, until: target.value })}
          />
        </div>
      )}
    </>
  )
}

/** Games by a part of their name, to be added. */
function Finder({ known, add }: { known: ReadonlySet<number>; add: (game: NamedGame) => void }) {
  const [text, setText] = useState('')
  return (
    <>
      <TextField
        label={texts.find}
        value={text}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        // The form is sent by its button: who looks for a game has not finished.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {text.trim() === '' ? null : <Found text={text.trim()} known={known} add={add} />}
    </>
  )
}

function Found({
  text,
  known,
  add,
}: {
  text: string
  known: ReadonlySet<number>
  add: (game: NamedGame) => void
}) {
  const { state } = useCall('gamesToArrange', { text })
  if (state.type !== 'done') return null
  const games = state.reply.games.filter(({ gameId }) => !known.has(gameId))
  if (games.length === 0) return <p className="quiet">{texts.nobody}</p>
  return (
    <ul className="acts" aria-label={texts.found}>
      {games.map((game) => (
        <li key={game.gameId}>
          <Button size="small" aria-label={texts.add(game.name)} onClick={() => add(game)}>
            + {game.name}
          </Button>
        </li>
      ))}
    </ul>
  )
}
