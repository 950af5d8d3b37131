import { Container, Sprite } from 'pixi.js'
import { backOut, pulse } from '../motion/ease.ts'
import type { Motion } from '../motion/motion.ts'
import { type Brushes, edgeMargin } from '../screen/brushes.ts'
import type { SlotBoard } from './board.ts'
import { cellSize, type SlotSkin } from './skin.ts'

/** Pictures that lie over whole reels. */
export interface Covers {
  readonly view: Container
  show(board: SlotBoard): void
  covers(reel: number): boolean
  /** Grows `symbol` over a reel, out of the row where it landed. */
  grow(reel: number, symbol: string, row: number): Promise<void>
  /** Fades a cover while other wins are shown. */
  dim(reels: ReadonlySet<number>): void
}

interface Cover {
  readonly symbol: string
  readonly view: Container
  readonly picture: Sprite
  readonly edge: Sprite
}

interface CoverTools {
  readonly skin: SlotSkin
  readonly motion: Motion
  readonly brushes: Brushes
}

export function createCovers({ skin, motion, brushes }: CoverTools): Covers {
  const view = new Container()
  const { rows } = skin.shape
  const covers = new Map<number, Cover>()

  const lay = (reel: number, symbol: string): Cover | null => {
    const texture = skin.covers.get(symbol)
    if (!texture) return null
    const known = covers.get(reel)
    if (known?.symbol === symbol) return known
    known?.view.destroy({ children: true })
    const cover = createCover({ symbol, texture, brushes, rows, light: skin.suspenseLight })
    cover.view.x = reel * cellSize
    covers.set(reel, cover)
    view.addChild(cover.view)
    return cover
  }

  motion.loop((_, since) => {
    for (const { edge } of covers.values()) {
      if (edge.visible) edge.alpha = 0.55 + 0.35 * Math.sin(since * 3)
    }
  })

  return {
    view,
    covers: (reel) => covers.has(reel),
    show: ({ expanded, held }) => {
      for (const [reel, cover] of covers) {
        if (expanded.has(reel)) continue
        cover.view.destroy({ children: true })
        covers.delete(reel)
      }
      for (const [reel, symbol] of expanded) {
        const cover = lay(reel, symbol)
        if (cover) rest(cover, rows, held.includes(reel))
      }
    },
    grow: async (reel, symbol, row) => {
      const cover = lay(reel, symbol)
      if (!cover) return
      const { picture, edge } = cover
      const whole = { y: (rows * cellSize) / 2, scale: fullScale(picture, rows) }
      const from = (row + 0.5) * cellSize
      edge.visible = true
      await motion.tween(
        0.55,
        (progress) => {
          picture.scale.y = whole.scale.y * (0.33 + 0.67 * progress)
          picture.y = from + (whole.y - from) * Math.min(1, progress)
          edge.alpha = pulse(Math.min(1, progress))
        },
        backOut,
      )
      rest(cover, rows, false)
    },
    dim: (reels) => {
      for (const [reel, { picture }] of covers) picture.alpha = reels.has(reel) ? 0.4 : 1
    },
  }
}

const fullScale = (picture: Sprite, rows: number): { x: number; y: number } => ({
  x: cellSize / picture.texture.orig.width,
  y: (cellSize * rows) / picture.texture.orig.height,
})

function rest({ picture, edge }: Cover, rows: number, held: boolean): void {
  const { x, y } = fullScale(picture, rows)
  picture.scale.set(x, y)
  picture.y = (rows * cellSize) / 2
  edge.visible = held
}

interface CoverLook {
  readonly symbol: string
  readonly texture: Sprite['texture']
  readonly brushes: Brushes
  readonly rows: number
  readonly light: number
}

function createCover({ symbol, texture, brushes, rows, light }: CoverLook): Cover {
  const view = new Container()
  const picture = new Sprite(texture)
  picture.anchor.set(0.5)
  picture.x = cellSize / 2
  const edge = new Sprite(brushes.reelEdge)
  edge.position.set(-edgeMargin, -edgeMargin)
  edge.tint = light
  edge.blendMode = 'add'
  view.addChild(picture, edge)
  const cover = { symbol, view, picture, edge }
  rest(cover, rows, false)
  return cover
}
