import type { Insets } from '../../rounds/game-stage.ts'
import type { Size } from '../../screen/open-screen.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where everything is, CSS pixels. */
export interface KenoLayout {
  readonly portrait: boolean
  /** Numbers in a row of the board. */
  readonly columns: number
  /** Distance of neighbouring numbers: the side of what may be pressed. */
  readonly pitch: number
  readonly board: Box
  /** Middle and radius of the glass of the machine. */
  readonly drum: { readonly x: number; readonly y: number; readonly radius: number }
  /** Where balls come to rest, in order. */
  readonly tray: {
    readonly box: Box
    readonly diameter: number
    readonly places: readonly Point[]
  }
  /** Left to the page: which card or which risk; of no height where there is no choice. */
  readonly choice: Box
  /** Left to the page: what the ticket pays. */
  readonly pays: Box
  /** Left to the page: what helps to fill in a ticket. */
  readonly tools: Box
  /** Of no height where there is no room for it. */
  readonly logo: Box
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** What is laid out: so many numbers, of which so many are drawn. */
export interface KenoShape {
  readonly numbers: number
  readonly balls: number
  /** The player chooses among cards or risks. */
  readonly hasChoice: boolean
  /** Width to height of the title's logo. */
  readonly logoRatio: number
}

const gap = 8
/** Height of a row of tools and of the strip of pays, upright. */
const strip = 44
/** Rows under the board need not be wider, unless it is. */
const widestStrip = 420
/** Height of the row of choices, wide. */
const choiceHeight = 52
/** Room that the rims of machine and board take, upright. */
const rim = 6
/** The machine upright is at least so high. */
const leastMachine = 68
/** How far the shelf under the balls stands out. */
const shelf = 6
/** Balls and numbers grow no further than this on large screens. */
const largestPitch = 92

/** Fits machine, board and pays into what the controls leave, from 360x640 upright to 2560x1440. The board comes first. */
export function layoutKeno(size: Size, insets: Insets, shape: KenoShape): KenoLayout {
  const free = {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, size.width - insets.left - insets.right),
    height: Math.max(1, size.height - insets.top - insets.bottom),
  }
  return size.height > size.width ? upright(free, shape) : wide(free, shape)
}

/** One above the other: machine and tray, board, pays, tools. */
function upright(free: Box, { numbers, balls, hasChoice }: KenoShape): KenoLayout {
  const columns = columnsOf(numbers, [8, 5])
  const rows = Math.ceil(numbers / columns)
  const choosing = hasChoice ? strip + gap / 2 : 0
  const below = strip * 2 + gap + rim * 2 + choosing
  const pitch = Math.max(
    24,
    Math.min(
      free.width / columns,
      (free.height - below - leastMachine - rim * 2) / rows,
      largestPitch,
    ),
  )
  const width = pitch * columns
  const height = pitch * rows
  const machine = Math.max(
    leastMachine,
    Math.min(free.height - height - below - rim * 2, width * 0.6),
  )
  const spare = Math.max(0, free.height - machine - height - below - rim * 2)
  const x = free.x + (free.width - width) / 2
  const y = free.y + spare / 3
  const board = { x, y: y + machine + rim * 2, width, height }
  const radius = machine / 2 - 2
  const drum = { x: x + radius + 2, y: y + machine / 2, radius }
  const trayBox = {
    x: x + machine + gap + shelf,
    y: y + shelf,
    width: width - machine - gap - shelf * 2,
    height: machine - shelf * 2,
  }
  // A board of few columns is narrow: what stands under it takes the room that it needs.
  const under = Math.max(width, Math.min(free.width - gap * 2, widestStrip))
  const row = { x: free.x + (free.width - under) / 2, width: under }
  const choice = { ...row, y: board.y + height + rim * 2, height: hasChoice ? strip : 0 }
  const pays = { ...row, y: choice.y + choosing, height: strip }
  const tools = { ...row, y: pays.y + strip + gap / 2, height: strip }
  return {
    portrait: true,
    columns,
    pitch,
    board,
    drum,
    tray: trayIn(trayBox, balls),
    choice,
    pays,
    tools,
    logo: { x, y, width, height: 0 },
  }
}

