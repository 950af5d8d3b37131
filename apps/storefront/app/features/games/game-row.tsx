import type { Game } from '@fairhouse/contract/entities/game'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Link } from 'react-router'
import { fill } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { GameTile } from './game-tile.tsx'
import './game-row.css'

interface Props {
  readonly title: string
  /** Beside the heading, such as why these games are here. */
  readonly remark?: ReactNode
  readonly games: readonly Game[]
  /** The list that it is the beginning of: its path below the language prefix, and how many games it has. */
  readonly all?: { readonly to: string; readonly count: number } | undefined
  /** Its pictures are on the first screen. */
  readonly first?: boolean
}

/** Games side by side that scroll by snap, with a heading that leads to all of them. Nothing is shown of an empty row. */
export function GameRow({ title, remark, games, all, first = false }: Props) {
  const id = useId()
  const strip = useRef<HTMLUListElement>(null)
  if (games.length === 0) return null
  return (
    <section className="game-row" aria-labelledby={id}>
      <RowHead id={id} title={title} remark={remark} all={all} strip={strip} />
      {/* The keys are pressed on the tiles, which are links; the list only hears of it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className="tile-row" ref={strip} onKeyDown={stepByArrows}>
        {games.map((game, index) => (
          <li key={game.id}>
            <GameTile game={game} first={first && index < 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HeadProps extends Pick<Props, 'title'> {
  readonly all: Props['all']
  readonly remark: ReactNode
  readonly id: string
  readonly strip: React.RefObject<HTMLUListElement | null>
}

function RowHead({ id, title, remark, all, strip }: HeadProps) {
  const { tiles } = useHouse()
  const { path, number } = useWriting()
  const scroll = (screens: number): void => {
    const box = strip.current
    box?.scrollBy({ left: screens * box.clientWidth, behavior: 'smooth' })
  }
  return (
    <div className="game-row-head">
      <h2 id={id} className="game-row-title">
        {title}
      </h2>
      {remark ? <span className="game-row-remark">{remark}</span> : null}
      {all ? (
        <Link className="game-row-all" to={path(all.to)} prefetch="intent">
          {fill(tiles.seeAll, { count: number(all.count) })}
          <span className="unseen">: {title}</span>
        </Link>
      ) : null}
      <div className="game-row-ways">
        <button
          type="button"
          aria-label={fill(tiles.back, { row: title })}
          onClick={() => scroll(-0.9)}
        >
          <ChevronLeft aria-hidden="true" size={20} />
        </button>
        <button
          type="button"
          aria-label={fill(tiles.on, { row: title })}
          onClick={() => scroll(0.9)}
        >
          <ChevronRight aria-hidden="true" size={20} />
        </button>
      </div>
    </div>
  )
}

/** From tile to tile by the arrow keys, past the buttons that each has. */
function stepByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.tile')]
  const at = tiles.findIndex((tile) => tile.parentElement?.contains(document.activeElement))
  const next = tiles[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}
