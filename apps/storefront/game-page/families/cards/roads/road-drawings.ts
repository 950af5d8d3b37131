import { svg } from '../../../markup/svg.ts'
import {
  beadRoad,
  bigEyeRoad,
  bigRoad,
  cockroachRoad,
  type RoadCell,
  roadRows,
  type Shown,
  smallRoad,
} from './roads.ts'

/** Colours of the roads: the same as of the fields, lighter, for they lie on the dark. */
const colours = {
  player: '#6ea8ff',
  banker: '#ff7a7a',
  tie: '#5fd39a',
  red: '#ff7a7a',
  blue: '#6ea8ff',
} as const

/** Every result as a bead with its letter. */
export function beadDrawing(
  results: readonly Shown[],
  columns: number,
  letterOf: (shown: Shown) => string,
): SVGElement {
  return board(beadRoad(results), columns, ({ mark }, x, y) => {
    const letter = svg('text', {
      x: x + 0.5,
      y: y + 0.68,
      'font-size': 0.5,
      'font-weight': 700,
      'text-anchor': 'middle',
      fill: '#0a1020',
    })
    letter.textContent = letterOf(mark)
    return [svg('circle', { cx: x + 0.5, cy: y + 0.5, r: 0.42, fill: colours[mark] }), letter]
  })
}

/** Runs as columns of rings; a stroke through one counts ties. */
export function bigDrawing(results: readonly Shown[], columns: number): SVGElement {
  return board(bigRoad(results), columns, ({ mark: { winner, ties } }, x, y) => [
    svg('circle', {
      cx: x + 0.5,
      cy: y + 0.5,
      r: 0.34,
      fill: 'none',
      stroke: colours[winner],
      'stroke-width': 0.15,
    }),
    ...(ties > 0
      ? [
          svg('line', {
            x1: x + 0.2,
            y1: y + 0.8,
            x2: x + 0.8,
            y2: y + 0.2,
            stroke: colours.tie,
            'stroke-width': 0.15,
          }),
        ]
      : []),
  ])
}

/** How regular the runs are: the three derived roads, each with a sign of its own. */
export const derivedDrawings = {
  /** Rings. */
  eye: (results: readonly Shown[], columns: number): SVGElement =>
    board(bigEyeRoad(results), columns, ({ mark }, x, y) => [
      svg('circle', {
        cx: x + 0.5,
        cy: y + 0.5,
        r: 0.32,
        fill: 'none',
        stroke: colours[mark],
        'stroke-width': 0.2,
      }),
    ]),
  /** Dots. */
  small: (results: readonly Shown[], columns: number): SVGElement =>
    board(smallRoad(results), columns, ({ mark }, x, y) => [
      svg('circle', { cx: x + 0.5, cy: y + 0.5, r: 0.38, fill: colours[mark] }),
    ]),
  /** Strokes. */
  cockroach: (results: readonly Shown[], columns: number): SVGElement =>
    board(cockroachRoad(results), columns, ({ mark }, x, y) => [
      svg('line', {
        x1: x + 0.16,
        y1: y + 0.84,
        x2: x + 0.84,
        y2: y + 0.16,
        stroke: colours[mark],
        'stroke-width': 0.26,
        'stroke-linecap': 'round',
      }),
    ]),
} as const

export const derivedNames = ['eye', 'small', 'cockroach'] as const

/** The last columns of a road, on its grid. */
function board<Mark>(
  cells: readonly RoadCell<Mark>[],
  columns: number,
  draw: (cell: RoadCell<Mark>, x: number, y: number) => readonly SVGElement[],
): SVGElement {
  const used = cells.reduce((most, { column }) => Math.max(most, column + 1), 0)
  const first = Math.max(0, used - columns)
  const view = svg('svg', {
    viewBox: `0 0 ${Math.max(1, columns)} ${roadRows}`,
    preserveAspectRatio: 'xMinYMin meet',
  })
  const path = [
    ...Array.from({ length: columns + 1 }, (_, x) => `M${x} 0V${roadRows}`),
    ...Array.from({ length: roadRows + 1 }, (_, y) => `M0 ${y}H${columns}`),
  ].join('')
  view.append(svg('path', { d: path, stroke: '#ffffff1f', 'stroke-width': 0.04, fill: 'none' }))
  for (const cell of cells) {
    if (cell.column >= first) view.append(...draw(cell, cell.column - first, cell.row))
  }
  return view
}
