import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { FeltPrint } from '../../table/felt.ts'
import { paper } from '../../table/card-art/paper.ts'
import { emptyBoard } from './board.ts'
import { boxPlaceOf } from './box-places.ts'
import { type Box, boxCount, chipSize, handMiddle, type TableLayout } from './layout.ts'
import { framePrints } from './tables/plan-prints.ts'
import type { TableWords } from './words.ts'

type Rules = CardsPaytable['rules']

export interface PrintNeeds {
  readonly layout: TableLayout
  readonly words: TableWords
  /** What a place of the layout is called, and the colour that its field is filled with, CSS. */
  readonly spotName: (spot: string) => string
  readonly spotFill: (spot: string) => string | undefined
  /** A number as the player's language writes it. */
  readonly number: (value: number) => string
}

/** What is printed on the cloth. */
export function tablePrints(rules: Rules, needs: PrintNeeds): readonly FeltPrint[] {
  switch (rules.game) {
    case 'blackjack':
      return blackjackPrints(rules, needs)
    case 'showdown':
      return [...handPrints(rules, needs), ...fieldPrints(rules, needs)]
    case 'baccarat':
    case 'casinoWar':
    case 'redDog':
    case 'threeCardPoker':
      return plannedPrints(rules, needs)
  }
}

/** Rules in bowls between dealer and player, the arc of insurance, and a ring for the bet. */
function blackjackPrints(
  rules: Extract<Rules, { readonly game: 'blackjack' }>,
  { layout, words }: PrintNeeds,
): readonly FeltPrint[] {
  const { free, isTall, spots } = layout
  const card = boxCount(rules) > 0 ? Math.min(layout.card, free.height * 0.17) : layout.card
  const middle = free.x + free.width / 2
  const radius = free.width * (isTall ? 1.5 : 0.95)
  const bowl = { type: 'arc', bend: 'bowl', x: middle, radius } as const
  const line = (y: number, text: string, size: number, weight: number): FeltPrint => ({
    ...bowl,
    y: y - radius,
    text,
    size,
    weight,
    spacing: 0.1,
    room: free.width * (isTall ? 0.9 : 0.62),
  })
  const { insurance, hand } = spots
  if (!insurance) return []
  const size = card * (isTall ? 0.15 : 0.165)
  const top = insurance.y + insurance.height / 2
  return [
    line(top - card * 0.28, words.blackjackPays(rules.blackjack), size * 1.2, 700),
    line(top - card * 0.05, words.dealer[rules.soft17], size * 0.72, 400),
    line(top + card * 0.2, words.insurancePays(rules.insurance), size * 0.82, 600),
    ...band(middle, top + card * 0.2, radius, {
      half: free.width * (isTall ? 0.44 : 0.27),
      height: card * 0.17,
    }),
    ...(hand ? [ring(hand, chipSize(layout))] : boxPrints(layout, words)),
  ]
}

/** Two bent lines about a line of print, closed at the ends. */
function band(
  x: number,
  y: number,
  radius: number,
  { half, height }: { readonly half: number; readonly height: number },
): readonly FeltPrint[] {
  const centre = y - radius
  const at = (reach: number, share: number): string => {
    const angle = Math.asin(Math.min(0.99, half / radius)) * share
    return `${x + Math.sin(angle) * reach} ${centre + Math.cos(angle) * reach}`
  }
  const [inner, outer] = [radius - height * 0.62, radius + height * 0.62]
  return [
    {
      type: 'path',
      path: `M${at(inner, -1)} A${inner} ${inner} 0 0 0 ${at(inner, 1)} L${at(outer, 1)} A${outer} ${outer} 0 0 1 ${at(outer, -1)} Z`,
      line: 1.5,
    },
  ]
}

/** A ring for each box and one for each of its side bets, with their names in them. */
function boxPrints({ spots, isTall }: TableLayout, words: TableWords): readonly FeltPrint[] {
  return Object.entries(spots).flatMap(([spot, box]): readonly FeltPrint[] => {
    const place = boxPlaceOf(spot)
    if (!place || place.box === null) return []
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const isSide = place.part !== 'box'
    const radius = box.width / 2
    return [
      { type: 'path', path: circle(x, y, radius * (isSide ? 0.94 : 0.98)), line: isSide ? 1.2 : 2 },
      ...(isSide ? [] : [{ type: 'path', path: circle(x, y, radius * 0.86), line: 1 } as const]),
      {
        type: 'line',
        text: isSide ? words.side[place.part === 'pairs' ? 'pairs' : 'poker'] : String(place.box),
        x,
        y,
        size: isSide ? radius * (isTall ? 0.62 : 0.56) : radius * 0.62,
        weight: isSide ? 600 : 700,
        room: radius * 1.66,
      },
    ]
  })
}

const circle = (x: number, y: number, of: number): string =>
  `M${x - of} ${y} a${of} ${of} 0 1 0 ${2 * of} 0 a${of} ${of} 0 1 0 ${-2 * of} 0 Z`

function ring({ x, y, width, height }: Box, chip: number): FeltPrint {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const radius = Math.max(width * 0.42, chip * 0.72)
  const oval = (of: number): string =>
    `M${middleX - of} ${middleY} a${of} ${of * 0.86} 0 1 0 ${2 * of} 0 a${of} ${of * 0.86} 0 1 0 ${-2 * of} 0 Z`
  return { type: 'path', path: `${oval(radius)} ${oval(radius * 0.9)}`, line: 1.5 }
}

