import type { Suit } from '@fairhouse/contract/families/ranks'
import type { Brush } from './suit-shapes.ts'

/** Cards are drawn in these units whatever their size on the screen: the measure of poker cards, 63 to 88. */
export const paper = { width: 250, height: 350, round: 17 } as const

/** Colours that a deck is printed in; each suit is read at 4.5 : 1 or better on the ground. */
export interface DeckLook {
  readonly ground: string
  /** Of the letters and suits. */
  readonly inks: Readonly<Record<Suit, string>>
  /** Rank and suit fill the corners, for those who read them from afar. */
  readonly hasLargeIndex?: boolean
}

const black = '#15171d'
const red = '#bf1230'

export const twoColours: DeckLook = {
  ground: '#fbf8ef',
  inks: { c: black, s: black, h: red, d: red },
}

/** Every suit in a colour of its own, so that a flush is seen at a glance. */
export const fourColours: DeckLook = {
  ground: '#fbf8ef',
  inks: { s: black, h: red, d: '#0b57ad', c: '#0a6a3c' },
}

/** The blank card with light from above and a fine edge. */
export function drawPaper(brush: Brush, ground: string): void {
  const { width, height, round } = paper
  brush.beginPath()
  brush.roundRect(0.5, 0.5, width - 1, height - 1, round)
  brush.fillStyle = ground
  brush.fill()
  const light = brush.createLinearGradient(0, 0, width * 0.4, height)
  light.addColorStop(0, 'rgba(255,255,255,0.75)')
  light.addColorStop(0.5, 'rgba(255,255,255,0)')
  light.addColorStop(1, 'rgba(92,70,40,0.11)')
  brush.fillStyle = light
  brush.fill()
  brush.lineWidth = 1.6
  brush.strokeStyle = 'rgba(70,60,45,0.38)'
  brush.stroke()
  brush.beginPath()
  brush.roundRect(2, 2, width - 4, height - 4, round - 1.5)
  brush.lineWidth = 1.2
  brush.strokeStyle = 'rgba(255,255,255,0.85)'
  brush.stroke()
}
