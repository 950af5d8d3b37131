import { Container, Sprite, type Texture } from 'pixi.js'
import type { Motion } from '../motion/motion.ts'
import type { Brushes } from '../screen/brushes.ts'
import type { Glyphs } from '../screen/bitmap-font.ts'
import type { Textures } from '../screen/load-textures.ts'
import type { Size } from '../screen/open-screen.ts'
import type { Sparks } from '../screen/sparks.ts'
import { cue } from '../sound/cue.ts'
import type { Sound } from '../sound/sound.ts'
import type { SlotBoard } from './board.ts'
import { Celebration } from './celebration.ts'
import { type Covers, createCovers } from './covers.ts'
import type { Insets, SlotLayout } from './layout.ts'
import { createReels, type Reels } from './reels.ts'
import { cellSize, type SlotSkin } from './skin.ts'
import { createSuspense } from './suspense.ts'
import { type FeatureViews, openFeatures } from './feature-views.ts'
import type { Backdrop, FreeSpinsScene, Language, SlotTitle } from './title.ts'
import type { StagedLevel } from './win-level.ts'
import { Wins } from './wins.ts'

/** Everything of a slot that is drawn, arranged. */
export interface Scene {
  readonly view: Container
  readonly motion: Motion
  readonly sound: Sound
  readonly title: SlotTitle
  readonly reels: Reels
  readonly covers: Covers
  readonly wins: Wins
  readonly celebration: Celebration
  readonly backdrop: Backdrop
  readonly freeSpins: FreeSpinsScene
  readonly features: FeatureViews
  /** Stake of the round on screen, minor units. */
  readonly staked: number
  stake(minorUnits: number): void
  /** Makes everything exactly as the board says. */
  show(board: SlotBoard): void
  spin(board: SlotBoard): void
  /** The round is shown; its wins go round until the next spin. */
  rest(board: SlotBoard): void
  layout(size: Size, layout: SlotLayout): void
  close(): void
}

export interface SceneOptions {
  readonly title: SlotTitle
  readonly language: Language
  readonly calm: boolean
  readonly sound: Sound
  readonly lines: readonly (readonly number[])[]
  readonly levelWords: Readonly<Record<StagedLevel, string>>
  readonly money: (minorUnits: number) => string
  readonly skin: SlotSkin
  readonly textures: Textures
  readonly brushes: Brushes
  readonly glyphs: Glyphs
  readonly sparks: Sparks
  readonly motion: Motion
}

export function openScene(options: SceneOptions): Scene {
  const { title, skin, motion, sound, sparks } = options
  const tools = { ...options, lettering: skin.lettering, cues: title.cues }
  const backdrop = title.openBackdrop(tools)
  const freeSpins = title.openFreeSpins(tools)
  const features = openFeatures(title, tools)
  const board = createBoardViews(options)
  const celebration = new Celebration({
    ...tools,
    words: options.levelWords,
    pictures: skin.levelWords,
    coins: skin.coins,
    reached: (level) => cue(sound, title.cues.levels[level]),
  })
  const logo = new Sprite()
  const view = new Container()
  view.addChild(backdrop.view, board.view, logo)
  view.addChild(freeSpins.view, features.view, celebration.view, sparks.view)
  let staked = 1

  return {
    view,
    motion,
    sound,
    title,
    backdrop,
    freeSpins,
    features,
    celebration,
    reels: board.reels,
    covers: board.covers,
    wins: board.wins,
    get staked() {
      return staked
    },
    stake: (minorUnits) => {
      staked = minorUnits
    },
    show: (shown) => {
      board.reels.show(shown)
      board.covers.show(shown)
      void backdrop.mood(shown.mode, 0)
      freeSpins.show(shown)
      features.show(shown)
      sound.music(title.cues.music[hasFeature(shown) ? 'feature' : shown.mode])
    },
    spin: (shown) => {
      cue(sound, title.cues.spin)
      board.covers.show({ ...shown, expanded: heldOnly(shown) })
      board.reels.start(shown.held)
    },
    rest: (shown) => {
      if (!hasFeature(shown)) board.wins.cycle(shown.wins)
    },
    layout: (size, layout) => {
      const scale = layout.cell / cellSize
      board.view.scale.set(scale)
      board.view.position.set(layout.board.x, layout.board.y)
      const { frame, logo: name } = layout.portrait ? skin.tall : skin.wide
      board.frame(frame, skin.shape[layout.portrait ? 'tall' : 'wide'].frame)
      logo.texture = name
      logo.position.set(layout.logo.x, layout.logo.y)
      logo.setSize(layout.logo.width, layout.logo.height)
      logo.visible = layout.logo.height > 0
      for (const part of [backdrop, freeSpins, features, celebration]) part.layout(size, layout)
    },
    close: () => {
      for (const part of [backdrop, freeSpins, features, celebration]) part.close()
    },
  }
}

/** A feature lies over the reels. */
export const hasFeature = ({ pick, hold, wheel, trail, offer, gamble }: SlotBoard): boolean =>
  [pick, hold, wheel, trail, offer, gamble].some((feature) => feature !== null)

const heldOnly = ({ expanded, held }: SlotBoard): SlotBoard['expanded'] =>
  new Map([...expanded].filter(([reel]) => held.includes(reel)))

interface BoardViews {
  readonly view: Container
  readonly reels: Reels
  readonly covers: Covers
  readonly wins: Wins
  /** Changes the frame with the shape of the screen. */
  frame(texture: Texture, margins: Insets): void
}

/** Panel, reels, covers, lights and frame, in board units. */
function createBoardViews(options: SceneOptions): BoardViews {
  const { skin, motion, sound, brushes, title } = options
  const suspense = createSuspense(skin, brushes, motion)
  const landed = new Map<string, number>()
  let release = (): void => {}
  const reels = createReels({
    skin,
    motion,
    calm: options.calm,
    listener: {
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
    },
  })
  const covers = createCovers({ skin, motion, brushes })
  const wins = new Wins({ ...options, reels, covers })
  const view = new Container()
  view.addChild(createPanel(skin), reels.view, covers.view, suspense.view)
  const frame = new Sprite()
  view.addChild(frame, wins.view)
  return {
    view,
    reels,
    covers,
    wins,
    frame: (texture, margins) => {
      frame.texture = texture
      fitFrame(frame, skin.shape, margins)
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
