import { drawSuit } from './suit-shapes.ts'
import { drawFace, drawMouth, type Figure } from './head.ts'

const hairColours = { c: '#6b3b1f', d: '#c78a35', h: '#8a3a1c', s: '#26222c' } as const
const gown =
  'M-13 -52 C-28 -46 -58 -44 -74 -24 L-140 40 L140 40 L76 -16 C60 -44 28 -46 13 -52 L0 -22 Z'

/** A queen with waved hair, a tiara and a flower. */
export function drawQueen(figure: Figure): void {
  const { pen, suit } = figure
  const hair = hairColours[suit]
  drawFlower(figure)
  pen.both(() => {
    pen.fill(
      'M0 -134 C-30 -134 -39 -116 -35 -102 C-32 -92 -41 -86 -37 -74 C-34 -64 -42 -58 -44 -52 C-30 -50 -18 -56 -17 -68 L0 -68 Z',
      hair,
    )
  })
  drawGown(figure)
  drawFace(figure)
  drawMouth(figure, '#b3263a')
  drawWaves(figure, hair)
  drawTiara(figure)
}

/** Hair in waves that frame the face, with lights. */
function drawWaves({ pen, colours }: Figure, hair: string): void {
  pen.both(() => {
    pen.fill(
      'M0 -129 C-14 -126 -20 -117 -21 -107 C-22 -99 -28 -97 -26 -89 C-25 -83 -31 -78 -28 -71 C-36 -77 -38 -84 -35 -90 C-41 -98 -40 -108 -35 -114 C-36 -126 -20 -136 0 -134 Z',
      hair,
    )
    pen.line(
      'M-6 -130 C-22 -127 -28 -118 -28 -107 C-30 -98 -34 -95 -31 -86',
      1.1,
      colours.goldLight,
    )
    pen.line(
      'M-3 -127 C-15 -124 -23 -117 -24 -107 C-25 -100 -31 -96 -28.5 -89',
      0.8,
      colours.goldLight,
    )
    // Drops at the ears.
    pen.line('M-26 -79 L-26 -74', 1.2)
    pen.fill('M-26 -75 L-22.6 -68 L-26 -62 L-29.4 -68 Z', colours.goldLight, 1.1)
  })
}

/** A fan of rays with pearls. */
function drawTiara({ pen, colours }: Figure): void {
  const { gold, goldLight, pale, second } = colours
  const rays = [-52, -35, -17.5, 0, 17.5, 35, 52]
  for (const angle of rays) {
    const long = 34 - Math.abs(angle) * 0.2
    const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
    const at = (across: number, up: number): string =>
      `${(across * cos + up * sin).toFixed(2)} ${(-118 + across * sin - up * cos).toFixed(2)}`
    pen.fill(
      `M${at(-3.6, 6)} L${at(-5.6, long - 7)} L${at(0, long)} L${at(5.6, long - 7)} L${at(3.6, 6)} Z`,
      gold,
      1.2,
    )
    pen.line(`M${at(0, 9)} L${at(0, long - 7)}`, 1.1, goldLight)
  }
  for (const angle of rays) {
    const long = 36.5 - Math.abs(angle) * 0.2
    const turn = (angle * Math.PI) / 180
    pen.dot([long * Math.sin(turn), -118 - long * Math.cos(turn)], 2.3, pale, 1)
  }
  pen.fill('M-29 -119 Q0 -134 29 -119 L27 -113 Q0 -126.5 -27 -113 Z', goldLight)
  pen.fill('M0 -129.6 L4.6 -124.4 L0 -119.4 L-4.6 -124.4 Z', second, 1)
}

function drawGown({ pen, colours }: Figure): void {
  const { robe, robeShade, second, gold, goldLight, goldShade, pale, skin, skinShade } = colours
  pen.fill(
    'M-12 -66 L-13 -52 C-28 -46 -40 -44 -50 -40 L0 20 L50 -40 C40 -44 28 -46 13 -52 L12 -66 Z',
    skin,
  )
  pen.fill('M4 -60 L12 -52 C28 -46 40 -44 50 -40 L0 14 C6 -20 2 -40 4 -60 Z', skinShade, 0)
  pen.fill(gown, robe)
  pen.within(gown, () => {
    pen.fill('M0 -22 L20 40 L140 40 L140 -60 L13 -60 Z', robeShade, 0)
    // Scales of fans over the shoulders.
    for (let row = 0; row < 5; row++)
      for (let column = -8; column <= 8; column++) {
        const x = (column + (row % 2) / 2) * 18
        const y = -40 + row * 15
        pen.dot([x, y], 9.4, Math.abs(x) < 8 ? robe : x < 0 ? robe : robeShade, 0)
        pen.line(`M${x - 9} ${y} a9 9 0 0 0 18 0 M${x - 5} ${y} a5 5 0 0 0 10 0`, 1, gold)
      }
  })
  pen.line(gown, 1.5)
  const collar =
    'M-50 -42 C-30 -34 -12 -24 0 -8 C12 -24 30 -34 50 -42 L60 -34 C38 -22 16 -8 0 16 C-16 -8 -38 -22 -60 -34 Z'
  pen.fill(collar, second)
  pen.line('M-55 -38 C-34 -28 -14 -16 0 4 C14 -16 34 -28 55 -38', 1.8, goldLight)
  for (let place = -4; place <= 4; place++) {
    const x = place * 5.2
    pen.dot([x, -42 + (16 - place * place) * 0.75], 2.9, pale, 1)
  }
  pen.fill('M0 -26 L5 -18 L0 -9 L-5 -18 Z', gold, 1.2)
  pen.line('M0 -24 L0 -12', 1, goldShade)
}

/** The suit as a blossom on a stem. */
function drawFlower({ pen, colours, suit }: Figure): void {
  const { ink, gold, pale, robe } = colours
  pen.line('M64 -100 C60 -70 66 -40 58 10', 4.4)
  pen.line('M64 -100 C60 -70 66 -40 58 10', 2, '#3f7d4e')
  pen.fill('M62 -66 C74 -76 86 -72 88 -60 C78 -56 68 -58 62 -66 Z', '#3f7d4e', 1.3)
  pen.fill('M62 -52 C50 -62 42 -58 40 -48 C48 -42 56 -44 62 -52 Z', '#3f7d4e', 1.3)
  for (let petal = 0; petal < 8; petal++) {
    const turn = (petal / 8) * Math.PI * 2
    pen.dot(
      [63 + 13 * Math.cos(turn), -122 + 13 * Math.sin(turn)],
      7.6,
      petal % 2 ? gold : colours.goldLight,
      1.2,
    )
  }
  pen.dot([63, -122], 14, pale, 1.4)
  pen.brush.fillStyle = suit === 'h' || suit === 'd' ? robe : ink
  drawSuit(pen.brush, suit, { x: 63, y: -122, size: 18 })
}
