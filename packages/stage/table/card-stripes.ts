import { Container, Rectangle, Sprite, Texture } from 'pixi.js'
import { cardRatio } from './card-faces.ts'
import { turnedCard } from './card-turn.ts'

/** So many stripes make one turning card; more are not seen. */
const count = 32

/** A card on its way from one side to the other, of height 1 about its middle. */
export interface CardStripes {
  readonly view: Container
  /** @param progress 0 the first side, 1 the other one. @returns how far it is off the table, 0 to 1. */
  turn(progress: number): number
  close(): void
}

export function createCardStripes(from: Texture, to: Texture): CardStripes {
  const view = new Container()
  const sides = [stripesOf(from), stripesOf(to)] as const
  const sprites = sides[0].map((texture) => {
    const sprite = new Sprite(texture)
    sprite.anchor.set(0, 0.5)
    return view.addChild(sprite)
  })
  return {
    view,
    turn: (progress) => {
      const { over, stripes, light, lift } = turnedCard(progress, count)
      const seen = sides[over ? 1 : 0]
      const grey = Math.round(255 * light)
      for (const [place, sprite] of sprites.entries()) {
        const stripe = stripes[place]
        const texture = seen[place]
        if (!stripe || !texture) continue
        sprite.texture = texture
        sprite.tint = (grey << 16) | (grey << 8) | grey
        // A hair of overlap, so that no felt shines through the joints.
        sprite.setSize((stripe.width + 0.002) * cardRatio, stripe.height)
        sprite.position.x = stripe.x * cardRatio
      }
      return lift
    },
    close: () => {
      view.destroy({ children: true })
      for (const texture of sides.flat()) texture.destroy()
    },
  }
}

function stripesOf({ source, frame }: Texture): readonly Texture[] {
  return Array.from({ length: count }, (_, place) => {
    const left = Math.round((frame.width * place) / count)
    const right = Math.round((frame.width * (place + 1)) / count)
    return new Texture({
      source,
      frame: new Rectangle(frame.x + left, frame.y, right - left, frame.height),
    })
  })
}
