import type { Thing } from '../draw-thing.ts'
import { E, L, R, S, rays, round } from '../shapes.ts'

const planet: Thing = [
  ['satinB', 4, 'M20 30C-20 52 -22 76 4 74L14 66C-2 68 -4 60 26 42Z'],
  ['glossA', 40, E(50, 50, 40)],
  ['satinB', 0, 'M12 40Q50 56 90 44L90 52Q50 64 11 50Z', 'M18 70Q50 80 84 66L80 73Q50 86 22 76Z'],
  [
    'satinB',
    4,
    'M4 66C24 86 92 62 108 34C114 16 92 18 76 26L82 34C94 28 100 30 94 40C80 62 34 78 14 68Z',
  ],
]
const rocket: Thing = [
  ['glow#ffb02e', 8, 'M38 88L50 124L62 88Z'],
  ['glow#fff2b0', 4, 'M44 88L50 108L56 88Z'],
  ['glossA', 8, '|M32 54C12 62 10 84 14 98L34 82Z', 'M45 60L55 60L55 96L45 96Z'],
  ['gloss#f2f6fc', 24, 'M50 -14C74 10 74 54 66 88L34 88C26 54 26 10 50 -14Z'],
  ['glossA', 12, 'M50 -14C60 -4 66 8 68 20L32 20C34 8 40 -4 50 -14Z'],
  ['silver', 4, E(50, 42, 14)],
  ['gloss#2a8fe0', 9, E(50, 42, 10)],
  ['glossA', 8, 'M45 62L55 62L54 96L46 96Z'],
]
const hat: Thing = [
  [
    'satin#8a5426',
    8,
    'M-10 62C-2 80 30 84 50 84C70 84 102 80 110 62C104 94 76 100 50 100C24 100 -4 94 -10 62Z',
  ],
  ['satin#a5672f', 20, 'M18 80C18 40 24 12 38 14Q50 26 62 14C76 12 82 40 82 80Q50 94 18 80Z'],
  ['satin#4a2812', 4, 'M18 66Q50 80 82 66L82 80Q50 94 18 80Z'],
  ['gold', -4, S(50, 80, 5, 10, 4.4)],
]
const badge: Thing = [
  ['gold', -8, S(50, 54, 5, 52, 26)],
  ['gold', 6, ...rays(5, (a) => E(...round(a - 90, 53, 50, 54), 7))],
  ['bronze', 3, E(50, 55, 22)],
  ['gold', 5, E(50, 55, 18)],
  ['gemA', 6, S(50, 55, 5, 12, 5)],
]
const cactus: Thing = [
  [
    'satin#3c8f3f',
    14,
    R(50, 54, 26, 112, 13),
    'M40 62L14 62Q4 62 4 50L4 30Q11 22 18 30L18 48L40 48Z',
    'M60 52L84 52Q96 52 96 40L96 18Q89 10 82 18L82 38L60 38Z',
  ],
  ['satin#2a6b30', 0, R(44, 56, 2, 100), R(56, 56, 2, 100)],
  ['gloss#f25a8a', 5, S(50, -4, 6, 11, 6), S(89, 14, 6, 7, 4)],
]
const dynamite: Thing = [
  ['satin#caa26a', 2, 'M50 4Q54 -14 72 -12L72 -9Q58 -10 54 6Z'],
  ['glow#ffe27a', 3, S(76, -12, 8, 14, 5)],
  ['gloss#d9252b', 12, R(24, 54, 26, 100, 5), R(76, 54, 26, 100, 5), R(50, 56, 28, 106, 5)],
  ['satin#3b2a20', 4, R(50, 40, 84, 9, 2), R(50, 76, 84, 9, 2)],
]
const flower: Thing = [
  ['satin#3f8a2a', 4, L(50, 60, 54, 112, 6), 'M54 96Q80 76 96 88Q80 108 54 100Z'],
  ['glossA', 9, ...rays(7, (a) => E(...round(a, 30, 50, 40), 22, 12, a))],
  ['glossB', 12, E(50, 40, 17)],
  ['gold', 2, ...rays(8, (a) => E(...round(a, 9, 50, 40), 2))],
]
const balloon: Thing = [
  ['satin#8a5426', 5, 'M36 92L64 92L61 112L39 112Z'],
  ['satin#d9c08a', 1, L(30, 66, 38, 92, 1.6), L(70, 66, 62, 92, 1.6)],
  [
    'glossA',
    34,
    'M50 -14C92 -12 100 30 84 52C74 66 66 74 62 84L38 84C34 74 26 66 16 52C0 30 8 -12 50 -14Z',
  ],
  [
    'satin#fff4dc',
    0,
    'M50 -14Q30 30 44 84L56 84Q70 30 50 -14Z',
    '|M24 -4Q2 26 24 62L30 70Q12 26 30 -7Z',
  ],
]
const plane: Thing = [
  ['satin#dfe8f4', -6, 'M-8 50L108 0L40 62Z'],
  ['satin#ffffff', -5, 'M108 0L40 62L70 92Z'],
  ['satin#b9c6da', -4, 'M40 62L38 98L52 76Z'],
]
const cart: Thing = [
  ['gold', 6, E(24, 30, 13), E(46, 22, 15), E(70, 26, 14), E(84, 34, 9)],
  ['gemA', 5, E(58, 18, 8), E(34, 20, 6)],
  ['satin#6a4428', 8, 'M0 36L100 36L86 82L14 82Z'],
  ['iron', 4, R(50, 40, 106, 9, 3), R(50, 82, 76, 8, 3)],
  ['iron', 5, `|${E(26, 94, 13)}`],
  ['bronze', 4, `|${E(26, 94, 6)}`],
]
const ship: Thing = [
  ['satin#6a4020', 5, R(50, 36, 5, 96), R(22, 48, 4, 60), R(78, 48, 4, 60)],
  [
    'satin#f7edd6',
    8,
    'M32 4Q50 -2 68 4L72 56Q50 48 28 56Z',
    'M10 30Q22 26 32 32L32 66Q20 58 8 66Z',
    'M68 32Q78 26 92 30L94 66Q80 58 68 66Z',
  ],
  ['glossA', 2, 'M50 -14L50 -4L72 -8Z', 'M36 22Q50 18 64 22L65 30Q50 25 35 30Z'],
  ['satin#7a4822', 12, 'M-6 62Q50 80 106 58C102 88 88 104 74 104L26 104C10 104 -2 86 -6 62Z'],
  ['gold', 2, 'M-5 66Q50 84 105 62L104 68Q50 90 -4 72Z'],
  ['matte#1d1008', 2, ...[24, 42, 60, 78].map((x) => E(x, 91, 4))],
]
const lighthouse: Thing = [
  ['glow#fff1a8', 0, 'M50 18L120 -4L120 34Z', 'M50 18L-20 -4L-20 34Z'],
  ['satin#59616e', 10, 'M12 104Q30 84 50 86Q70 84 88 104Z'],
  ['satin#fbf6ee', 12, 'M38 30L62 30L70 98L30 98Z'],
  ['glossA', 0, 'M37 42L63 42L65 56L35.5 56Z', 'M33.5 70L66.5 70L68.5 86L32 86Z'],
  ['gold', 3, R(50, 29, 34, 5, 2)],
  ['glow#fff6c8', 5, R(50, 19, 20, 16, 3)],
  ['glossA', 5, 'M34 12L50 -8L66 12Z'],
]
const trophy: Thing = [
  ['gold', 5, '|M22 12C-8 8 -6 56 34 56L34 48C8 48 8 20 22 22Z'],
  ['gold', 24, 'M16 0L84 0C86 40 76 62 58 68L58 82L42 82L42 68C24 62 14 40 16 0Z'],
  ['satin#3a2216', 7, R(50, 94, 56, 24, 4)],
  ['gold', 3, R(50, 94, 34, 10, 2)],
  ['gemA', 7, S(50, 30, 5, 17, 7.5)],
]
const football: Thing = [
  ['gloss#f7f8fa', 48, E(50, 50, 50)],
  [
    'satin#1b1e28',
    0,
    S(50, 50, 5, 18, undefined, 0),
    ...rays(5, (a) => S(...round(a - 90, 46), 5, 17, undefined, a + 36)),
    ...rays(5, (a) => L(...round(a - 90, 16), ...round(a - 90, 32), 1.6)),
  ],
]
const basketball: Thing = [
  ['satin#e8761e', 48, E(50, 50, 50)],
  [
    'matte#2a1208',
    0,
    R(50, 50, 2.6, 100),
    R(50, 50, 100, 2.6),
    '|M16 14Q44 50 16 86L13 84Q40 50 13 16Z',
  ],
]
const glove: Thing = [
  ['satin#fff4e2', 8, R(54, 96, 46, 22, 6)],
  ['glossA', 24, 'M26 84C-4 66 2 14 40 4C76 -6 100 12 96 48C94 66 84 76 80 86Z'],
  ['glossA', 9, 'M22 60C14 40 30 30 42 42L56 56C52 68 38 74 22 60Z'],
  ['gold', 2, 'M32 94Q54 88 76 94L76 98Q54 92 32 98Z'],
]
const car: Thing = [
  [
    'glossA',
    14,
    'M-6 70Q-4 50 20 46Q34 22 58 22Q78 22 88 44Q106 48 108 70Q106 80 96 80L4 80Q-6 80 -6 70Z',
  ],
  ['gloss#bfe6ff', 6, 'M30 46Q40 30 54 29L54 46Z', 'M60 29Q74 30 80 46L60 46Z'],
  ['satin#fff6da', 0, 'M-6 60Q50 52 108 60L108 64Q50 57 -6 64Z'],
  ['satin#17171f', 7, `|${E(20, 80, 16)}`],
  ['silver', 4, `|${E(20, 80, 9)}`],
  ['glow#fff2a8', 3, E(102, 58, 5, 4)],
]
const tractor: Thing = [
  ['iron', 3, R(84, 20, 5, 30, 2)],
  ['glossA', 8, 'M56 44L102 44L102 74L56 74Z', 'M16 12L58 12L64 66L12 66Z'],
  ['gloss#bfe6ff', 4, 'M22 19L52 19L55 44L20 44Z'],
  ['satin#20202a', 12, E(26, 76, 30)],
  ['satin#20202a', 8, E(88, 88, 18)],
  ['gold', 6, E(26, 76, 15), E(88, 88, 9)],
]

export const waysAndFields = {
  planet,
  rocket,
  hat,
  badge,
  cactus,
  dynamite,
  flower,
  balloon,
  plane,
  cart,
  ship,
  lighthouse,
  trophy,
  football,
  basketball,
  glove,
  car,
  tractor,
} satisfies Readonly<Record<string, Thing>>
