import { Container, Sprite } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import type { Size } from '../../screen/open-screen.ts'
import { cue } from '../../sound/cue.ts'
import type { Sound } from '../../sound/sound.ts'
import { stayingOf, stayingPlaces } from './board.ts'
import type { SlotBoard } from './board-shape.ts'
import { type BoardParts, createBoardViews } from './board-views.ts'
import { Celebration } from '../../wins/celebration.ts'
import { type FeatureViews, openFeatures } from './feature-views.ts'
import { celebrationWidth, type SlotLayout } from './layout.ts'
import type { SceneOptions } from './scene-options.ts'
import { cellSize } from './skin.ts'
import type { Backdrop, FreeSpinsScene, SlotTitle } from './title.ts'

/** Everything of a slot that is drawn, arranged. */
export interface Scene extends BoardParts {
  readonly view: Container
  readonly motion: Motion
  readonly sound: Sound
  readonly title: SlotTitle
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

export function openScene(options: SceneOptions): Scene {
  const { title, skin, motion, sound, sparks } = options
  const tools = { ...options, lettering: skin.lettering, cues: title.cues }
  const backdrop = title.openBackdrop(tools)
  const freeSpins = title.openFreeSpins(tools)
  const features = openFeatures(title, tools)
  const boardViews = createBoardViews(options)
  const board = boardViews.parts
  const celebration = new Celebration({
    ...tools,
    words: options.levelWords,
    pictures: skin.levelWords,
    coins: skin.coins,
    reached: (level) => cue(sound, title.cues.levels[level]),
  })
  const logo = new Sprite()
  const view = new Container()
  view.addChild(backdrop.view, boardViews.view, logo)
  view.addChild(freeSpins.view, features.view, celebration.view, sparks.view, celebration.front)
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
    ...board,
    get staked() {
      return staked
    },
    stake: (minorUnits) => {
      staked = minorUnits
    },
    show: (shown) => {
      showParts(board, shown)
      void backdrop.mood(shown.mode, 0)
      freeSpins.show(shown)
      features.show(shown)
      sound.music(title.cues.music[hasFeature(shown) ? 'feature' : shown.mode])
    },
    spin: (shown) => {
      cue(sound, title.cues.spin)
      showTurning(board, shown)
      board.plaques.spin()
      board.reels.start(shown.held)
    },
    rest: (shown) => {
      if (!hasFeature(shown)) board.wins.cycle(shown)
    },
    layout: (size, layout) => {
      boardViews.view.scale.set(layout.cell / cellSize)
      boardViews.view.position.set(layout.board.x, layout.board.y)
      const kind = layout.portrait ? 'tall' : 'wide'
      boardViews.frame(skin[kind].frame, skin.shape[kind].frame)
      board.jackpots.arrange(layout.portrait)
      logo.texture = skin[kind].logo
      placeLogo(logo, layout.logo)
      for (const part of [backdrop, freeSpins, features]) part.layout(size, layout)
      celebration.layout(size, { board: layout.board, width: celebrationWidth(layout) })
    },
    close: () => {
      for (const part of [backdrop, boardViews, freeSpins, features, celebration]) part.close()
    },
  }
}

/** Symbols that rest live from here on, until something else moves. */
function showParts(board: BoardParts, shown: SlotBoard): void {
  board.idle.sleep()
  for (const part of partsOf(board)) part.show(shown)
  if (!shown.turning) board.idle.wake()
}

/** What stays in view while the reels turn. */
function showTurning(
  { idle, badges, placeBadges, blocks, cash, standing, covers }: BoardParts,
  shown: SlotBoard,
): void {
  idle.sleep()
  const { turning, multipliers } = shown
  const places = turning ? multipliers.places : stayingPlaces(shown)
  badges.show({ multipliers: { ...multipliers, cells: [] } })
  placeBadges.show({ multipliers: { ...multipliers, places } })
  blocks.show({ blocks: [] })
  cash.show({ cash: [] })
  standing.show({ standing: turning ? shown.standing : stayingOf(shown) })
  covers.show({ ...shown, expanded: heldOnly(shown) })
}

/** In the order in which they lie over one another. */
const partsOf = ({
  reels,
  blocks,
  covers,
  standing,
  heldLights,
  placeBadges,
  badges,
  cash,
  plaques,
}: BoardParts) => [reels, blocks, covers, standing, heldLights, placeBadges, badges, cash, plaques]

function placeLogo(logo: Sprite, { x, y, width, height }: SlotLayout['logo']): void {
  logo.position.set(x, y)
  logo.setSize(width, height)
  logo.visible = height > 0
}

/** A feature lies over the reels. */
export const hasFeature = ({ pick, hold, wheel, trail, offer, gamble }: SlotBoard): boolean =>
  [pick, hold, wheel, trail, offer, gamble].some((feature) => feature !== null)

const heldOnly = ({ expanded, held }: SlotBoard): SlotBoard['expanded'] =>
  new Map([...expanded].filter(([reel]) => held.includes(reel)))
