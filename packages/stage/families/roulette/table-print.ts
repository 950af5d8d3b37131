import { colourOf, type Spot } from '@fairhouse/contract/families/roulette/spots'
import type { FeltPrint } from '../../table/felt.ts'
import type { Box } from '../../table/box.ts'
import { placeOnTable } from './spot-places.ts'
import type { RouletteLayout } from './layout.ts'

/** Words printed on a table; everything else on it is signs. */
export interface TableWords {
  readonly even: string
  readonly odd: string
  /** In place of the numbers that they are, where a table's title says so. */
  readonly low?: string
  readonly high?: string
}

/** Colours of what is printed, CSS. */
export interface PrintLook {
  readonly red: string
  readonly black: string
  readonly green: string
  readonly line: string
  /** Words of the table's own, where it does not speak the language of the page. */
  readonly words?: TableWords
}

/** A spot's place on the screen. @param zeros of the table. */
export function placeOnScreen(
  spot: Spot,
  { lie, cell, table }: RouletteLayout,
  zeros: readonly string[],
): Box {
  const { x, y, width, height } = placeOnTable(spot, lie, zeros)
  return {
    x: table.x + x * cell.width,
    y: table.y + y * cell.height,
    width: width * cell.width,
    height: height * cell.height,
  }
}

/** What is printed on the cloth: every cell with its number or its name. */
export function tablePrint(
  spots: readonly Spot[],
  layout: RouletteLayout,
  words: TableWords,
  look: PrintLook,
): readonly FeltPrint[] {
  const zeros = spots.flatMap(({ kind, name }) =>
    kind === 'straight' && Number(name) === 0 ? [name] : [],
  )
  const line = Math.max(1, Math.min(layout.cell.width, layout.cell.height) * 0.035)
  const printing = { layout, words, look }
  return spots.filter(isCell).flatMap((spot) => {
    const box = placeOnScreen(spot, layout, zeros)
    return [...printOf(spot, box, printing), frame(box, line, look.line)]
  })
}

const onLines: ReadonlySet<string> = new Set([
  'split',
  'street',
  'trio',
  'corner',
  'firstFour',
  'topLine',
  'sixLine',
])
/** Whether a spot is a cell of its own, and not a line between some. */
export const isCell = ({ kind }: Spot): boolean => !onLines.has(kind)

const frame = ({ x, y, width, height }: Box, line: number, ink: string): FeltPrint => ({
  type: 'path',
  path: `M${x} ${y} h${width} v${height} h${-width} Z`,
  line,
  ink,
})

interface Printing {
  readonly layout: RouletteLayout
  readonly words: TableWords
  readonly look: PrintLook
}

function printOf(spot: Spot, box: Box, { layout, words, look }: Printing): readonly FeltPrint[] {
  const short = Math.min(layout.cell.width, layout.cell.height)
  const { kind } = spot
  switch (kind) {
    case 'straight':
      return [
        { type: 'path', path: field(box, short), line: 0, fill: look[colourOf(spot.name)] },
        text(spot.name, box, layout, short * 0.56),
      ]
    case 'low':
    case 'high':
      return [text(words[kind] ?? rangeOf(spot), box, layout, short * (words[kind] ? 0.36 : 0.4))]
    case 'dozen':
      return [text(rangeOf(spot), box, layout, short * 0.4)]
    case 'column':
      return [text('2:1', box, layout, short * 0.38)]
    case 'even':
    case 'odd':
      return [text(words[kind], box, layout, short * 0.36)]
    case 'red':
    case 'black':
      return [
        { type: 'path', path: diamond(box), line: short * 0.03, ink: look.line, fill: look[kind] },
      ]
    case 'split':
    case 'street':
    case 'trio':
    case 'corner':
    case 'firstFour':
    case 'topLine':
    case 'sixLine':
      return []
  }
}

const rangeOf = ({ pockets }: Spot): string => `${pockets[0]}–${pockets.at(-1)}`

/** A field of colour within a cell, with round ends. */
function field({ x, y, width, height }: Box, short: number): string {
  const gap = short * 0.09
  const [left, top, right, bottom] = [x + gap, y + gap, x + width - gap, y + height - gap]
  const round = Math.min((right - left) / 2, (bottom - top) / 2, short * 0.3)
  const corner = (toX: number, toY: number): string => `A${round} ${round} 0 0 1 ${toX} ${toY}`
  return [
    `M${left + round} ${top} H${right - round} ${corner(right, top + round)}`,
    `V${bottom - round} ${corner(right - round, bottom)}`,
    `H${left + round} ${corner(left, bottom - round)} V${top + round} ${corner(left + round, top)} Z`,
  ].join(' ')
}

function diamond({ x, y, width, height }: Box): string {
  const [long, wide] = [Math.min(width, height * 2.4) * 0.36, Math.min(height, width * 2.4) * 0.36]
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return `M${middleX - long} ${middleY} L${middleX} ${middleY - wide} L${middleX + long} ${middleY} L${middleX} ${middleY + wide} Z`
}

/** Along the longer side where a cell is narrow. */
function text(words: string, box: Box, { lie }: RouletteLayout, size: number): FeltPrint {
  const isNarrow = lie === 'upright' && box.height > box.width * 1.3
  return {
    type: 'line',
    text: words,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    size,
    weight: 600,
    angle: isNarrow ? -Math.PI / 2 : 0,
    room: (isNarrow ? box.height : box.width) * 0.86,
    ink: '#fff',
  }
}
