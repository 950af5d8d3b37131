import type { Suit } from '@fairhouse/contract/families/ranks'
import type { CourtColours } from './court-colours.ts'
import type { Pen } from './pen.ts'

/** What each figure is drawn with. */
export interface Figure {
  readonly pen: Pen
  readonly colours: CourtColours
  readonly suit: Suit
}

const outline =
  'M-23 -121 L23 -121 C25 -101 24 -85 15 -72 C9 -63 4 -60 0 -60 C-4 -60 -9 -63 -15 -72 C-24 -85 -25 -101 -23 -121 Z'

/** Neck and face, from the front, lit from the left. */
export function drawFace({ pen, colours }: Figure): void {
  pen.fill('M-11 -74 L-12 -48 L12 -48 L11 -74 Z', colours.skinShade)
  pen.fill(outline, colours.skin, 0)
  pen.within(outline, () => {
    pen.fill(
      'M5 -121 C2 -108 3 -100 7 -94 C4 -90 3 -88 5 -84 C8 -80 4 -74 4 -70 C5 -65 3 -62 0 -58 L30 -58 L30 -124 Z',
      colours.skinShade,
      0,
    )
    pen.dot([-15, -86], 6, `${colours.blush}66`, 0)
    pen.dot([15, -86], 6, `${colours.blush}88`, 0)
  })
  pen.line(outline, 1.6)
  drawEyes({ pen, colours })
  pen.line('M-4.5 -103 C-3.5 -96 -6 -90 -5.5 -87 C-4 -84.5 1.5 -84.5 3.5 -87', 1.4)
}

function drawEyes({ pen, colours }: Pick<Figure, 'pen' | 'colours'>): void {
  pen.both(() => {
    pen.fill('M-19 -100.5 Q-12 -107 -5.5 -100.5 Q-12 -96.5 -19 -100.5 Z', '#fffdf6', 0)
    pen.line('M-19.5 -100.5 Q-12 -108 -5 -100.5', 2.2)
    pen.line('M-17 -99.4 Q-12 -96.6 -7.5 -99.4', 0.9)
    pen.line('M-21 -108.5 Q-13 -114.5 -4.5 -109', 2)
  })
  for (const x of [-11.6, 12]) pen.dot([x, -101.2], 2.7, colours.ink, 0)
}

/** A mouth of two lips. */
export function drawMouth({ pen, colours }: Figure, colour: string): void {
  pen.fill('M-7 -76 Q-3 -80 0 -78 Q3 -80 7 -76 Q0 -70.5 -7 -76 Z', colour, 0)
  pen.line('M-7.4 -76 Q0 -74.2 7.4 -76', 1, colours.ink)
}
