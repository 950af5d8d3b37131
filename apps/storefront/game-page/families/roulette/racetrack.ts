import { colourOf } from '@fairhouse/contract/families/roulette/spots'
import { iconButton } from '../../controls/buttons.ts'
import type { GameContext } from '../../game-context.ts'
import { element, write } from '../../markup/element.ts'
import { svg } from './svg.ts'
import type { Betting } from './betting.ts'
import { hasSections, mostNeighbors, neighborsOf, type Section, sections } from './called-bets.ts'
import { countOf } from './laid-chips.ts'
import type { OpenRouletteGame } from './open-roulette-game.ts'
import { track, trackPockets, trackSection } from './racetrack-shape.ts'

/** Stretches of the wheel inside of which a section's name stands. */
const places: readonly (readonly [Section, readonly (readonly [string, string])[]])[] = [
  ['tiers', [['27', '33']]],
  [
    'orphelins',
    [
      ['17', '6'],
      ['1', '9'],
    ],
  ],
  [
    'voisins',
    [
      ['4', '25'],
      ['22', '28'],
    ],
  ],
  ['jeuZero', [['12', '15']]],
]

export interface Racetrack {
  readonly view: HTMLElement
  toggle(): void
}

/** The wheel laid out flat: numbers with their neighbors, and sections, each laid by one press. Null for a wheel that has none. */
export function createRacetrack(
  { money, table }: Pick<GameContext, 'money' | 'table'>,
  game: OpenRouletteGame,
  betting: Betting,
): Racetrack | null {
  const { texts, stage } = game
  const { racetrack: words } = texts
  const { wheel } = betting.paytable
  if (!hasSections(wheel)) return null
  let each = 2
  const names: (() => void)[] = []
  const coveredBy = (spots: readonly string[]): readonly string[] =>
    spots.flatMap((spot) => betting.spots.get(spot)?.pockets ?? [])

  const drawing = svg('svg', {
    viewBox: `-4 -4 ${track.width + 8} ${track.height + 8}`,
    class: 'track',
    role: 'group',
    'aria-label': words.title,
  })
  const field = (
    { path, middle }: { readonly path: string; readonly middle: { x: number; y: number } },
    style: string,
    text: string,
    {
      spots,
      name,
    }: { readonly spots: () => ReadonlyMap<string, number>; readonly name: () => string },
  ): SVGElement => {
    const group = svg('g', { class: `track-field ${style}`, role: 'button', tabindex: '-1' })
    const label = svg('text', { x: middle.x, y: middle.y, 'aria-hidden': 'true' })
    label.textContent = text
    group.append(svg('path', { d: path }), label)
    const press = (): void => betting.placeAll(spots())
    const light = (): void => stage().point(coveredBy([...spots().keys()]))
    group.addEventListener('click', press)
    group.addEventListener('pointerenter', light)
    group.addEventListener('focus', light)
    group.addEventListener('pointerleave', () => stage().point([]))
    group.addEventListener('blur', () => stage().point([]))
    group.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      press()
    })
    names.push(() => group.setAttribute('aria-label', name()))
    return group
  }
  const straightUps = (pocket: string) =>
    new Map(neighborsOf(wheel, pocket, each).map((one) => [one, 1]))
  const fields = [
    ...trackPockets(wheel).map((shape) =>
      field(shape, `is-${colourOf(shape.pocket)}`, shape.pocket, {
        spots: () => straightUps(shape.pocket),
        name: () => words.number(neighborsOf(wheel, shape.pocket, each)),
      }),
    ),
    ...places.map(([section, stretches]) =>
      field(trackSection(wheel, stretches), 'is-section', words[section], {
        spots: () => sections[section],
        name: () => {
          const chips = countOf(sections[section])
          return words.section(
            words[section],
            chips,
            money(betting.worth(chips * betting.state.now.chip)),
          )
        },
      }),
    ),
  ]
  drawing.append(...fields)
  rove(drawing, fields)

  const eachShown = element('output', { class: 'track-each' })
  const step = (by: number) => () => {
    each = Math.min(mostNeighbors, Math.max(0, each + by))
    draw()
  }
  const less = iconButton('minus', words.each(Math.max(0, each - 1)), step(-1))
  const more = iconButton('plus', words.each(each + 1), step(1))
  const draw = (): void => {
    write(eachShown, words.each(each))
    less.face('minus', words.each(Math.max(0, each - 1)))
    more.face('plus', words.each(Math.min(mostNeighbors, each + 1)))
    less.view.disabled = each === 0
    more.view.disabled = each === mostNeighbors
    for (const name of names) name()
  }
  betting.state.watch(draw)
  const panel = element(
    'section',
    { class: 'racetrack', id: 'racetrack', 'aria-label': words.title, hidden: true },
    element('div', { class: 'track-head' }, less.view, eachShown, more.view),
  )
  panel.append(drawing)
  const button = element(
    'button',
    {
      type: 'button',
      class: 'mode-button track-button',
      'aria-expanded': 'false',
      'aria-controls': panel.id,
      onclick: () => toggle(),
    },
    words.title,
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
  const view = element('div', { class: 'racetrack-place' }, button, panel)
  table.state.watch(({ phase }) => view.classList.toggle('is-closed', phase !== 'idle'))
  draw()
  return { view, toggle }
}

/** One stop of the tab key; left and right go around. */
function rove(view: SVGElement, fields: readonly SVGElement[]): void {
  let at = 0
  fields[at]?.setAttribute('tabindex', '0')
  view.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    fields[at]?.setAttribute('tabindex', '-1')
    at = (at + by + fields.length) % fields.length
    fields[at]?.setAttribute('tabindex', '0')
    fields[at]?.focus()
  })
}
