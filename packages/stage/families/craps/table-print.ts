import { boxNumbers, type CrapsSpot } from '@fairhouse/contract/families/craps/spots'
import type { Box } from '../../table/box.ts'
import type { FeltPrint } from '../../table/felt.ts'
import { facePrints } from '../dice/face-prints.ts'
import { type CrapsLayout, onScreen } from './layout.ts'
import { numberPlace, placeOnTable } from './spot-places.ts'
import type { CrapsPrintLook } from './title.ts'

/** Words printed on a table; everything else on it is signs. */
export interface CrapsTableWords {
  readonly pass: string
  readonly dontPass: string
  readonly come: string
  readonly dontCome: string
  readonly odds: string
  readonly place: string
  readonly field: string
  readonly anySeven: string
  readonly anyCraps: string
}

export interface Printing {
  readonly layout: CrapsLayout
  readonly words: CrapsTableWords
  readonly look: CrapsPrintLook
  /** What a spot pays, as it is written: `9:5`. */
  readonly oddsOf: (spot: string) => string
}

/** A spot's place on the screen. */
export const placeOnScreen = (spot: CrapsSpot, layout: CrapsLayout): Box =>
  onScreen(placeOnTable(spot, layout.lie), layout)

/** What is printed on the cloth: every cell with what it is on, and its odds. */
export function tablePrint(spots: readonly CrapsSpot[], printing: Printing): readonly FeltPrint[] {
  const { cell, lie } = printing.layout
  const { look } = printing
  const line = Math.max(1, Math.min(cell.width, cell.height) * 0.03)
  const numbers = boxNumbers.flatMap((number): readonly FeltPrint[] => {
    const box = onScreen(numberPlace(number, lie), printing.layout)
    const size = Math.min(box.height * 0.42, box.width * 0.5)
    return [
      text(String(number), box, { down: 0.25, size, ink: look.warm }),
      frame(box, line, look.line),
    ]
  })
  return [
    ...numbers,
    ...spots.flatMap((spot) => {
      const box = placeOnScreen(spot, printing.layout)
      const isInBox = spot.number !== null && spot.kind !== 'place' && spot.kind !== 'hard'
      const width = isInBox ? line * 0.45 : line
      return [...printOf(spot, box, printing), frame(box, width, look.line)]
    }),
  ]
}

/** Nothing is printed smaller, CSS pixels. */
const least = 8.5

const frame = ({ x, y, width, height }: Box, line: number, ink: string): FeltPrint => ({
  type: 'path',
  path: `M${x} ${y} h${width} v${height} h${-width} Z`,
  line,
  ink,
})

/** Dice of the bets on a single roll, and of hardways. */
const dice: Readonly<Record<string, readonly [number, number]>> = {
  two: [1, 1],
  three: [1, 2],
  eleven: [5, 6],
  twelve: [6, 6],
}

function printOf(spot: CrapsSpot, box: Box, printing: Printing): readonly FeltPrint[] {
  const { words, look, oddsOf } = printing
  const { kind, number, name } = spot
  const short = Math.min(box.height, box.width * 0.5)
  const odds = text(oddsOf(name), box, {
    down: 0.82,
    size: Math.max(least, Math.min(short * 0.24, box.width * 0.2)),
    ink: look.ink,
  })
  const wide = (said: string, ink: string, below = ''): readonly FeltPrint[] => [
    text(said, box, {
      down: below ? 0.36 : 0.5,
      size: Math.min(box.height * 0.42, box.width * 0.16),
      ink,
    }),
    ...(below
      ? [
          text(below, box, {
            down: 0.76,
            size: Math.max(least, Math.min(box.height * 0.22, box.width * 0.11)),
            ink: look.ink,
          }),
        ]
      : []),
  ]
  const faces = (shown: readonly number[]): readonly FeltPrint[] => [
    ...facePrints(shown, box, { ...look, one: look.pips }),
    odds,
  ]
  switch (kind) {
    case 'pass':
      return wide(words.pass, look.ink)
    case 'dontPass':
      return wide(words.dontPass, look.ink)
    case 'passOdds':
    case 'dontPassOdds':
      return wide(words.odds, look.line)
    case 'come':
      return number === null ? wide(words.come, look.warm) : []
    case 'dontCome':
      return number === null ? wide(words.dontCome, look.ink) : []
    case 'comeOdds':
    case 'dontComeOdds':
      return []
    case 'place':
      return wide(words.place, look.ink, oddsOf(name))
    case 'field':
      return wide(words.field, look.ink, '2 ×2 · 3 · 4 · 9 · 10 · 11 · 12 ×3')
    case 'anySeven':
    case 'anyCraps':
      return wide(words[kind], look.warm, oddsOf(name))
    case 'hard':
      return faces(number === null ? [] : [number / 2, number / 2])
    case 'two':
    case 'three':
    case 'eleven':
    case 'twelve':
      return faces(dice[kind] ?? [])
  }
}

function text(
  words: string,
  { x, y, width, height }: Box,
  { down, size, ink }: { readonly down: number; readonly size: number; readonly ink: string },
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
