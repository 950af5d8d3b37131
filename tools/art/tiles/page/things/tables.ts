import type { Thing } from '../draw-thing.ts'
import { E, L, R, rays, round, S } from '../shapes.ts'

const spade = (x: number, y: number, s: number): string =>
  `M${x} ${y - s}C${x + s * 0.3} ${y - s * 0.4} ${x + s} ${y - s * 0.1} ${x + s * 0.8} ${y + s * 0.4}C${x + s * 0.6} ${y + s * 0.7} ${x + s * 0.2} ${y + s * 0.6} ${x + s * 0.1} ${y + s * 0.35}L${x + s * 0.35} ${y + s}L${x - s * 0.35} ${y + s}L${x - s * 0.1} ${y + s * 0.35}C${x - s * 0.2} ${y + s * 0.6} ${x - s * 0.6} ${y + s * 0.7} ${x - s * 0.8} ${y + s * 0.4}C${x - s} ${y - s * 0.1} ${x - s * 0.3} ${y - s * 0.4} ${x} ${y - s}Z`
const heart = (x: number, y: number, s: number): string =>
  `M${x} ${y + s}C${x - s * 0.4} ${y + s * 0.4} ${x - s} ${y + s * 0.1} ${x - s} ${y - s * 0.4}C${x - s} ${y - s} ${x - s * 0.2} ${y - s} ${x} ${y - s * 0.4}C${x + s * 0.2} ${y - s} ${x + s} ${y - s} ${x + s} ${y - s * 0.4}C${x + s} ${y + s * 0.1} ${x + s * 0.4} ${y + s * 0.4} ${x} ${y + s}Z`

const ace: Thing = [
  ['satin#d9d3c6', 3, R(44, 56, 64, 92, 6, -14)],
  ['satin#fbf9f3', 3, R(54, 52, 66, 96, 6, 8)],
  ['gloss#191722', 6, spade(54, 54, 24)],
  ['gloss#191722', 0, spade(34, 20, 5), spade(74, 86, 5)],
]
const cards: Thing = [
  ['satin#efeadd', 3, R(20, 62, 46, 70, 5, -26)],
  ['gloss#d3182f', 3, heart(16, 60, 11)],
  ['satin#f6f2e8', 3, R(40, 54, 46, 70, 5, -8)],
  ['gloss#191722', 3, spade(38, 52, 12)],
  ['satin#fbf8f0', 3, R(62, 54, 46, 70, 5, 10)],
  ['gloss#d3182f', 3, S(63, 54, 4, 14, 9)],
  ['satin#ffffff', 3, R(82, 64, 46, 70, 5, 28)],
  ['gloss#d3182f', 4, heart(84, 62, 13)],
]
const chips: Thing = [
  ...[
    [28, 90],
    [28, 80],
    [28, 70],
    [72, 92],
    [72, 82],
    [72, 72],
    [72, 62],
    [72, 52],
  ].flatMap(
    ([x = 0, y = 0], i): Thing => [
      [i % 2 === 0 ? 'glossA' : 'gloss#1c1c28', 4, E(x, y + 4, 28, 12), E(x, y, 28, 12)],
      [
        'satin#fff6e6',
        0,
        R(x - 18, y + 6, 6, 8, 1),
        R(x, y + 12, 6, 8, 1),
        R(x + 18, y + 6, 6, 8, 1),
      ],
    ],
  ),
  ['glossA', 5, E(40, 30, 38)],
  [
    'satin#fff6e6',
    0,
    ...rays(6, (a) =>
      R(
        40 + 33 * Math.cos((a * Math.PI) / 180),
        30 + 33 * Math.sin((a * Math.PI) / 180),
        11,
        11,
        1,
        a,
      ),
    ),
  ],
  ['gold', 3, E(40, 30, 25)],
  ['glossA', 4, E(40, 30, 22)],
  ['gold', 3, spade(40, 29, 13)],
]
const wheel: Thing = [
  ['satin#5a2c16', 8, E(50, 50, 56)],
  ['gold', 4, E(50, 50, 50)],
  ['gloss#17151d', 3, E(50, 50, 47)],
  [
    'gloss#c9182c',
    0,
    ...rays(12, (a) => {
      const [x1, y1] = round(a - 7.5, 47)
      const [x2, y2] = round(a + 7.5, 47)
      return `M50 50L${x1} ${y1}L${x2} ${y2}Z`
    }),
  ],
  ['gloss#168a45', 0, `M50 50L${round(-21, 47).join(' ')}L${round(-10, 47).join(' ')}Z`],
  ['gold', 3, `${E(50, 50, 34)}M50 18A32 32 0 1 0 50.1 18Z`],
  ['satin#6d381c', 10, E(50, 50, 27)],
  [
    'gold',
    5,
    ...rays(4, (a) => L(50, 50, ...round(a + 45, 22), 5, 4)),
    ...rays(4, (a) => E(...round(a + 45, 22), 5)),
  ],
  ['gold', 9, E(50, 50, 9)],
  ['gloss#ffffff', 5, E(82, 28, 6)],
]
const dice: Thing = [
  ['glossA', 10, R(34, 62, 60, 60, 11, -14)],
  ['gloss#ffffff', 2, E(20, 50, 5), E(48, 74, 5), E(34, 62, 5), E(45, 44, 5), E(24, 80, 5)],
  ['glossB', 10, R(74, 34, 48, 48, 9, 18)],
  ['gloss#ffffff', 2, E(64, 22, 4.4), E(86, 30, 4.4), E(62, 40, 4.4), E(83, 48, 4.4)],
]
const ball = (x: number, y: number, r: number, colour: string, digit: string): Thing => [
  [colour, r, E(x, y, r)],
  ['satin#fffdf6', 0, E(x, y, r * 0.56)],
  ['matte#171420', 0, digit],
  ['glow#ffffff', 0, E(x - r * 0.42, y - r * 0.55, r * 0.2, r * 0.11, -35)],
]
const sevenAt = (x: number, y: number, s: number): string =>
  `M${x - s} ${y - s * 1.3}L${x + s} ${y - s * 1.3}L${x + s} ${y - s * 0.7}L${x} ${y + s * 1.3}L${x - s * 0.7} ${y + s * 1.3}L${x + s * 0.2} ${y - s * 0.7}L${x - s} ${y - s * 0.7}Z`
