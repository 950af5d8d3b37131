import { drawSuit } from './suit-shapes.ts'
import { drawFace, type Figure } from './head.ts'

const robe = 'M-18 -58 C-34 -50 -66 -46 -84 -22 L-140 40 L140 40 L84 -14 C66 -44 34 -50 18 -58 Z'
const hairColours = { c: '#5a3a22', d: '#b9762c', h: '#7b3f1d', s: '#34303a' } as const

/** A bearded king with crown and sceptre. */
export function drawKing(figure: Figure): void {
  const { pen, colours, suit } = figure
  const hair = hairColours[suit]
  drawSceptre(figure)
  drawRobe(figure)
  // Curls roll outwards below the crown.
  pen.both(() => {
    pen.fill(
      'M-20 -122 C-37 -118 -40 -100 -35 -86 C-33 -79 -38 -74 -43 -79 C-43 -67 -27 -64 -24 -76 L-21 -100 Z',
      hair,
    )
    pen.line('M-30 -114 C-34 -102 -30 -92 -28 -84 C-27 -78 -29 -74 -32 -73', 1, colours.goldLight)
  })
  drawFace(figure)
  drawBeard(figure, hair)
  drawCrown(figure)
}

function drawBeard({ pen, colours }: Figure, hair: string): void {
  const beard =
    'M-24.5 -98 C-25 -84 -29 -70 -22 -54 C-17 -43 -8 -35 0 -28 C8 -35 17 -43 22 -54 C29 -70 25 -84 24.5 -98 C21 -86 15 -83 9 -83 C4 -85 -4 -85 -9 -83 C-15 -83 -21 -86 -24.5 -98 Z'
  pen.fill(beard, hair)
  pen.within(beard, () => {
    for (const x of [-18, -12, -6, 6, 12, 18])
      pen.line(
        `M${x * 1.15} -80 C${x * 1.4} -66 ${x * 0.7} -56 ${x * 0.55} -28`,
        1.1,
        colours.goldLight,
      )
    pen.line('M0 -70 L0 -30', 1.1, colours.goldLight)
  })
  pen.line(beard, 1.5)
  pen.fill('M-5.5 -74.5 Q0 -77 5.5 -74.5 Q0 -70 -5.5 -74.5 Z', colours.blush, 1)
  pen.fill(
    'M0 -83.5 C-7 -87 -15 -83 -20 -73 C-13 -76.5 -5 -75 0 -78.5 C5 -75 13 -76.5 20 -73 C15 -83 7 -87 0 -83.5 Z',
    hair,
    1.3,
  )
}

function drawCrown({ pen, colours }: Figure): void {
  const { gold, goldLight, goldShade, second, robe: cloth } = colours
  pen.fill('M-27 -124 C-22 -142 22 -142 27 -124 Z', second)
  pen.fill(
    'M-30 -124 L-38 -147 L-23 -136 L-13 -152 L0 -138 L13 -152 L23 -136 L38 -147 L30 -124 Z',
    gold,
  )
  pen.within(
    'M-30 -124 L-38 -147 L-23 -136 L-13 -152 L0 -138 L13 -152 L23 -136 L38 -147 L30 -124 Z',
    () => {
      pen.fill('M4 -120 L4 -160 L50 -160 L50 -120 Z', `${goldShade}88`, 0)
      pen.line('M-30 -128 L-36 -143 M-13 -147 L-21 -130 M-13 -147 L-4 -131', 1, goldLight)
    },
  )
  for (const [x, y] of [
    [-38, -148],
    [-13, -153],
    [13, -153],
    [38, -148],
  ] as const)
    pen.dot([x, y], 3, goldLight)
  pen.fill('M-32 -126 Q0 -132 32 -126 L31 -116 Q0 -122 -31 -116 Z', goldLight)
  pen.fill('M0 -128.5 L5 -123.6 L0 -118.8 L-5 -123.6 Z', cloth, 1)
  pen.both(() => {
    pen.dot([-14, -122.4], 2.4, second, 0.9)
    pen.dot([-24, -121], 1.8, second, 0.9)
  })
}

function drawRobe({ pen, colours }: Figure): void {
  const { robe: cloth, robeShade, second, gold, goldLight, pale, ink } = colours
  pen.fill(robe, cloth)
  pen.within(robe, () => {
    pen.fill('M4 -60 L4 40 L140 40 L140 -60 Z', robeShade, 0)
    // Folds fan out from the collar.
    for (let fold = 0; fold < 8; fold++) {
      const x = 30 + fold * 15
      pen.line(`M${20 + fold * 5} -44 L${x * 1.2} 40`, 1, fold % 2 ? gold : ink)
      pen.line(`M${-20 - fold * 5} -44 L${-x * 1.2} 40`, 1, fold % 2 ? gold : ink)
    }
  })
  pen.fill('M-17 -40 L-22 40 L22 40 L17 -40 Z', second)
  pen.line('M-13 -36 L-17 40 M13 -36 L17 40', 1.6, gold)
  for (let y = -22; y < 30; y += 15)
    pen.fill(`M0 ${y - 7} L6.5 ${y} L0 ${y + 7} L-6.5 ${y} Z`, goldLight, 1)
  // A collar of ermine.
  pen.both(() => {
    pen.fill(
      'M-12 -56 C-34 -52 -58 -44 -72 -24 C-64 -18 -58 -16 -52 -17 C-44 -28 -28 -34 -14 -34 C-8 -36 -2 -38 0 -40 L0 -56 Z',
      pale,
    )
    for (const [x, y] of [
      [-58, -27],
      [-46, -35],
      [-47, -25],
      [-35, -41],
      [-33, -32],
    ] as const)
      pen.fill(`M${x} ${y - 3.6} q2 4 1.6 6 l-3.2 0 q-.4 -2 1.6 -6 Z`, ink, 0)
  })
}

/** A staff with the suit at its end, held upright. */
function drawSceptre({ pen, colours, suit }: Figure): void {
  const { gold, goldLight, goldShade, ink, pale, robe: cloth } = colours
  pen.fill('M60 -112 L66 -112 L66 30 L60 30 Z', gold)
  pen.line('M62 -110 L62 30', 1.1, goldLight)
  pen.fill('M55 -116 L71 -116 L69 -108 L57 -108 Z', goldLight)
  pen.fill('M58 -84 L68 -84 L68 -78 L58 -78 Z', goldShade)
  pen.dot([63, -131], 17.5, pale, 1.8)
  pen.dot([63, -131], 14.2, pale, 0.9)
  pen.brush.fillStyle = suit === 'h' || suit === 'd' ? cloth : ink
  drawSuit(pen.brush, suit, { x: 63, y: -131, size: 19 })
}
