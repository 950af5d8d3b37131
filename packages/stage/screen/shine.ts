import { Rectangle, Sprite, Texture } from 'pixi.js'

/** Stripes of pictures, so that light can run over a symbol in its own shape: neither renderer has to mask anything. */
export interface Shine {
  /** Sprites that lie one beside the other exactly over the picture, which adds them as light. */
  stripes(texture: Texture): Sprite[]
  close(): void
}

const count = 16

export function createShine(): Shine {
  const cut = new Map<Texture, readonly Texture[]>()
  return {
    stripes: (texture) => {
      const known = cut.get(texture) ?? stripesOf(texture)
      cut.set(texture, known)
      return known.map((part) => {
        const sprite = new Sprite(part)
        sprite.blendMode = 'add'
        return sprite
      })
    },
    close: () => {
      for (const part of [...cut.values()].flat()) part.destroy()
    },
  }
}

/** Each stripe keeps the size of the whole picture, of which all but itself is cut away. */
function stripesOf(texture: Texture): readonly Texture[] {
  const { frame, orig, source } = texture
  const trim = texture.trim ?? { x: 0, y: 0, width: frame.width, height: frame.height }
  return Array.from({ length: count }, (_, place) => {
    const left = Math.round((trim.width * place) / count)
    const width = Math.round((trim.width * (place + 1)) / count) - left
    return new Texture({
      source,
      frame: new Rectangle(frame.x + left, frame.y, width, frame.height),
      orig: new Rectangle(0, 0, orig.width, orig.height),
      trim: new Rectangle(trim.x + left, trim.y, width, trim.height),
    })
  })
}
