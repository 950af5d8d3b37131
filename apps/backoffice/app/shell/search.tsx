import type { FoundPlayer } from '@fairhouse/contract/backoffice/find'
import { Sheet } from '@fairhouse/ui/sheet'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { search } from '../texts/texts.ts'
import { inWords } from '../texts/words.ts'
import { type FoundPlace, placesFor, shortest } from './places.ts'
import { useMay } from './sitting.tsx'
import { type Found, useFound } from './use-found.ts'

/** Where a player who was found is opened: at the payment or the round that was typed, else at the overview. */
const wayTo = ({ player, payment, round }: FoundPlayer): string => {
  if (round !== null) return `/players/${player}/rounds/${round}`
  return payment === null ? `/players/${player}` : `/payments/${payment}`
}

const noPlayers: readonly FoundPlayer[] = []

/** What was found: a page by its name, or a player. */
type Hit =
  | { readonly type: 'page'; readonly key: string; readonly page: FoundPlace }
  | { readonly type: 'player'; readonly key: string; readonly player: FoundPlayer }

const hitsOf = (pages: readonly FoundPlace[], players: readonly FoundPlayer[]): readonly Hit[] => [
  ...pages.map((page) => ({ type: 'page' as const, key: page.to, page })),
  ...players.map((player) => ({ type: 'player' as const, key: String(player.player), player })),
]

/** Finds pages by their names, and players by whatever is typed: arrows choose, Enter opens. */
export function Search({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const go = useNavigate()
  const listId = useId()
  const entry = useRef<HTMLInputElement>(null)
  const may = useMay()
  const mayFind = may('readPlayers')
  const title = mayFind ? search.title : search.openPages
  const found = useFound(mayFind ? text : '')
  const players = found === null || found === 'failed' ? noPlayers : found.players
  const hits = hitsOf(placesFor(text, may), players)
  const open = (hit: Hit | undefined) => {
    if (hit === undefined) return
    onClose()
    void go(hit.type === 'page' ? hit.page.to : wayTo(hit.player))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      setChosen((before) => (before + step + hits.length) % hits.length)
    }
    if (event.key === 'Enter') open(hits[chosen])
  }
  return (
    <Sheet title={title} closeLabel={search.close} initialFocus={entry} onClose={onClose}>
      <div className="search">
        <input
          ref={entry}
          className="entry"
          role="combobox"
          aria-label={title}
          aria-describedby={`${listId}-hint`}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits.length > 0 ? `${listId}-${chosen}` : undefined}
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
          {mayFind ? search.hint : search.pagesHint}
        </p>
        <FoundList id={listId} hits={hits} chosen={chosen} onPoint={setChosen} onOpen={open} />
        <p className="quiet" role="status">
          {remarkOf({ found, text, mayFind, hits: hits.length })}
        </p>
      </div>
    </Sheet>
  )
}

/** What is said under the list: of players whatever came of them, of pages only where they are all that is looked for. */
function remarkOf(looked: {
  readonly found: Found | null
  readonly text: string
  readonly mayFind: boolean
  readonly hits: number
}): string {
  const { found, text, mayFind, hits } = looked
  if (!mayFind) return hits === 0 && text.trim().length >= shortest ? search.noPage : ''
  if (found === null) return ''
  if (found === 'failed') return search.notSearched
  if (found.players.length === 0) return search.nobody
  return found.more ? search.typeMore : ''
}

interface ListProps {
  readonly id: string
  readonly hits: readonly Hit[]
  readonly chosen: number
  readonly onPoint: (place: number) => void
  readonly onOpen: (hit: Hit) => void
}

/** The focus stays where one types; which of these is meant is told by `aria-activedescendant`. */
function FoundList({ id, hits, chosen, onPoint, onOpen }: ListProps) {
  return (
    <div className="search-list" id={id} role="listbox" aria-label={search.results}>
      {hits.map((hit, place) => (
        <div
          key={hit.key}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === chosen}
          onPointerMove={() => onPoint(place)}
          onClick={() => onOpen(hit)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onOpen(hit)
          }}
        >
          {hit.type === 'page' ? (
            <span>
              <strong>{hit.page.name}</strong> <span className="quiet">{search.page}</span>
            </span>
          ) : (
            <FoundRow player={hit.player} />
          )}
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
