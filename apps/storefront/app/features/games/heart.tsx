import type { Game } from '@fairhouse/contract/entities/game'
import { useHouse } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { useFavorite } from './use-favorite.ts'
import './heart.css'

/** The button that marks a game as a favourite. `place` says where it stands: over a picture or in a line of buttons. */
export function Heart({
  game,
  place,
}: {
  game: Pick<Game, 'id' | 'name'>
  place: 'tile' | 'line'
}) {
  const { frame } = useHouse()
  const { marked, toggle } = useFavorite(game.id)
  return (
    <button
      type="button"
      className={`heart heart-${place}`}
      aria-pressed={marked}
      aria-label={fill(frame.heart, { game: game.name })}
      onClick={toggle}
    />
  )
}