/** A field for each place: its name, and what it pays. */
function fieldPrints(
  rules: Exclude<Rules, { readonly game: 'blackjack' }>,
  { layout, spotName, spotFill, number }: PrintNeeds,
): readonly FeltPrint[] {
  return rules.spots.flatMap(({ spot, pays }): readonly FeltPrint[] => {
    const box = layout.spots[spot]
    if (!box) return []
    // Of red dog the ladder tells what is paid.
    const odds = rules.game === 'redDog' ? '' : oddsOf(pays, rules.unitsPerChip, number)
    const fill = spotFill(spot)
    const middle = { type: 'line', x: box.x + box.width / 2, room: box.width * 0.86 } as const
    return [
      { type: 'path', path: rounded(box), line: 2, ...(fill && { fill }) },
      {
        ...middle,
        text: spotName(spot).toUpperCase(),
        y: box.y + box.height * 0.2,
        size: Math.min(box.height * 0.22, box.width * 0.15),
        weight: 700,
        spacing: 0.08,
      },
      ...(odds === ''
        ? []
        : [
            {
              ...middle,
              text: odds,
              y: box.y + box.height * 0.4,
              size: Math.min(box.height * 0.15, box.width * 0.1),
              weight: 500,
            },
          ]),
    ]
  })
}

/** Frames for cards, fields, and places that get chips later; of red dog what each spread pays. */
function plannedPrints(
  rules: Exclude<Rules, { readonly game: 'blackjack' }>,
  needs: PrintNeeds,
): readonly FeltPrint[] {
  const { plan } = needs.layout
  if (!plan) return []
  return [
    ...framePrints(plan, needs.spotName),
    ...fieldPrints(rules, needs),
    ...plan.later.flatMap((spot) => laterPrints(spot, needs)),
    ...(rules.game === 'redDog' ? ladderPrints(rules, needs) : []),
  ]
}

/** What a place pays at least and at most when it wins. */
function oddsOf(
  pays: readonly { readonly back: number }[],
  unitsPerChip: number,
  number: PrintNeeds['number'],
): string {
  const wins = pays.map(({ back }) => (back - unitsPerChip) / unitsPerChip).filter((win) => win > 0)
  const [least, most] = [Math.min(...wins), Math.max(...wins)]
  return `${least === most ? number(most) : `${number(least)}–${number(most)}`} : 1`
}

/** A field that nobody can press: dashed, with its name. */
function laterPrints(spot: string, { layout, spotName }: PrintNeeds): readonly FeltPrint[] {
  const box = layout.spots[spot]
  if (!box) return []
  return [
    { type: 'path', path: rounded(box), line: 1.5, dash: [7, 6] },
    {
      type: 'line',
      x: box.x + box.width / 2,
      room: box.width * 0.86,
      text: spotName(spot).toUpperCase(),
      y: box.y + box.height * 0.2,
      size: Math.min(box.height * 0.18, box.width * 0.12),
      weight: 600,
      spacing: 0.08,
    },
  ]
}

/** Steps of spreads that pay alike: a number, and what it pays; at the end three cards of one rank. */
function ladderPrints(
  { spreadBack, spots, unitsPerChip }: Extract<Rules, { readonly game: 'redDog' }>,
  { layout, number }: PrintNeeds,
): readonly FeltPrint[] {
  const three = spots[0]?.pays[0]?.back
  const steps = [
    ...[1, 2, 3].map((spread) => ({ text: String(spread), back: spreadBack[spread - 1] })),
    { text: `4–${spreadBack.length}`, back: spreadBack[3] },
    { text: '= = =', back: three },
  ]
  return steps.flatMap(({ text, back }, place): readonly FeltPrint[] => {
    const box = layout.spots[`spread${place + 1}`]
    if (!box || back === undefined) return []
    const odds = `${number((back - unitsPerChip) / unitsPerChip)} : 1`
    const line = { type: 'line', room: box.width * 0.9, x: box.x + box.width / 2 } as const
    const size = Math.min(box.height * 0.36, box.width * 0.24)
    return [
      { type: 'path', path: rounded(box), line: 1.2, fill: 'rgba(0,0,0,0.28)' },
      { ...line, text, y: box.y + box.height * 0.3, size, weight: 700 },
      { ...line, text: odds, y: box.y + box.height * 0.72, size: size * 0.9, weight: 500 },
    ]
  })
}

/** A frame for each hand's card, with its name, so that a table at rest says what will lie there. */
function handPrints(
  rules: Extract<Rules, { readonly game: 'showdown' }>,
  { layout, spotName }: Pick<PrintNeeds, 'layout' | 'spotName'>,
): readonly FeltPrint[] {
  const height = layout.card * 1.06
  const width = (height * paper.width) / paper.height
  return rules.hands.flatMap((name): readonly FeltPrint[] => {
    const { x, y } = handMiddle(layout, rules, { board: emptyBoard, name })
    const frame = { x: x - width / 2, y: y - height / 2, width, height }
    return [
      { type: 'path', path: rounded(frame), line: 1.5, dash: [7, 6] },
      {
        type: 'line',
        text: spotName(name).toUpperCase(),
        x,
        y,
        size: width * 0.16,
        weight: 700,
        spacing: 0.12,
        room: width * 0.82,
      },
    ]
  })
}

function rounded({ x, y, width, height }: Box): string {
  const r = Math.min(width, height) * 0.12
  return [
    `M${x + r} ${y} h${width - 2 * r} a${r} ${r} 0 0 1 ${r} ${r} v${height - 2 * r}`,
    `a${r} ${r} 0 0 1 ${-r} ${r} h${2 * r - width} a${r} ${r} 0 0 1 ${-r} ${-r} v${2 * r - height}`,
    `a${r} ${r} 0 0 1 ${r} ${-r} Z`,
  ].join(' ')
}
