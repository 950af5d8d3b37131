import type { Thing } from '../draw-thing.ts'
import { E, L, R, S, rays, round } from '../shapes.ts'

const guitar: Thing = [
  ['satin#3b2414', 4, L(60, 50, 98, -8, 8)],
  ['satin#22140c', 5, R(100, -10, 15, 22, 4, 33)],
  [
    'glossA',
    16,
    'M46 40C62 34 76 46 66 58C74 66 76 84 60 96C40 110 8 104 4 80C2 64 16 58 26 60C30 48 34 42 46 40Z',
  ],
  ['matte#170d08', 3, E(44, 68, 11)],
  ['satin#22140c', 3, R(28, 84, 22, 7, 2, 33)],
  ['gloss#fff6da', 0, L(26, 82, 96, -4, 1), L(30, 86, 100, -2, 1)],
]
const microphone: Thing = [
  ['satin#23232e', 8, 'M36 52L64 52L56 112L44 112Z'],
  ['gold', 5, R(50, 52, 40, 9, 3)],
  ['silver', 26, E(50, 22, 32, 30)],
  [
    'matte#39404d',
    0,
    ...[-20, -10, 0, 10, 20].flatMap((d) => [
      `M${50 + d - 0.7} -10L${50 + d + 0.7} -10L${50 + d + 0.7} 54L${50 + d - 0.7} 54Z`,
      `M16 ${22 + d - 0.7}L84 ${22 + d - 0.7}L84 ${22 + d + 0.7}L16 ${22 + d + 0.7}Z`,
    ]),
  ],
  ['glossA', 4, 'M17 28Q50 40 83 28L82 34Q50 46 18 34Z'],
]
const disco: Thing = [
  ['silver', 3, L(50, 10, 50, -14, 3)],
  ['silver', 44, E(50, 52, 46)],
  ...[-2, -1, 0, 1, 2].flatMap((row) =>
    [-3, -2, -1, 0, 1, 2, 3].map((column): Thing[number] => {
      const tint =
        ['glossA', 'glossB', 'gloss#e8f2ff', 'gloss#9fb6d8'][(row * 3 + column * 5 + 40) % 4] ??
        'glossA'
      const wide = 44 * Math.cos((row * Math.PI) / 7)
      const x = 50 + wide * Math.sin((column * Math.PI) / 8)
      return [
        tint,
        0,
        R(
          x,
          52 + 46 * Math.sin((row * Math.PI) / 7),
          (11 * Math.cos((column * Math.PI) / 8) * wide) / 44,
          14 * Math.cos((row * Math.PI) / 7),
          1,
        ),
      ]
    }),
  ),
  ['glow#ffffff', 0, S(30, 32, 4, 14, 2), S(70, 70, 4, 8, 1.4)],
]
const vinyl: Thing = [
  ['gloss#17161f', 5, E(50, 50, 52)],
  [
    'gloss#2b2a36',
    0,
    ...[46, 40, 34, 28].map(
      (r) => `${E(50, 50, r)}M50 ${50 - r + 1.4}A${r - 1.4} ${r - 1.4} 0 1 0 50.1 ${50 - r + 1.4}Z`,
    ),
  ],
  ['glow#8f92b0', 0, 'M50 50L88 14L96 24Z', 'M50 50L12 86L4 76Z'],
  ['glossA', 4, E(50, 50, 20)],
  ['satin#fff4dc', 2, E(50, 50, 11)],
  ['matte#111018', 0, E(50, 50, 3)],
]
const drum: Thing = [
  ['glossA', 18, 'M4 34Q50 56 96 34L92 84Q50 108 8 84Z'],
  ['gold', 3, 'M3 32Q50 56 97 32L97 41Q50 65 3 41Z', 'M8 78Q50 102 92 78L92 88Q50 110 8 88Z'],
  [
    'gold',
    2,
    ...[14, 32, 50, 68].map((x) => L(x, 50, x + 9, 92, 2.4)),
    ...[32, 50, 68, 86].map((x) => L(x, 50, x - 9, 92, 2.4)),
  ],
  ['satin#fdf3de', 7, E(50, 32, 47, 17)],
  ['satin#8a5426', 3, L(60, 28, 108, -8, 5, 6), L(34, 26, -8, -4, 5, 6)],
]
const trumpet: Thing = [
  [
    'gold',
    4,
    L(8, 46, 92, 46, 7),
    'M20 46C8 46 8 76 26 76L70 76C86 76 86 46 70 46L70 53C78 53 78 69 70 69L26 69C16 69 16 53 24 53Z',
  ],
  ['gold', 10, 'M74 46C92 44 98 34 106 20L106 74C98 60 92 50 74 49Z'],
  ['silver', 4, R(38, 40, 8, 30, 3), R(50, 40, 8, 30, 3), R(62, 40, 8, 30, 3)],
  ['gold', 4, R(0, 46, 10, 14, 3)],
]
const tent: Thing = [
  ['glossA', 8, 'M50 4L98 48L90 104L10 104L2 48Z'],
  [
    'satin#fff4de',
    0,
    'M50 4L66 48L62 104L50 104Z',
    'M50 4L34 48L28 104L14 104L20 48Z',
    'M50 4L84 48L80 104L90 104L98 48Z',
  ],
  [
    'gold',
    4,
    'M2 46Q14 58 26 46Q38 58 50 46Q62 58 74 46Q86 58 98 46L98 52Q86 66 74 54Q62 66 50 54Q38 66 26 54Q14 66 2 52Z',
  ],
  ['matte#2a0f1c', 4, 'M38 104Q38 72 50 66Q62 72 62 104Z'],
  ['glossB', 4, 'M50 4L50 -18L78 -8L52 2Z'],
]
const tophat: Thing = [
  ['satin#20202c', 10, E(50, 86, 54, 14)],
  ['satin#292938', 18, 'M20 82L16 2Q50 -10 84 2L80 82Q50 94 20 82Z'],
  ['glossA', 4, 'M19 62Q50 74 81 62L80 79Q50 92 20 79Z'],
  ['gold', 3, R(66, 77, 15, 14, 2)],
]
const wizardhat: Thing = [
  ['glossA', 12, 'M-8 88Q50 66 108 88Q98 108 50 106Q2 108 -8 88Z'],
  [
    'glossA',
    20,
    'M16 84C28 50 34 20 62 -18Q80 -22 88 -6Q70 -8 68 6C74 40 80 64 84 84Q50 98 16 84Z',
  ],
  [
    'gold',
    4,
    'M20 72Q50 86 81 72L84 85Q50 100 16 85Z',
    S(52, 40, 5, 10, 4),
    S(60, 12, 5, 6, 2.6),
    S(36, 60, 5, 6, 2.6),
  ],
  ['gemB', 4, E(50, 86, 6)],
]
const cauldron: Thing = [
  ['iron', 5, `|${L(26, 90, 16, 108, 9, 7)}`],
  ['satin#20242e', 32, 'M2 40C-8 84 24 102 50 102C76 102 108 84 98 40Z'],
  ['satin#2f3542', 7, E(50, 36, 56, 15)],
  ['glowA', 6, E(50, 34, 47, 10)],
  ['glowA', 8, E(34, 24, 9), E(56, 16, 12), E(72, 28, 7), E(48, -6, 6)],
  ['gold', 3, S(50, 72, 5, 12, 5)],
]
const orb: Thing = [
  ['gold', 8, 'M20 84Q50 66 80 84L90 106L10 106Z'],
  ['glossA', 44, E(50, 44, 44)],
  [
    'glowB',
    0,
    E(56, 54, 14, 8, -20),
    E(36, 44, 8, 5, 30),
    S(60, 34, 4, 12, 2),
    S(40, 64, 4, 8, 1.6),
  ],
  ['glow#ffffff', 0, 'M18 38Q22 16 44 10Q28 22 26 40Z'],
]
const ghost: Thing = [
  [
    'satin#eef2ff',
    34,
    'M50 -2C82 -2 92 28 90 60L98 104L80 92L66 106L50 92L34 106L20 92L2 104L10 60C8 28 18 -2 50 -2Z',
  ],
  ['matte#1b1730', 6, `|${E(36, 38, 8, 11)}`, E(50, 64, 9, 12)],
  ['glowA', 3, `|${E(37, 40, 3)}`],
]
const pumpkin: Thing = [
  ['satin#3f6b24', 5, 'M44 18Q44 -4 60 -10L66 -2Q56 4 57 18Z'],
  ['gloss#e8741a', 20, E(22, 58, 24, 40), E(78, 58, 24, 40)],
  ['gloss#f28a22', 22, E(36, 60, 22, 44), E(64, 60, 22, 44)],
  ['gloss#f79a34', 18, E(50, 60, 18, 45)],
  [
    'glow#ffe25a',
    3,
    '|M22 52L38 38L42 56Z',
    'M50 58L56 68L44 68Z',
    'M20 72L32 76L38 70L46 78L54 78L62 70L68 76L80 72Q74 96 50 96Q26 96 20 72Z',
  ],
]
const candle: Thing = [
  ['bronze', 8, E(50, 98, 42, 9), E(50, 88, 26, 8)],
  ['satin#f4ead2', 14, 'M34 34Q50 26 66 34L66 88L34 88Z'],
  ['satin#fff8e6', 5, 'M34 34L40 34L40 60Q37 66 34 60Z', 'M56 32L62 34L62 50Q59 56 56 50Z'],
  ['glow#ffb02e', 9, 'M50 -14C64 6 64 24 50 30C36 24 36 6 50 -14Z'],
  ['glow#fff6c0', 4, 'M50 4C57 14 56 24 50 27C44 24 43 14 50 4Z'],
]
const cog: Thing = [
  [
    'bronze',
    7,
    ...rays(10, (a) => R(...round(a, 44), 18, 15, 2, a)),
    `${E(50, 50, 42)}M50 34A16 16 0 1 0 50.1 34Z`,
  ],
  ['gold', 6, `${E(50, 50, 30)}M50 34A16 16 0 1 0 50.1 34Z`],
  ['glossA', 10, E(50, 50, 14)],
  ['iron', 2, ...rays(5, (a) => E(...round(a, 23), 3))],
]
const slipper: Thing = [
  [
    'gem#9fd8ff',
    -14,
    'M96 22C88 22 82 30 78 42C66 70 36 72 10 78C-8 82 -10 98 6 98L62 98Q74 98 80 86L84 98L92 98L92 66C98 52 104 36 96 22Z',
  ],
  ['gloss#ffffff', 0, 'M8 86Q34 82 54 76Q34 90 8 90Z'],
  ['gemA', 8, E(34, 76, 10)],
  ['glow#ffffff', 0, S(76, 36, 4, 16, 2), S(14, 70, 4, 10, 1.6)],
]
const snowflake: Thing = [
  [
    'gloss#d8f2ff',
    4,
    ...rays(6, (a) => L(50, 50, ...round(a - 90, 54), 8, 6)),
    ...rays(6, (a) => L(...round(a - 90, 30), ...round(a - 68, 46), 6, 4)),
    ...rays(6, (a) => L(...round(a - 90, 30), ...round(a - 112, 46), 6, 4)),
  ],
  ['gemA', -10, S(50, 50, 6, 22)],
]

export const showAndSpell = {
  guitar,
  microphone,
  disco,
  vinyl,
  drum,
  trumpet,
  tent,
  tophat,
  wizardhat,
  cauldron,
  orb,
  ghost,
  pumpkin,
  candle,
  cog,
  slipper,
  snowflake,
} satisfies Readonly<Record<string, Thing>>
