import type { GameContext } from '../game-context.ts'
import { element, write } from '../markup/element.ts'
import { clockText } from '../../time-limits/clock-text.ts'

/** Place, rounds left and time of the tournament that the player is in, with the way to its board; nothing for who is in none. */
export function createTournamentLine({
  texts,
  tournament,
  addresses,
}: Pick<GameContext, 'texts' | 'tournament' | 'addresses'>): HTMLElement {
  const line = element('a', { class: 'tournament-line', href: addresses.tournaments })
  const show = (): void => {
    const at = tournament.now()
    line.hidden = at === null
    if (at === null) return
    const { place, roundsLeft } = at.mine
    const left = clockText((Date.parse(at.closesAt) - Date.now()) / 1_000)
    const name = at.title ?? texts.tournament.names[at.name]
    write(line, texts.tournament.line(name, place, roundsLeft, left))
  }
  show()
  tournament.watch(show)
  setInterval(show, 1_000)
  return line
}
