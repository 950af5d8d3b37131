import { Container, Sprite } from 'pixi.js'
import { backOut, pulse } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import { type Brushes, edgeMargin } from '../../screen/brushes.ts'
import type { SlotBoard } from './board-shape.ts'
import { createSymbol, dress, rowHeight } from './reel.ts'
import type { Reels } from './reels.ts'
import { cellSize, lookOf, type SlotSkin } from './skin.ts'

/** Pictures that lie over whole reels. */
export interface Covers {
  readonly view: Container
  show(board: SlotBoard): void
  /** A reel is covered by a picture of its own, not by symbols. */
  pictured(reel: number): boolean
  /** The symbol that covers a reel cell by cell. */
  symbolOn(reel: number): string | null
  /** Grows `symbol` over a reel, out of the row where it landed. */
  grow(reel: number, symbol: string, row: number): Promise<void>
  /** Fades a cover while other wins are shown. */
  dim(reels: ReadonlySet<number>): void
}

interface Cover {
  readonly symbol: string
  readonly view: Container
  /** Drawn around its middle, in the size of a reel. */
  readonly picture: Container
  readonly stacked: boolean
  readonly edge: Sprite
}

interface CoverTools {
  readonly skin: SlotSkin
  readonly motion: Motion
  readonly brushes: Brushes
  readonly reels: Reels
}

export function createCovers({ skin, motion, brushes, reels }: CoverTools): Covers {
  const view = new Container()
  const { rows } = skin.shape
  const covers = new Map<number, Cover>()

  /** Symbols are no closed picture: what they cover would be seen between them. */
  const seen = (reel: number, on: boolean): void => {
    const view = reels.reel(reel)?.view
    if (view) view.visible = on
  }
  const lay = (reel: number, symbol: string): Cover => {
    const known = covers.get(reel)
    if (known?.symbol === symbol) return known
    known?.view.destroy({ children: true })
    const count = reels.reel(reel)?.rows ?? Math.ceil(rows)
    const cover = createCover({ symbol, skin, brushes, count })
    seen(reel, !cover.stacked)
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
    pictured: (reel) => covers.get(reel)?.stacked === false,
    symbolOn: (reel) => covers.get(reel)?.symbol ?? null,
    show: ({ expanded, held }) => {
      for (const [reel, cover] of covers) {
        if (expanded.has(reel)) continue
        cover.view.destroy({ children: true })
        covers.delete(reel)
        seen(reel, true)
      }
      for (const [reel, symbol] of expanded) {
        rest(lay(reel, symbol), rows, held.includes(reel))
      }
    },
    grow: async (reel, symbol, row) => {
      const cover = lay(reel, symbol)
      const { picture, edge } = cover
      const middle = (rows * cellSize) / 2
      const from = (row + 0.5) * rowHeight(skin, reels.reel(reel)?.rows ?? rows)
      edge.visible = true
      await motion.tween(
        0.55,
        (progress) => {
          picture.scale.y = 0.33 + 0.67 * progress
          picture.y = from + (middle - from) * Math.min(1, progress)
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

function rest({ picture, edge }: Cover, rows: number, held: boolean): void {
  picture.scale.set(1)
  picture.y = (rows * cellSize) / 2
  edge.visible = held
}

interface CoverLook {
  readonly symbol: string
  readonly skin: SlotSkin
  readonly brushes: Brushes
  /** Rows of the reel. */
  readonly count: number
}

function createCover({ symbol, skin, brushes, count }: CoverLook): Cover {
  const view = new Container()
  const whole = skin.shape.rows * cellSize
  const texture = skin.covers.get(symbol)
  const picture = new Container()
  if (texture) {
    const sprite = picture.addChild(new Sprite(texture))
    sprite.anchor.set(0.5)
    sprite.setSize(cellSize, whole)
  } else {
    const height = rowHeight(skin, count)
    for (let row = 0; row < count; row++) {
      const sprite = picture.addChild(createSymbol())
      dress(sprite, lookOf(skin, symbol), { blurred: false, height })
      sprite.position.set(0, (row + 0.5) * height - whole / 2)
    }
  }
  picture.x = cellSize / 2
  const edge = new Sprite(brushes.reelEdge)
  edge.position.set(-edgeMargin, -edgeMargin)
  edge.tint = skin.suspenseLight
  edge.blendMode = 'add'
  view.addChild(picture, edge)
  const cover = { symbol, view, picture, edge, stacked: !texture }
  rest(cover, skin.shape.rows, false)
  return cover
}
