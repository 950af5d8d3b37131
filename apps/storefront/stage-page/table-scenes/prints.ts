import type { Size } from '@fairhouse/stage/screen/open-screen'
import type { CardPlace } from '@fairhouse/stage/table/card-sprite'
import type { FeltPrint } from '@fairhouse/stage/table/felt'

/** Where the dealer's hand lies, then those of the player. */
export function placesOf({ width, height }: Size): readonly [CardPlace, ...CardPlace[]] {
  const tall = height > width
  const card = tall ? Math.min(height * 0.14, width * 0.27) : Math.min(height * 0.23, width * 0.13)
  const seats = [0, 1, 2].map((order) => ({
    x: width * (0.5 + (order - 1) * (tall ? 0.32 : 0.24)),
    y: height * (order === 1 ? 0.68 : 0.62) - (tall && order !== 1 ? card * 0.5 : 0),
    height: card,
  }))
  return [{ x: width / 2, y: height * 0.17, height: card }, ...seats]
}

/** What stands on a table of blackjack: its rules in bowls, and a ring for each bet. */
export function blackjackPrints(size: Size): readonly FeltPrint[] {
  const { width, height } = size
  const tall = height > width
  const letters = Math.min(height * 0.042, width * 0.05)
  const bowl = { x: width / 2, bend: 'bowl' as const, radius: width * (tall ? 1.6 : 0.9) }
  const at = (y: number): number => y - bowl.radius
  return [
    {
      ...bowl,
      type: 'arc',
      text: 'BLACKJACK PAYS 3 TO 2',
      y: at(height * 0.36),
      size: letters * 1.25,
      weight: 700,
      spacing: 0.12,
      room: width * 0.9,
    },
    {
      ...bowl,
      type: 'arc',
      text: 'Dealer stands on all 17s · ディーラーは17でスタンド',
      y: at(height * 0.415),
      size: letters * 0.72,
      weight: 400,
      spacing: 0.06,
      room: width * 0.85,
    },
    ...placesOf(size)
      .slice(1)
      .map(
        ({ x, y, height: card }): FeltPrint => ({
          type: 'path',
          path: ring(x, y + card * 0.86, card * 0.28),
          line: 2,
        }),
      ),
  ]
}

/** A circle as it lies on the table. */
const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y} a${radius} ${radius * 0.84} 0 1 0 ${2 * radius} 0 a${radius} ${radius * 0.84} 0 1 0 ${-2 * radius} 0 Z`

/** Numbers in boxes, as on a table of roulette. */
export function roulettePrints({ width, height }: Size): readonly FeltPrint[] {
  const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
  const cell = Math.min((width * 0.86) / 12, (height * 0.5) / 3)
  const left = (width - cell * 12) / 2
  const top = height * 0.1
  return Array.from({ length: 36 }, (_, order) => order + 1).flatMap((number): FeltPrint[] => {
    const x = left + Math.floor((number - 1) / 3) * cell
    const y = top + (2 - ((number - 1) % 3)) * cell
    return [
      {
        type: 'path',
        path: `M${x} ${y} h${cell} v${cell} h${-cell} Z`,
        fill: red.has(number) ? '#b3172c' : '#14161a',
        line: 2,
      },
      {
        type: 'line',
        text: String(number),
        x: x + cell / 2,
        y: y + cell / 2,
        size: cell * 0.44,
        weight: 600,
        ink: '#fffaf0',
        angle: height > width ? 0 : -Math.PI / 2,
      },
    ]
  })
}
