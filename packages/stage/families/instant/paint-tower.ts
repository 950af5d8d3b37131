import { cssColour, mixed } from '../../screen/colour.ts'
import type { InstantColours } from './title.ts'

/** What a tile of a level may show. */
export const stepFaces = ['dark', 'next', 'pointed', 'taken', 'safe', 'trap', 'sprung'] as const
export type StepFace = (typeof stepFaces)[number]

type Brush = CanvasRenderingContext2D

interface StepLook {
  readonly stone: number
  readonly rim: number
  /** Behind the window: its middle and its edge. */
  readonly glass: readonly [middle: number, edge: number]
  /** What lies in it, and how large a flame is. */
  readonly inside: 'bars' | 'star' | number
  readonly glows: number | null
}

/** What tells faces apart: light, and a shape beside it. */
function lookOf(face: StepFace, { body, metal, ink, light, won, lost }: InstantColours): StepLook {
  const dark = { stone: mixed(body, ink, 0.3), rim: mixed(metal, ink, 0.4) }
  const next = {
    rim: mixed(light, 0xffffff, 0.3),
    glass: [mixed(light, 0xffffff, 0.35), mixed(light, ink, 0.55)],
    inside: 'bars',
    glows: null,
  } as const
  const lit = {
    ...dark,
    glass: [mixed(won, 0xffffff, 0.7), mixed(won, ink, 0.2)],
    inside: 'star',
    glows: won,
  } as const
  const burning = [mixed(lost, 0xffffff, 0.25), mixed(lost, ink, 0.35)] as const
  switch (face) {
    case 'dark': {
      const glass = mixed(ink, light, 0.12)
      return { ...dark, glass: [glass, mixed(glass, ink, 0.6)], inside: 'bars', glows: null }
    }
    case 'next':
      return { ...next, stone: mixed(body, 0xffffff, 0.15) }
    case 'pointed':
      return { ...next, stone: mixed(body, 0xffffff, 0.3) }
    case 'taken':
    case 'safe':
      return lit
    case 'trap':
      return { ...dark, glass: burning, inside: 0.72, glows: null }
    case 'sprung':
      return { ...dark, glass: burning, inside: 1, glows: lost }
  }
}

/** A window in the wall of a tower: dark, waiting, lit, or with a flame in it. */
export function paintStep(
  brush: Brush,
  face: StepFace,
  side: number,
  colours: InstantColours,
): void {
  const { metal, ink } = colours
  const { stone, rim, glass, inside, glows } = lookOf(face, colours)
  block(brush, side, { stone, rim, ink })
  const box = { x: side * 0.3, top: side * 0.2, width: side * 0.4, height: side * 0.6 }
  const fill = brush.createRadialGradient(
    side / 2,
    side * 0.55,
    0,
    side / 2,
    side * 0.5,
    side * 0.4,
  )
  fill.addColorStop(0, cssColour(glass[0]))
  fill.addColorStop(1, cssColour(glass[1]))
  brush.save()
  if (glows !== null) {
    brush.shadowColor = cssColour(glows, 0.9)
    brush.shadowBlur = side * 0.22
  }
  brush.fillStyle = fill
  arch(brush, box)
  brush.fill()
  brush.restore()
  brush.lineWidth = side * 0.035
  brush.strokeStyle = cssColour(mixed(metal, ink, 0.25))
  arch(brush, box)
  brush.stroke()
  if (inside === 'star') return star(brush, side, 0xffffff)
  if (inside === 'bars') return bars(brush, side, box, rim)
  flame(brush, side, inside)
}

interface WindowBox {
  readonly x: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function arch(brush: Brush, { x, top, width, height }: WindowBox): void {
  brush.beginPath()
  brush.moveTo(x, top + height)
  brush.lineTo(x, top + width / 2)
  brush.arc(x + width / 2, top + width / 2, width / 2, Math.PI, 0)
  brush.lineTo(x + width, top + height)
  brush.closePath()
}

function block(
  brush: Brush,
  side: number,
  { stone, rim, ink }: { stone: number; rim: number; ink: number },
): void {
  const inset = side * 0.04
  const fill = brush.createLinearGradient(0, 0, side * 0.5, side)
  fill.addColorStop(0, cssColour(mixed(stone, 0xffffff, 0.2)))
  fill.addColorStop(0.55, cssColour(stone))
  fill.addColorStop(1, cssColour(mixed(stone, ink, 0.45)))
  brush.save()
  brush.shadowColor = 'rgba(0,0,0,0.6)'
  brush.shadowBlur = side * 0.06
  brush.shadowOffsetY = side * 0.03
  brush.beginPath()
  brush.roundRect(inset, inset, side - inset * 2, side - inset * 2, side * 0.1)
  brush.fillStyle = fill
  brush.fill()
  brush.restore()
  brush.lineWidth = side * 0.025
  brush.strokeStyle = cssColour(rim, 0.9)
  brush.stroke()
  brush.lineWidth = side * 0.012
  brush.strokeStyle = cssColour(ink, 0.35)
  for (const share of [0.34, 0.66]) {
    brush.beginPath()
    brush.moveTo(inset, side * share)
    brush.lineTo(side * 0.26, side * share)
    brush.moveTo(side * 0.74, side * share)
    brush.lineTo(side - inset, side * share)
    brush.stroke()
  }
}

function bars(
  brush: Brush,
  side: number,
  { x, top, width, height }: WindowBox,
  colour: number,
): void {
  brush.lineWidth = side * 0.02
  brush.strokeStyle = cssColour(colour)
  brush.beginPath()
  brush.moveTo(side / 2, top)
  brush.lineTo(side / 2, top + height)
  brush.moveTo(x, top + height * 0.55)
  brush.lineTo(x + width, top + height * 0.55)
  brush.stroke()
}

function star(brush: Brush, side: number, colour: number): void {
  brush.save()
  brush.translate(side / 2, side * 0.52)
  brush.beginPath()
  for (let point = 0; point < 10; point++) {
    const far = side * (point % 2 === 0 ? 0.16 : 0.07)
    const angle = (point / 10) * Math.PI * 2 - Math.PI / 2
    brush.lineTo(Math.cos(angle) * far, Math.sin(angle) * far)
  }
  brush.closePath()
  brush.fillStyle = cssColour(colour, 0.95)
  brush.fill()
  brush.restore()
}

function flame(brush: Brush, side: number, size: number): void {
  brush.save()
  brush.translate(side / 2, side * 0.74)
  brush.scale(size, size)
  for (const [wide, tall, colour] of [
    [0.17, 0.46, '#ff4a2c'],
    [0.12, 0.34, '#ff9a2c'],
    [0.07, 0.2, '#fff0b8'],
  ] as const) {
    brush.beginPath()
    brush.moveTo(-side * wide, 0)
    brush.bezierCurveTo(
      -side * wide * 1.2,
      -side * tall * 0.5,
      -side * wide * 0.2,
      -side * tall * 0.6,
      0,
      -side * tall,
    )
    brush.bezierCurveTo(
      side * wide * 0.4,
      -side * tall * 0.6,
      side * wide * 1.3,
      -side * tall * 0.45,
      side * wide,
      0,
    )
    brush.closePath()
    brush.fillStyle = colour
    brush.fill()
  }
  brush.restore()
}