/** Side by side: machine over tray, board, pays over tools. */
function wide(free: Box, { numbers, balls, hasChoice, logoRatio }: KenoShape): KenoLayout {
  const columns = columnsOf(numbers, [10, 8])
  const rows = Math.ceil(numbers / columns)
  const pitch = Math.min(
    free.height / rows,
    (free.width * 0.52) / columns,
    Math.max(largestPitch, free.height / 12),
  )
  const width = pitch * columns
  const height = pitch * rows
  const side = (free.width - width) / 2 - gap * 2
  const over = free.height - height
  const logoHeight = over > 70 ? Math.min(over - 16, 120, (width * 0.8) / logoRatio) : 0
  const x = free.x + (free.width - width) / 2
  const board = { x, y: free.y + logoHeight + (over - logoHeight) / 2, width, height }
  const logo = {
    x: x + (width - logoHeight * logoRatio) / 2,
    y: board.y - logoHeight - 4,
    width: logoHeight * logoRatio,
    height: logoHeight,
  }
  const left = { x: free.x + gap, width: Math.min(side, 460) }
  const leftX = left.x + (side - left.width) / 2
  const radius = Math.min(left.width * 0.45, free.height * 0.32) - 4
  const trayHeight = Math.min(free.height - radius * 2 - gap * 3, left.width * 0.5)
  const used = radius * 2 + gap * 2 + trayHeight
  const top = free.y + Math.max(gap / 2, (free.height - used) / 2)
  const drum = { x: leftX + left.width / 2, y: top + radius, radius }
  const tray = trayIn(
    {
      x: leftX + shelf,
      y: top + radius * 2 + gap * 2,
      width: left.width - shelf * 2,
      height: trayHeight,
    },
    balls,
  )
  const rightWidth = Math.min(side, 400)
  const right = { x: x + width + gap * 2 + (side - rightWidth) / 2, width: rightWidth }
  const toolsHeight = Math.min(free.height * 0.32, 168)
  const choosing = hasChoice ? Math.min(choiceHeight, free.height * 0.13) : 0
  const above = hasChoice ? choosing + gap : 0
  const paysHeight = Math.min(free.height - toolsHeight - gap - above, 480)
  const rightTop = free.y + (free.height - toolsHeight - gap - paysHeight - above) / 2
  const paysTop = rightTop + above
  return {
    portrait: false,
    columns,
    pitch,
    board,
    drum,
    tray,
    choice: { ...right, y: rightTop, height: choosing },
    pays: { ...right, y: paysTop, height: paysHeight },
    tools: { ...right, y: paysTop + paysHeight + gap, height: toolsHeight },
    logo,
  }
}

/** Of a board of many numbers, and of one of few; one of 49 is a square. */
function columnsOf(numbers: number, [many, few]: readonly [many: number, few: number]): number {
  if (numbers === 49) return 7
  return numbers > 40 ? many : few
}

/** As many rows as make the balls largest, filled from the upper left. */
function trayIn(box: Box, balls: number): KenoLayout['tray'] {
  const diameterOf = (columns: number): number =>
    Math.min(box.width / columns, box.height / Math.ceil(balls / columns))
  let columns = balls
  for (let fewer = balls; fewer >= 4; fewer--) {
    if (diameterOf(fewer) > diameterOf(columns) + 0.5) columns = fewer
  }
  const diameter = Math.min(diameterOf(columns), 56)
  const rows = Math.ceil(balls / columns)
  const [width, height] = [diameter * columns, diameter * rows]
  const x = box.x + (box.width - width) / 2
  const y = box.y + (box.height - height) / 2
  return {
    box: { x, y, width, height },
    diameter,
    places: Array.from({ length: balls }, (_, place) => ({
      x: x + ((place % columns) + 0.5) * diameter,
      y: y + (Math.floor(place / columns) + 0.5) * diameter,
    })),
  }
}

/** The box of a number on the board, from 1, row by row. */
export function boxOfNumber({ board, pitch, columns }: KenoLayout, number: number): Box {
  const index = number - 1
  return {
    x: board.x + (index % columns) * pitch,
    y: board.y + Math.floor(index / columns) * pitch,
    width: pitch,
    height: pitch,
  }
}
