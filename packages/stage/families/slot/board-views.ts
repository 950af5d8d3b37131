import type { Insets } from '../../rounds/game-stage.ts'
import { Container, Sprite, type Texture } from 'pixi.js'
import { createShine } from '../../screen/shine.ts'
import { createSparks } from '../../screen/sparks.ts'
import { cue } from '../../sound/cue.ts'
import { Badges } from './badges.ts'
import { Blocks } from './blocks.ts'
import { CashTags } from './cash-tags.ts'
import { CellChanges } from './cell-changes.ts'
import { type Covers, createCovers } from './covers.ts'
import { createHeldLights, type HeldLights } from './held-lights.ts'
import { IdleLife } from './idle-life.ts'
import { JackpotPlates } from './jackpot-plates.ts'
import { Plaques } from './plaques.ts'
import { createReels, type Reels, type ReelsListener } from './reels.ts'
import type { SceneOptions } from './scene-options.ts'
import { cellSize, type SlotSkin } from './skin.ts'
import { Standing } from './standing.ts'
import { createSuspense, type Suspense } from './suspense.ts'
import { Wins } from './wins.ts'

/** What is drawn on a board and what changes it. */
export interface BoardParts {
  readonly reels: Reels
  /** Symbols at rest breathe and gleam. */
  readonly idle: IdleLife
  readonly covers: Covers
  readonly wins: Wins
  readonly changes: CellChanges
  readonly badges: Badges
  /** Multipliers of places of the grid. */
  readonly placeBadges: Badges
  readonly plaques: Plaques
  readonly blocks: Blocks
  readonly standing: Standing
  readonly cash: CashTags
  readonly heldLights: HeldLights
  readonly suspense: Suspense
  readonly jackpots: JackpotPlates
  /** All of them, which shakes when something heavy lands. */
  readonly boardView: Container
}

export interface BoardViews {
  readonly view: Container
  readonly parts: BoardParts
  close(): void
  /** Changes the frame with the shape of the screen. */
  frame(texture: Texture, margins: Insets): void
}

/** Panel, reels, covers, lights and frame, in board units. */
export function createBoardViews(options: SceneOptions): BoardViews {
  const { skin, motion, brushes } = options
  const suspense = createSuspense(skin, brushes, motion)
  const listener = listenTo(options, suspense)
  const reels = createReels({ skin, motion, calm: options.calm, listener })
  const covers = createCovers({ skin, motion, brushes, reels })
  const shine = createShine()
  const idle = new IdleLife({ ...options, reels, shine })
  const boardSparks = createSparks(motion, options.calm)
  const onBoard = { ...options, reels, sparks: boardSparks }
  const blocks = new Blocks(onBoard)
  const standing = new Standing(onBoard)
  const cash = new CashTags(onBoard)
  const heldLights = createHeldLights(skin, brushes, motion)
  const wins = new Wins({ ...options, reels, covers, blocks, shine })
  const changes = new CellChanges(onBoard)
  const badges = new Badges({ ...options, reels }, 'cells')
  const placeBadges = new Badges({ ...options, reels }, 'places')
  const plaques = new Plaques(options)
  reels.view.addChild(blocks.falling)
  const view = new Container()
  view.addChild(createPanel(skin), reels.view, idle.view, covers.view, standing.view)
  view.addChild(heldLights.view, suspense.view)
  const frame = new Sprite()
  const jackpots = new JackpotPlates(options)
  view.addChild(
    frame,
    blocks.view,
    jackpots.view,
    placeBadges.view,
    badges.view,
    wins.view,
    cash.view,
    boardSparks.view,
    plaques.view,
  )
  return {
    view,
    parts: {
      reels,
      idle,
      covers,
      wins,
      changes,
      badges,
      placeBadges,
      plaques,
      blocks,
      standing,
      cash,
      heldLights,
      suspense,
      jackpots,
      boardView: view,
    },
    close: () => {
      for (const part of [plaques, shine, wins, standing, cash, jackpots]) part.close()
    },
    frame: (texture, margins) => {
      frame.texture = texture
      fitFrame(frame, skin.shape, margins)
    },
  }
}

/** Sound and light of reels that come to rest. */
function listenTo(options: SceneOptions, suspense: Suspense): ReelsListener {
  const { sound, title } = options
  const landed = new Map<string, number>()
  let release = (): void => {}
  return {
    landed: (reel, column) => {
      if (reel === 0) landed.clear()
      cue(sound, title.cues.reelStop, 1 + reel * 0.03)
      for (const symbol of column) sayLanding(options, landed, symbol)
    },
    suspense: (reel, on) => {
      release()
      release = on && title.cues.suspense ? sound.hold(title.cues.suspense) : () => {}
      suspense.light(reel, on)
    },
  }
}

function sayLanding(
  { title, sound }: SceneOptions,
  landed: Map<string, number>,
  symbol: string,
): void {
  const names = title.cues.landings.get(symbol)
  if (!names) return
  const earlier = landed.get(symbol) ?? 0
  landed.set(symbol, earlier + 1)
  cue(sound, names[Math.min(earlier, names.length - 1)] ?? null)
}

function createPanel({ shape, panel }: SlotSkin): Sprite {
  const sprite = new Sprite(panel)
  sprite.setSize(shape.reels * cellSize, shape.rows * cellSize)
  return sprite
}

/** Puts a frame around the reels; `margins` in cells. */
function fitFrame(sprite: Sprite, { reels, rows }: SlotSkin['shape'], margins: Insets): void {
  sprite.position.set(-margins.left * cellSize, -margins.top * cellSize)
  sprite.setSize(
    (reels + margins.left + margins.right) * cellSize,
    (rows + margins.top + margins.bottom) * cellSize,
  )
}
