import type { DiceSpot } from '@fairhouse/contract/families/dice/spots'
import type { Box } from '../../table/box.ts'
import type { FeltPrint } from '../../table/felt.ts'
import { facePrints } from './face-prints.ts'
import type { DiceLayout } from './layout.ts'
import type { PrintLook } from './print-look.ts'
import { placeOnTable } from './spot-places.ts'

/** Words printed on a table; everything else on it is signs. */
export interface TableWords {
  readonly small: string
  readonly big: string
  readonly odd: string
  readonly even: string
  readonly anyTriple: string
}

export interface Printing {
  readonly layout: DiceLayout
  readonly words: TableWords
  readonly look: PrintLook
  /** What a spot pays, as it is written: `6:1`. */
  readonly oddsOf: (spot: string) => string
}

/** A spot's place on the screen. */
export function placeOnScreen(spot: DiceSpot, { lie, cell, table }: DiceLayout): Box {
  const { x, y, width, height } = placeOnTable(spot, lie)
  return {
    x: table.x + x * cell.width,
    y: table.y + y * cell.height,
    width: width * cell.width,
    height: height * cell.height,
  }
}

/** What is printed on the cloth: every cell with what it is on, and its odds. */
export const tablePrint = (
  spots: readonly DiceSpot[],
  printing: Printing,
): readonly FeltPrint[] => {
  const { cell } = printing.layout
  const line = Math.max(1, Math.min(cell.width, cell.height) * 0.03)
  return spots.flatMap((spot) => {
    const box = placeOnScreen(spot, printing.layout)
    return [...printOf(spot, box, printing), frame(box, line, printing.look.line)]
  })
}

/** Odds are never printed smaller, CSS pixels. */
const leastOdds = 9.5

const frame = ({ x, y, width, height }: Box, line: number, ink: string): FeltPrint => ({
  type: 'path',
  path: `M${x} ${y} h${width} v${height} h${-width} Z`,
  line,
  ink,
})

function printOf(spot: DiceSpot, box: Box, printing: Printing): readonly FeltPrint[] {
  const { words, look, oddsOf } = printing
  const { kind, numbers, name } = spot
  const short = Math.min(box.height, box.width)
  const odds = text(
    oddsOf(name),
    box,
    { down: 0.82, size: Math.max(leastOdds, Math.min(short * 0.2, box.width * 0.2)) },
    look,
  )
  const word = (said: string, below: string): readonly FeltPrint[] => [
    text(
      said,
      box,
      { down: below ? 0.34 : 0.4, size: Math.min(box.height * 0.28, box.width * 0.2) },
      look,
    ),
    ...(below
      ? [text(below, box, { down: 0.6, size: Math.min(box.height * 0.19, box.width * 0.15) }, look)]
      : []),
    odds,
  ]
  const number = numbers[0] ?? 0
  switch (kind) {
    case 'small':
      return word(words.small, '4–10')
    case 'big':
      return word(words.big, '11–17')
    case 'odd':
    case 'even':
    case 'anyTriple':
      return word(words[kind], '')
    case 'total':
      return [text(String(number), box, { down: 0.4, size: short * 0.46 }, look), odds]
    case 'single':
      return [...facePrints([number], box, look), odds]
    case 'double':
      return [...facePrints([number, number], box, look), odds]
    case 'triple':
      return [...facePrints([number, number, number], box, look), odds]
    case 'pair':
      return [...facePrints(numbers, box, look), odds]
  }
}

function text(
  words: string,
  { x, y, width, height }: Box,
  { down, size }: { readonly down: number; readonly size: number },
  { ink }: PrintLook,
): FeltPrint {
  return {
    type: 'line',
    text: words,
    x: x + width / 2,
    y: y + height * down,
    size,
    weight: 600,
    angle: 0,
    room: width * 0.9,
    ink,
  }
}
