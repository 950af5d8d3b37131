import { Container, Graphics } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import type { EventOf } from './slot-events.ts'
import { suspenseReels } from './anticipation.ts'
import type { SlotBoard } from './board-shape.ts'
import { CellReel } from './cell-reel.ts'
import type { Cell } from './cell.ts'
import { createDropReel } from './drop-reel.ts'
import type { Box } from './layout.ts'
import { createReel, type Reel, rowHeight } from './reel.ts'
import { cellSize, type SlotSkin } from './skin.ts'

/** What a stage tells of its reels, for sound and light. */
export interface ReelsListener {
  /** A reel came to rest on `column`. */
  readonly landed: (reel: number, column: readonly string[]) => void
  readonly suspense: (reel: number, on: boolean) => void
}

/** All reels of a slot. */
export interface Reels {
  readonly view: Container
  /** Reels turn, or are about to stop. */
  readonly turning: boolean
  /** Shows a board at rest; where it says that reels turn, those that do go on. */
  show(board: Pick<SlotBoard, 'grid' | 'turning'>): void
  /** Sets the reels in motion at once; they turn until `stop` or `show`. */
  start(held: readonly number[]): void
  /** Brings the reels to rest from left to right; those below a block when it has fallen on them. */
  stop(event: EventOf<'reelsStopped'>, blocks: readonly FallingBlock[]): Promise<void>
  reel(index: number): Reel | undefined
  /** Where a cell is, board units. */
  boxOf(cell: Cell): Box
}

/** A symbol over several reels that comes down as they stop. */
export interface FallingBlock {
  readonly reels: readonly number[]
  fall(): Promise<void>
  /** Lies where it fell, over reels that have just stopped. */
  lay(): void
}

/** Timings in seconds at normal pace. */
const timing = { least: 0.45, gap: 0.17, dropGap: 0.07, suspense: 1.35, respin: 0.7 } as const

export interface ReelTools {
  readonly skin: SlotSkin
  readonly motion: Motion
  readonly listener: ReelsListener
  /** Less movement was asked for: reels fade instead of turning. */
  readonly calm: boolean
}

export function createReels({ skin, motion, listener, calm }: ReelTools): Reels {
  const drops = skin.arrival !== 'spin'
  const { view, reels } = layReels(skin)
  let spinning: readonly Reel[] = []
  let sinceStart = 0
  motion.loop((seconds) => {
    sinceStart += seconds * motion.pace
    for (const reel of spinning) reel.advance(seconds * reelPace(motion))
  })

  const start = (held: readonly number[]): void => {
    spinning = reels.filter((_, index) => !held.includes(index))
    sinceStart = 0
    for (const reel of spinning) {
      if (calm) reel.view.alpha = faded
      else reel.start()
    }
  }

  const landOne = async (index: number, column: readonly string[]): Promise<void> => {
    const reel = reels[index]
    if (!reel) return
    if (calm) await fadeIn(motion, reel, column)
    else if (motion.hurrying || !reel.turning) reel.show(column)
    else await reel.land(column)
    listener.landed(index, column)
  }

  const stop: Reels['stop'] = async ({ grid, heldReels, mode }, blocks) => {
    if (spinning.length === 0) start(heldReels)
    const least = (drops ? 0.2 : timing.least) + (mode === 'respin' ? timing.respin : 0)
    await motion.wait(least - sinceStart)
    const suspended = suspendedBy({ grid, heldReels, mode }, skin)
    const landing: Promise<void>[] = []
    for (const [index, column] of grid.entries()) {
      if (heldReels.includes(index)) continue
      const block = blocks.find((one) => one.reels.includes(index))
      if (block) {
        if (block.reels[0] === index)
          landing.push(landBelow(block, { grid, reels, landed: listener.landed }))
        continue
      }
      if (suspended.includes(index) && !motion.hurrying) {
        await Promise.all(landing)
        listener.suspense(index, true)
        await motion.wait(timing.suspense)
      }
      landing.push(landOne(index, column).then(() => listener.suspense(index, false)))
      await motion.wait(drops ? timing.dropGap : timing.gap)
    }
    await Promise.all(landing)
    spinning = []
  }

  return {
    view,
    get turning() {
      return spinning.length > 0
    },
    show: ({ grid, turning }) => {
      if (turning && spinning.length > 0) return
      for (const reel of spinning) reel.view.alpha = 1
      spinning = []
      for (const [index, column] of grid.entries()) reels[index]?.show(column)
    },
    start,
    stop,
    reel: (index) => reels[index],
    boxOf: ([reel, row]) => {
      const height = rowHeight(skin, reels[reel]?.rows ?? skin.shape.rows)
      return { x: reel * cellSize, y: row * height, width: cellSize, height }
    },
  }
}

interface Below {
  readonly grid: SlotBoard['grid']
  readonly reels: readonly Reel[]
  readonly landed: ReelsListener['landed']
}

/** Reels go on turning until a block has fallen on them. */
async function landBelow(block: FallingBlock, { grid, reels, landed }: Below): Promise<void> {
  await block.fall()
  for (const index of block.reels) {
    const [reel, column] = [reels[index], grid[index] ?? []]
    reel?.show(column)
    if (reel) reel.view.alpha = 1
    landed(index, column)
  }
  block.lay()
}

/** In a respin held reels show what they are held for, so they count. */
const suspendedBy = (
  { grid, heldReels, mode }: Pick<EventOf<'reelsStopped'>, 'grid' | 'heldReels' | 'mode'>,
  { triggers }: SlotSkin,
): readonly number[] =>
  suspenseReels(grid, triggers, heldReels, mode === 'respin' ? 'all' : 'turning')

/** All reels side by side behind one window. */
function layReels(skin: SlotSkin): { readonly view: Container; readonly reels: readonly Reel[] } {
  const view = new Container()
  const { reels: count, rows } = skin.shape
  const passing = (): string => skin.passing[Math.floor(Math.random() * skin.passing.length)] ?? ''
  const reels = Array.from({ length: count }, (_, index) => {
    const reel = reelOf(skin, index, passing)
    reel.view.x = index * cellSize
    view.addChild(reel.view)
    return reel
  })
  const window = new Graphics().rect(0, 0, count * cellSize, rows * cellSize).fill(0xffffff)
  view.addChild(window)
  view.mask = window
  return { view, reels }
}

function reelOf(skin: SlotSkin, index: number, passing: () => string): Reel {
  switch (skin.arrival) {
    case 'spin':
      return createReel(skin, passing)
    case 'drop':
      return createDropReel(skin)
    case 'cells':
      return new CellReel(skin, index)
  }
}

/** How much of a reel is seen while it would turn. */
const faded = 0.12

async function fadeIn(motion: Motion, reel: Reel, column: readonly string[]): Promise<void> {
  reel.show(column)
  await motion.tween(0.2, (progress) => (reel.view.alpha = faded + (1 - faded) * progress))
}

/** Turbo turns the reels faster too, though not by as much as it shortens the rest; a hurried stop is quick but still seen. */
const reelPace = (motion: Motion): number => (motion.hurrying ? 2.5 : Math.sqrt(motion.pace))
