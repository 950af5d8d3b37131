import { drawSuit } from './suit-shapes.ts'
import { drawFace, drawMouth, type Figure } from './head.ts'

const hairColours = { c: '#7a4b25', d: '#d09a44', h: '#5b3019', s: '#2c2832' } as const
const tunic = 'M-15 -56 C-30 -50 -62 -46 -78 -24 L-140 40 L140 40 L78 -16 C62 -44 30 -50 15 -56 Z'

/** A young man with a feathered cap and a lance. */
export function drawJack(figure: Figure): void {
  const { pen, suit } = figure
  const hair = hairColours[suit]
  drawLance(figure)
  drawTunic(figure)
  pen.both(() => {
    pen.fill(
      'M-18 -124 C-36 -122 -37 -100 -34 -84 C-33 -76 -39 -70 -46 -71 C-40 -60 -24 -62 -20 -74 L-20 -104 Z',
      hair,
    )
    pen.line(
      'M-27 -116 C-31 -102 -28 -88 -27 -80 C-27 -74 -31 -70 -36 -68',
      1,
      figure.colours.goldLight,
    )
  })
  drawFace(figure)
  drawMouth(figure, '#b5543f')
  pen.both(() =>
    pen.fill('M0 -122 C-10 -119 -18 -114 -21 -102 C-24 -110 -24 -118 -21 -123 Z', hair, 1.2),
  )
  drawCap(figure)
}

function drawCap({ pen, colours }: Figure): void {
  const { robe, robeShade, second, goldLight, pale, ink } = colours
  // The feather first, behind the cap.
  const feather =
    'M20 -128 C34 -140 44 -152 34 -158 C54 -156 60 -138 44 -126 C38 -121 28 -121 20 -124 Z'
  pen.fill(feather, pale)
  pen.line('M22 -126 C36 -132 44 -144 42 -152', 1.1, ink)
  pen.line('M30 -130 L38 -124 M36 -134 L47 -128 M40 -140 L51 -136', 0.9, ink)
  const cap = 'M-31 -122 C-42 -140 -22 -154 4 -151 C28 -149 38 -136 30 -121 Z'
  pen.fill(cap, robe)
  pen.within(cap, () => {
    pen.fill('M6 -160 C14 -146 12 -132 8 -118 L50 -118 L50 -160 Z', robeShade, 0)
    pen.line('M-22 -146 C-12 -138 -10 -130 -12 -122 M-4 -151 C4 -142 4 -132 2 -122', 1.1)
  })
  pen.line(cap, 1.5)
  pen.fill('M-33 -124 Q0 -134 33 -124 L31 -115 Q0 -125 -31 -115 Z', second)
  pen.line('M-31 -121 Q0 -130.5 31 -121', 1.2, goldLight)
  pen.dot([22, -124.5], 5, goldLight, 1.3)
  pen.dot([22, -124.5], 2, second, 0)
}

function drawTunic({ pen, colours }: Figure): void {
  const { robe, robeShade, second, secondShade, gold, goldLight, pale, ink } = colours
  pen.fill(tunic, robe)
  pen.within(tunic, () => {
    pen.fill('M0 -60 L0 40 L140 40 L140 -60 Z', second, 0)
    // Chevrons, the other way round on each side.
    for (let row = 0; row < 7; row++) {
      const y = -38 + row * 15
      pen.fill(
        `M-12 ${y} L-140 ${y - 50} L-140 ${y - 43} L-12 ${y + 7} Z`,
        row % 2 ? robeShade : gold,
        0,
      )
      pen.fill(
        `M12 ${y} L140 ${y - 50} L140 ${y - 43} L12 ${y + 7} Z`,
        row % 2 ? secondShade : gold,
        0,
      )
    }
  })
  pen.line(tunic, 1.5)
  pen.fill('M-11 -46 L-13 40 L13 40 L11 -46 Z', pale)
  pen.line('M0 -40 L0 40', 1, ink)
  for (let y = -26; y < 30; y += 13) pen.dot([0, y], 3.4, goldLight, 1.1)
  // A ruff in points.
  for (const [x, y, turn] of [
    [-30, -42, 0.5],
    [-19, -38, 0.34],
    [-7, -35, 0.12],
    [30, -42, -0.5],
    [19, -38, -0.34],
    [7, -35, -0.12],
  ] as const) {
    pen.brush.save()
    pen.brush.translate(x, y)
    pen.brush.rotate(turn)
    pen.fill('M-7.5 -16 L-7.5 0 L0 9 L7.5 0 L7.5 -16 Z', pale, 1.3)
    pen.line('M0 -12 L0 4', 0.9)
    pen.brush.restore()
  }
}

/** A lance whose pennant shows the suit. */
function drawLance({ pen, colours, suit }: Figure): void {
  const { gold, goldLight, pale, robe, ink, second } = colours
  pen.fill('M58 -140 L63 -140 L63 30 L58 30 Z', gold)
  pen.line('M60 -138 L60 30', 1, goldLight)
  pen.fill('M60.5 -158 L67 -144 L60.5 -136 L54 -144 Z', pale)
  pen.fill('M63 -114 C74 -118 84 -110 96 -114 L96 -78 C84 -74 74 -82 63 -78 Z', pale)
  pen.line('M63 -110 C74 -114 84 -106 96 -110 M63 -82 C74 -86 84 -78 96 -82', 1.6, second)
  pen.brush.fillStyle = suit === 'h' || suit === 'd' ? robe : ink
  drawSuit(pen.brush, suit, { x: 75, y: -96, size: 19 })
}
