import type { Box } from '../../table/box.ts'
import { pipsOf, rounding } from '../../table/dice/die-faces.ts'
import type { FeltPrint } from '../../table/felt.ts'
import type { PrintLook } from './print-look.ts'

/** Faces of dice side by side in the upper part of a cell, as they are printed on cloth. */
export function facePrints(
  faces: readonly number[],
  { x, y, width, height }: Box,
  look: Pick<PrintLook, 'face' | 'pips' | 'one'>,
): readonly FeltPrint[] {
  const gap = 0.14
  const units = faces.length + gap * (faces.length - 1)
  const edge = Math.min(height * 0.54, (width * 0.88) / units)
  const left = x + (width - edge * units) / 2
  const top = y + height * 0.38 - edge / 2
  return faces.flatMap((face, place) => {
    const at = { x: left + place * edge * (1 + gap), y: top, edge }
    return [
      { type: 'path', path: square(at), line: 0, fill: look.face } as const,
      {
        type: 'path',
        path: (pipsOf[face] ?? []).map((pip) => dot(at, pip, face === 1 ? 0.15 : 0.095)).join(' '),
        line: 0,
        fill: face === 1 ? look.one : look.pips,
      } as const,
    ]
  })
}

interface Square {
  readonly x: number
  readonly y: number
  readonly edge: number
}

function square({ x, y, edge }: Square): string {
  const round = edge * rounding
  const arc = (toX: number, toY: number): string => `A${round} ${round} 0 0 1 ${toX} ${toY}`
  const [right, bottom] = [x + edge, y + edge]
  return [
    `M${x + round} ${y} H${right - round} ${arc(right, y + round)}`,
    `V${bottom - round} ${arc(right - round, bottom)}`,
    `H${x + round} ${arc(x, bottom - round)} V${y + round} ${arc(x + round, y)} Z`,
  ].join(' ')
}

function dot(
  { x, y, edge }: Square,
  [right, down]: readonly [number, number],
  size: number,
): string {
  const radius = size * edge
  const [middleX, middleY] = [x + edge * (0.5 + right), y + edge * (0.5 + down)]
  return `M${middleX - radius} ${middleY} a${radius} ${radius} 0 1 0 ${2 * radius} 0 a${radius} ${radius} 0 1 0 ${-2 * radius} 0 Z`
}
