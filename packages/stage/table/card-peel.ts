import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { cardRatio } from './card-faces.ts'
import { beyond, type FoldedCard, type FoldPoint } from './card-fold.ts'

/** A card of height 1 about its middle that lies face down and is folded over. */
export interface CardPeel {
  readonly view: Container
  show(fold: FoldedCard): void
  close(): void
}

/** Bands of shade beside the fold, where paper bends away from the light. */
const bands = 7
/** How far from the fold they reach. */
const reach = 0.2

export function createCardPeel(back: Texture, face: Texture): CardPeel {
  const view = new Container()
  const kept = middled(back)
  const keptMask = new Graphics()
  kept.mask = keptMask
  const shadow = new Graphics()
  shadow.alpha = 0.32
  const flap = middled(face)
  const flapMask = new Graphics()
  flap.mask = flapMask
  const shade = new Graphics()
  view.addChild(kept, keptMask, shadow, flap, flapMask, shade)
  return {
    view,
    show: (fold) => {
      drawn(keptMask, fold.kept).fill(0xffffff)
      drawn(flapMask, fold.flap).fill(0xffffff)
      flap.rotation = fold.turned
      flap.position.set(fold.moved.x, fold.moved.y)
      drawn(
        shadow,
        fold.flap.map(({ x, y }) => ({ x: x + 0.014, y: y + 0.022 })),
      ).fill(0x000000)
      drawShade(shade, fold)
    },
    close: () => view.destroy({ children: true }),
  }
}

/** Dark at the fold, a streak of light beside it, then the plain paper. */
function drawShade(brush: Graphics, { flap, crease: { at, normal } }: FoldedCard): void {
  brush.clear()
  for (let band = 0; band < bands; band++) {
    const [from, to] = [(band / bands) * reach, ((band + 1) / bands) * reach]
    const along = (by: number): FoldPoint => ({ x: at.x + normal.x * by, y: at.y + normal.y * by })
    const shape = beyond(beyond(flap, along(from), normal), along(to), {
      x: -normal.x,
      y: -normal.y,
    })
    if (shape.length < 3) continue
    const share = band / (bands - 1)
    const isLight = band === 3 || band === 4
    brush
      .poly(shape.flatMap(({ x, y }) => [x, y]))
      .fill(
        isLight
          ? { color: 0xffffff, alpha: 0.16 }
          : { color: 0x000000, alpha: 0.3 * (1 - share) ** 1.4 },
      )
  }
}

function drawn(brush: Graphics, shape: readonly FoldPoint[]): Graphics {
  return brush.clear().poly(shape.flatMap(({ x, y }) => [x, y]))
}

function middled(texture: Texture): Sprite {
  const sprite = new Sprite(texture)
  sprite.anchor.set(0.5)
  sprite.setSize(cardRatio, 1)
  return sprite
}
