import { iconButton } from '../../controls/buttons.ts'
import type { GameContext } from '../../game-context.ts'
import { element, write } from '../../markup/element.ts'
import type { RouletteBetting } from './roulette-betting.ts'
import { hasSections, mostNeighbors, neighborsOf, sections } from './called-bets.ts'
import { type Chips, countOf } from '../../chip-table/laid-chips.ts'
import type { OpenRouletteGame } from './open-roulette-game.ts'
import { drawTrack, type TrackDrawing } from './track-drawing.ts'

export interface Racetrack {
  readonly view: HTMLElement
  /** Opens or closes it; opens it where it has room, when that is first known. */
  toggle(): void
  roomKnown(isWide: boolean): void
}

/** Neighbors to each side until the player says otherwise. */
const firstEach = 2

/** The wheel laid out flat: numbers with their neighbors, and sections, each laid by one press. Null for a wheel that has none. */
export function createRacetrack(
  context: Pick<GameContext, 'money' | 'table'>,
  game: OpenRouletteGame,
  betting: RouletteBetting,
): Racetrack | null {
  const { racetrack: words } = game.texts
  if (!hasSections(betting.paytable.wheel)) return null
  let each = firstEach
  const drawing = trackOf(context, game, { betting, each: () => each })
  const shown = element('output', { class: 'track-each' })
  const step = (by: number) => () => {
    each = Math.min(mostNeighbors, Math.max(0, each + by))
    draw()
  }
  const less = iconButton('minus', words.each(each - 1), step(-1))
  const more = iconButton('plus', words.each(each + 1), step(1))
  const draw = (): void => {
    write(shown, words.each(each))
    less.face('minus', words.each(Math.max(0, each - 1)))
    more.face('plus', words.each(Math.min(mostNeighbors, each + 1)))
    less.view.disabled = each === 0
    more.view.disabled = each === mostNeighbors
    drawing.name()
  }
  const panel = element(
    'section',
    { class: 'racetrack', id: 'racetrack', 'aria-label': words.title, hidden: true },
    element('div', { class: 'track-head' }, less.view, shown, more.view),
  )
  panel.append(drawing.view)
  betting.state.watch(draw)
  context.table.state.watch(({ phase }) => panel.classList.toggle('is-closed', phase !== 'idle'))
  return foldedAway(panel, words.title)
}

function trackOf(
  { money }: Pick<GameContext, 'money'>,
  { texts, stage }: OpenRouletteGame,
  { betting, each }: { readonly betting: RouletteBetting; readonly each: () => number },
): TrackDrawing {
  const { racetrack: words } = texts
  const { wheel } = betting.paytable
  const coveredBy = (chips: Chips): readonly string[] =>
    [...chips.keys()].flatMap((spot) => betting.spots.get(spot)?.pockets ?? [])
  return drawTrack(wheel, {
    label: words.title,
    sectionNames: words,
    number: (pocket) => ({
      chips: () => new Map(neighborsOf(wheel, pocket, each()).map((one) => [one, 1])),
      name: () => words.number(neighborsOf(wheel, pocket, each())),
    }),
    section: (section) => ({
      chips: () => sections[section],
      name: () => {
        const count = countOf(sections[section])
        const worth = money(betting.worth(count * betting.state.now.chip))
        return words.section(words[section], count, worth)
      },
    }),
    press: (chips) => betting.placeAll(chips),
    light: (chips) => stage().point(chips === null ? [] : coveredBy(chips)),
  })
}

/** A panel behind a button. */
function foldedAway(panel: HTMLElement, label: string): Racetrack {
  const button = element(
    'button',
    {
      type: 'button',
      class: 'mode-button track-button',
      'aria-expanded': 'false',
      'aria-controls': panel.id,
      onclick: () => toggle(),
    },
    label,
  )
  const toggle = (): void => {
    panel.hidden = !panel.hidden
    button.setAttribute('aria-expanded', String(!panel.hidden))
  }
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    toggle()
    button.focus()
  })
  let isSettled = false
  return {
    view: element('div', { class: 'racetrack-place' }, button, panel),
    toggle() {
      isSettled = true
      toggle()
    },
    roomKnown(isWide) {
      if (isSettled) return
      isSettled = true
      if (isWide) toggle()
    },
  }
}