const oneAt = (x: number, y: number, s: number): string =>
  `M${x - s * 0.7} ${y - s * 0.7}L${x + s * 0.1} ${y - s * 1.3}L${x + s * 0.5} ${y - s * 1.3}L${x + s * 0.5} ${y + s * 1.3}L${x - s * 0.15} ${y + s * 1.3}L${x - s * 0.15} ${y - s * 0.5}L${x - s * 0.6} ${y - s * 0.2}Z`
const fourAt = (x: number, y: number, s: number): string =>
  `M${x + s * 0.1} ${y - s * 1.3}L${x + s * 0.6} ${y - s * 1.3}L${x + s * 0.6} ${y + s * 0.3}L${x + s} ${y + s * 0.3}L${x + s} ${y + s * 0.8}L${x + s * 0.6} ${y + s * 0.8}L${x + s * 0.6} ${y + s * 1.3}L${x} ${y + s * 1.3}L${x} ${y + s * 0.8}L${x - s} ${y + s * 0.8}L${x - s} ${y + s * 0.3}ZM${x} ${y + s * 0.3}L${x} ${y - s * 0.5}L${x - s * 0.45} ${y + s * 0.3}Z`
const balls: Thing = [
  ...ball(74, 30, 28, 'glossB', fourAt(74, 30, 8)),
  ...ball(24, 40, 25, 'gloss#f2b01e', oneAt(24, 40, 7)),
  ...ball(54, 72, 33, 'glossA', sevenAt(54, 72, 9)),
]
const bingocard: Thing = [
  ['glossA', 6, R(50, 50, 90, 108, 8, -6)],
  ['satin#fffaf0', 3, R(50, 57, 80, 80, 4, -6)],
  ...[0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column): Thing[number] => {
      const on = (row * 7 + column * 3) % 5 < 2 || row === column
      return [
        on ? 'glossB' : 'satin#e2d8c4',
        on ? 5 : 2,
        on
          ? E(20 + column * 19 + row * 2, 34 + row * 19 - column * 2, 8.4)
          : R(20 + column * 19 + row * 2, 34 + row * 19 - column * 2, 15, 15, 3, -6),
      ]
    }),
  ),
  ['gold', 4, S(46, 4, 5, 13, 5.5)],
]
const ticket: Thing = [
  ['gold', 4, 'M-4 24L72 4Q70 18 84 18L104 82L28 102Q28 90 16 88Z'],
  ['glossA', 3, 'M4 29L68 12Q70 22 80 24L96 78L32 95Q30 84 20 82Z'],
  ['satin#fff5da', 2, 'M16 42L66 29L78 68L28 81Z'],
  ['gold', -4, S(47, 55, 5, 17, 7.5)],
]
const drumOfBalls: Thing = [
  ['gold', 5, `|${L(26, 76, 8, 108, 8)}`, R(50, 106, 96, 9, 4)],
  ['gloss#dceeff', 44, E(50, 46, 48)],
  ...[
    [30, 62],
    [50, 70],
    [70, 62],
    [38, 46],
    [62, 44],
    [50, 28],
  ].flatMap(
    ([x = 0, y = 0], i): Thing => [
      [['glossA', 'glossB', 'gloss#f2b01e'][i % 3] ?? 'glossA', 11, E(x, y, 11)],
      ['satin#fffdf6', 0, E(x, y, 5.4)],
    ],
  ),
  ['gold', 3, `${E(50, 46, 51)}M50 -1A47 47 0 1 0 50.1 -1Z`, R(104, 46, 16, 6, 3)],
  ['glow#ffffff', 0, 'M12 40Q16 14 40 6Q24 20 20 42Z'],
]
const cannon: Thing = [
  ['glow#ffcf5a', 6, S(96, 2, 9, 20, 10)],
  ['gold', 6, 'M22 58L80 2L98 20L42 78Z'],
  ['glossA', 10, 'M6 62C-2 86 22 104 44 94C60 84 60 62 40 50C24 44 12 50 6 62Z'],
  ['gold', 4, R(86, 12, 12, 34, 3, -44 + 90), R(58, 38, 9, 32, 3, -44 + 90)],
  ['silver', 6, E(30, 74, 15)],
  ['glowB', 6, E(30, 74, 9)],
]

export const tables = {
  ace,
  cards,
  chips,
  wheel,
  dice,
  balls,
  bingocard,
  ticket,
  drumOfBalls,
  cannon,
} satisfies Readonly<Record<string, Thing>>
