import { colourOf } from '@fairhouse/contract/families/roulette/spots'
import type { Section } from './called-bets.ts'
import type { Chips } from '../../chip-table/laid-chips.ts'
import { type Point, track, trackPockets, trackSection } from './racetrack-shape.ts'
import { svg } from '../../markup/svg.ts'

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

/** A field of the racetrack: what it lays, and what it is called now. */
export interface TrackField {
  readonly chips: () => Chips
  readonly name: () => string
}

export interface TrackNeeds {
  readonly label: string
  readonly sectionNames: Readonly<Record<Section, string>>
  readonly number: (pocket: string) => TrackField
  readonly section: (section: Section) => TrackField
  readonly press: (chips: Chips) => void
  /** Null: nothing is under the pointer any more. */
  readonly light: (chips: Chips | null) => void
}

export interface TrackDrawing {
  readonly view: SVGElement
  /** What fields are called has changed. */
  name(): void
}

/** Draws the racetrack with a button for each pocket and each section; one stop of the tab key, arrows go around. */
export function drawTrack(wheel: readonly string[], needs: TrackNeeds): TrackDrawing {
  const fields = [
    ...trackPockets(wheel).map((shape) => ({
      of: needs.number(shape.pocket),
      view: fieldView(shape, `is-${colourOf(shape.pocket)}`, shape.pocket),
    })),
    ...places.map(([section, stretches]) => ({
      of: needs.section(section),
      view: fieldView(trackSection(wheel, stretches), 'is-section', needs.sectionNames[section]),
    })),
  ]
  const view = svg('svg', {
    viewBox: `-4 -4 ${track.width + 8} ${track.height + 8}`,
    class: 'track',
    role: 'group',
    'aria-label': needs.label,
  })
  view.append(...fields.map((field) => field.view))
  for (const field of fields) listen(field.view, field.of, needs)
  rove(
    view,
    fields.map((field) => field.view),
  )
  return {
    view,
    name: () => {
      for (const { view: one, of } of fields) one.setAttribute('aria-label', of.name())
    },
  }
}

/** About how wide a name is set, in units of the track: letters of Japanese are square. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e80' ? 24 : 12.5), 0)

function fieldView(
  {
    path,
    middle,
    room = Infinity,
  }: { readonly path: string; readonly middle: Point; readonly room?: number },
  style: string,
  text: string,
): SVGElement {
  const group = svg('g', { class: `track-field ${style}`, role: 'button', tabindex: '-1' })
  const label = svg('text', { x: middle.x, y: middle.y, 'aria-hidden': 'true' })
  label.textContent = text
  if (widthOf(text) > room) {
    label.setAttribute('textLength', String(Math.round(room * 0.9)))
    label.setAttribute('lengthAdjust', 'spacingAndGlyphs')
  }
  group.append(svg('path', { d: path }), label)
  return group
}

function listen(view: SVGElement, { chips }: TrackField, { press, light }: TrackNeeds): void {
  view.addEventListener('click', () => press(chips()))
  for (const enters of ['pointerenter', 'focus']) {
    view.addEventListener(enters, () => light(chips()))
  }
  for (const leaves of ['pointerleave', 'blur']) view.addEventListener(leaves, () => light(null))
  view.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    press(chips())
  })
}

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
