import type { FoundPlayer } from '@fairhouse/contract/backoffice/find'
import { Sheet } from '@fairhouse/ui/sheet'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { failures, search } from '../texts/texts.ts'
import { inWords } from '../texts/words.ts'
import { type Found, useFound } from './use-found.ts'

/** Where a player who was found is opened: at the payment or the round that was typed, else at the overview. */
const wayTo = ({ player, payment, round }: FoundPlayer): string => {
  if (round !== null) return `/players/${player}/rounds/${round}`
  return payment === null ? `/players/${player}` : `/players/${player}/payments`
}

const noPlayers: readonly FoundPlayer[] = []

/** Finds a player by whatever is typed: arrows choose, Enter opens. */
export function Search({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const go = useNavigate()
  const listId = useId()
  const entry = useRef<HTMLInputElement>(null)
  const found = useFound(text)
  const players = found === null || found === 'failed' ? noPlayers : found.players
  const open = (player: FoundPlayer | undefined) => {
    if (player === undefined) return
    onClose()
    void go(wayTo(player))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && players.length > 0) {
      event.preventDefault()
      setChosen((before) => (before + step + players.length) % players.length)
    }
    if (event.key === 'Enter') open(players[chosen])
  }
  return (
    <Sheet title={search.title} closeLabel={search.close} initialFocus={entry} onClose={onClose}>
      <div className="search">
        <input
          ref={entry}
          className="entry"
          role="combobox"
          aria-label={search.title}
          aria-describedby={`${listId}-hint`}
          aria-expanded={players.length > 0}
          aria-controls={listId}
          aria-activedescendant={players.length > 0 ? `${listId}-${chosen}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        <p className="quiet search-hint" id={`${listId}-hint`}>
          {search.hint}
        </p>
        <FoundList
          id={listId}
          players={players}
          chosen={chosen}
          onPoint={setChosen}
          onOpen={open}
        />
        <p className="quiet" role="status">
          {remarkOf(found)}
        </p>
      </div>
    </Sheet>
  )
}

const remarkOf = (found: Found | null): string => {
  if (found === null) return ''
  if (found === 'failed') return failures.other
  if (found.players.length === 0) return search.nobody
  return found.more ? search.typeMore : ''
}

interface ListProps {
  readonly id: string
  readonly players: readonly FoundPlayer[]
  readonly chosen: number
  readonly onPoint: (place: number) => void
  readonly onOpen: (player: FoundPlayer) => void
}

/** The focus stays where one types; which of these is meant is told by `aria-activedescendant`. */
function FoundList({ id, players, chosen, onPoint, onOpen }: ListProps) {
  return (
    <div className="search-list" id={id} role="listbox" aria-label={search.results}>
      {players.map((player, place) => (
        <div
          key={player.player}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === chosen}
          onPointerMove={() => onPoint(place)}
          onClick={() => onOpen(player)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onOpen(player)
          }}
        >
          <FoundRow player={player} />
        </div>
      ))}
    </div>
  )
}

function FoundRow({ player }: { player: FoundPlayer }) {
  return (
    <>
      <span>
        <strong>{player.login}</strong> <span className="quiet">{player.player}</span>{' '}
        {player.suspended ? <span className="tag tag-now">{search.suspended}</span> : null}
      </span>
      <span className="quiet">
        {[player.name, player.email, player.country].filter(Boolean).join(' · ')}
      </span>
      <span className="quiet search-by">
        {search.by} {player.by.map(inWords).join(', ')}
      </span>
    </>
  )
}
