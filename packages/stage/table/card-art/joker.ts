import { typeface } from '../typeface.ts'
import { type DeckLook, drawPaper, paper } from './paper.ts'
import { createPen, type Pen } from './pen.ts'
import type { Brush } from './suit-shapes.ts'

const letters = ['J', 'O', 'K', 'E', 'R'] as const
const ink = '#1c1726'
const colours = {
  left: '#b3122f',
  right: '#1d5fa8',
  middle: '#f0b93c',
  bell: '#ffd970',
  skin: '#f6dfc2',
  cheek: '#e79a86',
} as const

/** Points of a star around 0, one unit from its middle to a point. */
const star =
  'M0 -1 L.2245 -.309 L.951 -.309 L.363 .118 L.588 .809 L0 .382 L-.588 .809 L-.363 .118 L-.951 -.309 L-.2245 -.309 Z'

/** Draws a joker in units of the paper: a jester with cap and bells, and its name down two corners. */
export function drawJoker(brush: Brush, { ground }: DeckLook): void {
  drawPaper(brush, ground)
  brush.save()
  brush.translate(paper.width / 2 + 6, paper.height / 2 + 18)
  brush.scale(0.92, 0.92)
  drawJester(createPen(brush, ink))
  brush.restore()
  drawIndex(brush)
  brush.save()
  brush.translate(paper.width, paper.height)
  brush.rotate(Math.PI)
  drawIndex(brush)
  brush.restore()
}

function drawIndex(brush: Brush): void {
  brush.save()
  brush.translate(33, 40)
  brush.scale(20, 20)
  createPen(brush, ink).fill(star, colours.left, 0)
  brush.restore()
  brush.fillStyle = ink
  brush.font = `700 29px ${typeface}`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  for (const [place, letter] of letters.entries()) brush.fillText(letter, 33, 80 + place * 30)
}

function drawJester(pen: Pen): void {
  drawCollar(pen)
  pen.fill('M-33 -8 C-36 32 -18 58 0 60 C18 58 36 32 33 -8 Z', colours.skin, 2)
  drawFeatures(pen)
  const horn = 'M2 -30 C-30 -92 -98 -84 -102 -4 C-88 -36 -64 -30 -40 -2 Q-20 -16 2 -18 Z'
  pen.fill(horn, colours.left, 2)
  pen.brush.save()
  pen.brush.scale(-1, 1)
  pen.fill(horn, colours.right, 2)
  pen.brush.restore()
  pen.fill(
    'M-25 -18 C-24 -62 -10 -88 4 -122 C14 -90 28 -64 25 -18 Q0 -24 -25 -18 Z',
    colours.middle,
    2,
  )
  pen.line('M-12 -34 C-10 -60 -2 -82 4 -100', 1.4)
  pen.fill('M-42 -6 Q0 -28 42 -6 L39 9 Q0 -11 -39 9 Z', colours.bell, 2)
  for (const at of [
    [-102, 4],
    [102, 4],
    [4, -128],
  ] as const)
    pen.dot(at, 10, colours.bell, 2)
}

function drawFeatures(pen: Pen): void {
  pen.both(() => {
    pen.dot([-21, 27], 7, colours.cheek, 0)
    pen.fill('M-13 2 L-8 14 L-13 26 L-18 14 Z', colours.left, 0)
    pen.dot([-13, 14], 4.4, ink, 0)
    pen.line('M-21 3 Q-14 -3 -6 2', 2)
  })
  pen.line('M1 16 Q7 26 -1 28', 1.8)
  pen.fill('M-19 35 Q0 44 19 35 Q13 53 0 53 Q-13 53 -19 35 Z', '#ffffff', 2)
}

function drawCollar(pen: Pen): void {
  pen.fill(
    'M0 66 L-14 52 L-30 62 L-46 48 L-66 70 L-50 96 L-33 78 L-16 104 L0 80 Z',
    colours.right,
    2,
  )
  pen.fill('M0 66 L14 52 L30 62 L46 48 L66 70 L50 96 L33 78 L16 104 L0 80 Z', colours.left, 2)
  pen.both(() => pen.dot([-50, 100], 6, colours.bell, 1.6))
  pen.both(() => pen.dot([-16, 108], 6, colours.bell, 1.6))
}
