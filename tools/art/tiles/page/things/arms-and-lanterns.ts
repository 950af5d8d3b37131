import type { Thing } from '../draw-thing.ts'
import { E, L, R, S, rays, round } from '../shapes.ts'

const bolt: Thing = [
  ['gold', -9, 'M62 -8L10 58L42 58L30 108L92 36L58 36L78 -8Z'],
  ['glow#fff3a0', -4, 'M62 2L26 52L50 52L42 84L78 42L50 42L66 2Z'],
]
const trident: Thing = [
  ['gold', 4, L(50, 40, 50, 110, 8)],
  [
    'gold',
    -5,
    'M50 -12L60 10L55 10L55 44L45 44L45 10L40 10Z',
    '|M18 -2L28 18L23 18C23 34 32 40 46 40L46 50C24 50 14 36 14 18L8 18Z',
  ],
  ['gemA', 6, E(50, 48, 9)],
]
const hammer: Thing = [
  ['satin#6b3f1f', 6, L(50, 40, 50, 108, 12)],
  ['gold', 4, R(50, 106, 18, 9, 3), R(50, 58, 16, 8, 3)],
  ['iron', -9, 'M4 4L96 4L104 28L96 52L4 52L-4 28Z'],
  ['gold', 3, R(20, 28, 6, 48, 1), R(80, 28, 6, 48, 1)],
  ['glowA', 3, S(50, 28, 4, 15, 5)],
]
const axe: Thing = [
  ['satin#6b3f1f', 5, L(50, 6, 50, 108, 9)],
  ['iron', -7, '|M46 18C30 22 14 14 4 -2C-8 24 -4 50 8 68C16 54 30 48 46 52Z'],
  ['gold', 3, '|M44 22L30 22L28 48L44 50Z', R(50, 34, 14, 42, 3)],
  ['gemA', 4, E(50, 34, 6)],
]
const shield: Thing = [
  ['iron', 8, E(50, 50, 52)],
  ['glossA', 10, E(50, 50, 45)],
  ['glossB', 0, 'M50 50L50 5A45 45 0 0 1 95 50Z', 'M50 50L50 95A45 45 0 0 1 5 50Z'],
  ['gold', 4, R(50, 50, 6, 90, 2), R(50, 50, 90, 6, 2)],
  ['iron', 10, E(50, 50, 16)],
  ['gold', 3, ...rays(8, (a) => E(...round(a + 22, 47), 3.4))],
]
const katana: Thing = [
  ['silver', -4, 'M98 -12L104 -4C80 36 56 60 34 78L26 70C52 50 76 26 98 -12Z'],
  ['gold', 4, E(31, 72, 13, 7, 45)],
  ['satin#1b1b26', 5, L(26, 78, -2, 104, 11)],
  ['glossA', 2, S(18, 85, 4, 6, 4), S(8, 94, 4, 6, 4)],
]
const fan: Thing = [
  ['glossA', 4, 'M50 100L-8 46A66 66 0 0 1 108 46Z'],
  ['satin#fff2dc', 0, 'M50 70L14 40A46 46 0 0 1 86 40Z'],
  ['gloss#e0304a', 3, E(50, 40, 15)],
  [
    'gold',
    2,
    ...[-60, -36, -12, 12, 36, 60].map((a) => L(50, 100, ...round(a - 90, 84, 50, 100), 3, 2)),
  ],
  ['gold', 4, E(50, 100, 7)],
]
const lantern: Thing = [
  [
    'gold',
    4,
    R(50, 8, 44, 9, 3),
    R(50, 92, 44, 9, 3),
    L(50, 4, 50, -12, 3),
    L(42, 96, 42, 114, 2),
    L(50, 96, 50, 118, 3),
    L(58, 96, 58, 114, 2),
  ],
  ['glossA', 34, E(50, 50, 46, 40)],
  ['glow#ffd25a', 0, 'M50 12Q30 50 50 88Q70 50 50 12Z'],
  ['gold', 0, '|M50 11Q18 50 50 89L48 89Q12 50 48 11Z', '|M44 11Q-8 50 44 89L41 88Q-14 50 41 12Z'],
]
const envelope: Thing = [
  ['gloss#d8192b', 6, R(50, 52, 72, 100, 6)],
  ['gloss#b0101f', 4, 'M14 6Q14 2 20 2L80 2Q86 2 86 6L86 26Q50 56 14 26Z'],
  ['gold', 4, E(50, 46, 19)],
  ['gloss#d8192b', 2, R(50, 46, 12, 12, 1)],
  ['gold', 0, 'M18 98Q34 76 50 98Q66 76 82 98L82 94Q66 70 50 92Q34 70 18 94Z'],
]
const firecracker: Thing = [
  ['satin#caa26a', 2, 'M52 4Q60 -16 78 -10L77 -7Q62 -11 55 6Z'],
  ['glow#ffe27a', 3, S(80, -10, 8, 13, 5)],
  ...[
    [30, 30, -24],
    [66, 34, 20],
    [36, 62, -18],
    [68, 68, 24],
    [50, 88, 0],
  ].flatMap(
    ([x = 0, y = 0, a = 0]): Thing => [
      ['gloss#dc1c2e', 9, R(x, y, 20, 44, 4, a)],
      ['gold', 3, R(x, y, 21, 7, 2, a)],
    ],
  ),
]
const temple: Thing = [
  [
    'satin#d8432c',
    7,
    'M-8 30Q50 34 108 30Q98 12 84 8Q50 16 16 8Q2 12 -8 30Z',
    'M2 66Q50 70 98 66Q92 50 80 46L20 46Q8 50 2 66Z',
  ],
  ['gold', 3, 'M16 8Q50 16 84 8L84 3Q50 10 16 3Z', 'M-8 30Q50 34 108 30L108 34Q50 39 -8 34Z'],
  ['satin#f4e4c4', 5, R(50, 42, 64, 10), R(50, 84, 78, 32)],
  ['glow#ffd46a', 3, `|${R(28, 84, 14, 18, 2)}`, R(50, 86, 16, 28, 2)],
  ['satin#8a2418', 4, R(50, 102, 100, 8, 2)],
]
const wheelcart: Thing = [
  [
    'satin#8a5426',
    7,
    `${E(50, 50, 50)}M50 12A38 38 0 1 0 50.1 12Z`,
    ...rays(8, (a) => R(...round(a, 24), 42, 6, 1, a)),
  ],
  ['iron', 3, `${E(50, 50, 53)}M50 2A48 48 0 1 0 50.1 2Z`],
  ['gold', 8, E(50, 50, 12)],
]
const pyramid: Thing = [
  ['gold', -6, 'M50 -4L108 100L-8 100Z'],
  ['satin#8a5a1c', 0, 'M50 -4L108 100L62 100Z'],
  ['gold', -3, 'M50 -4L66 26L34 26Z'],
  ['glowA', 4, 'M50 46Q66 56 74 62Q60 74 50 74Q40 74 26 62Q34 56 50 46Z'],
  ['gold', 4, E(50, 61, 8)],
]
const column: Thing = [
  ['satin#efe6d8', 8, R(50, 60, 50, 84, 4)],
  ['satin#cfc3b0', 0, ...[30, 42, 54, 66].map((x) => R(x + 2, 60, 3, 82, 1))],
  [
    'satin#f7f0e4',
    7,
    R(50, 102, 76, 14, 3),
    R(50, 8, 84, 12, 3),
    '|M12 16C0 30 14 40 22 30C24 24 18 22 16 26L26 16Z',
  ],
  ['gold', 3, R(50, 16, 56, 5, 2)],
]
const wreath: Thing = [
  [
    'gold',
    5,
    ...[-70, -50, -30, -10, 10, 30, 50, 70].flatMap((a) => {
      const [x, y] = round(a + 180, 42)
      const [u, v] = round(a + 180, 34)
      return [`|${E(x, y, 13, 5, a + 70)}`, `|${E(u, v, 11, 4.4, a + 130)}`]
    }),
  ],
  ['glossA', 5, 'M40 90L50 84L60 90L70 108L54 98L46 98L30 108Z'],
  ['gemA', 8, E(50, 54, 15)],
]
const scroll: Thing = [
  ['satin#f0dcae', 8, R(50, 52, 78, 78, 3)],
  ['satin#d3b478', 8, R(50, 12, 96, 18, 9), R(50, 94, 96, 18, 9)],
  ['matte#6b4a26', 0, 'M24 34L44 40L40 56L60 60L66 74L78 72L77 76L63 78L57 64L37 60L41 43L24 38Z'],
  ['gloss#c8202e', 0, R(70, 38, 4, 18, 1, 45), R(70, 38, 4, 18, 1, -45)],
  ['gold', 4, `|${E(2, 12, 5, 9)}`, `|${E(2, 94, 5, 9)}`],
]
const compass: Thing = [
  ['gold', 6, E(50, 54, 50), E(50, -2, 8)],
  ['satin#f6ecd2', 5, E(50, 54, 40)],
  ['bronze', -3, S(50, 54, 4, 38, 8)],
  ['glossA', -4, 'M50 16L58 54L42 54Z'],
  ['iron', -4, 'M50 92L42 54L58 54Z'],
  ['gold', 4, E(50, 54, 6)],
]

export const armsAndLanterns = {
  bolt,
  trident,
  hammer,
  axe,
  shield,
  katana,
  fan,
  lantern,
  envelope,
  firecracker,
  temple,
  wheelcart,
  pyramid,
  column,
  wreath,
  scroll,
  compass,
} satisfies Readonly<Record<string, Thing>>
