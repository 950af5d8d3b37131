import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { Texture } from 'pixi.js'
import { drawAnyCard, type WildLook } from './card-art/any-card.ts'
import { type BackLook, drawBack } from './card-art/back.ts'
import { type DeckLook, paper, twoColours } from './card-art/paper.ts'
import { paintFine } from './paint-fine.ts'

export { fourColours, twoColours, type DeckLook } from './card-art/paper.ts'
export type { BackLook } from './card-art/back.ts'

/** Width to height of a card. */
export const cardRatio = paper.width / paper.height

export interface FacesOptions {
  /** Height of the largest card that will be shown, CSS pixels. */
  readonly height: number
  /** Pixels of the screen for a CSS pixel (`devicePixelRatio`, as far as the drawing allows). */
  readonly sharpness: number
  readonly back: BackLook
  readonly deck?: DeckLook
  readonly wild?: WildLook | null
}

/** Pictures of a deck, each painted when it is first asked for and kept. */
export interface CardFaces {
  face(card: CardOrJoker): Texture
  readonly back: Texture
  /** A soft shadow, `shadowMargin` of the card's height wider on each side. */
  readonly shadow: Texture
  /** An edge of light, white, to be tinted; as much wider as the shadow. */
  readonly edge: Texture
  /** Paints these in the pauses of a page, so that none is painted while something moves. */
  prepare(cards: Iterable<CardOrJoker>): void
  /** From now on cards are printed so. @param shown shows those anew that lie on the table, before the old pictures go. */
  print(deck: DeckLook, shown: () => void): void
  close(): void
}

/** Room around a card for its shadow and its light, in parts of its height. */
export const cardMargin = 0.12
/** Larger pictures are not seen and cost memory. */
const greatestHeight = 720

/** To be called after `loadTypeface`. */
export function openCardFaces({
  height,
  sharpness,
  back,
  deck: firstDeck = twoColours,
  wild = null,
}: FacesOptions): CardFaces {
  let deck = firstDeck
  const pixels = Math.min(greatestHeight, Math.max(80, height * sharpness))
  const size = { ...paper, sharpness: pixels / paper.height }
  const faces = new Map<CardOrJoker, Texture>()
  const own = {
    back: paintFine(size, (brush) => drawBack(brush, back)),
    shadow: paintShadow(),
    edge: paintLight(pixels),
  }
  const face = (card: CardOrJoker): Texture => {
    const known =
      faces.get(card) ?? paintFine(size, (brush) => drawAnyCard(brush, card, { look: deck, wild }))
    faces.set(card, known)
    return known
  }
  let closed = false
  return {
    ...own,
    face,
    prepare: (cards) => {
      const waiting = [...cards]
      const next = (): void => {
        const card = waiting.shift()
        if (!card || closed) return
        face(card)
        setTimeout(next, 24)
      }
      setTimeout(next, 24)
    },
    print: (next, shown) => {
      const old = [...faces.values()]
      deck = next
      faces.clear()
      shown()
      for (const texture of old) texture.destroy(true)
    },
    close: () => {
      closed = true
      for (const texture of [...Object.values(own), ...faces.values()]) texture.destroy(true)
    },
  }
}

/** Blurred by the canvas itself; small, for a shadow has no detail. */
function paintShadow(): Texture {
  const margin = cardMargin * paper.height
  const size = {
    width: paper.width + 2 * margin,
    height: paper.height + 2 * margin,
    sharpness: 0.4,
  }
  return paintFine(size, (brush) => {
    // What casts the shadow stands outside the picture: shadows ignore the brush's transform, so sizes are in pixels.
    const { sharpness } = size
    const away = 4000
    brush.setTransform(1, 0, 0, 1, 0, 0)
    brush.shadowColor = 'rgba(0,0,0,0.95)'
    brush.shadowBlur = margin * sharpness * 0.9
    brush.shadowOffsetX = away
    brush.beginPath()
    brush.roundRect(
      margin * sharpness - away,
      margin * sharpness,
      paper.width * sharpness,
      paper.height * sharpness,
      paper.round * sharpness,
    )
    brush.fill()
  })
}

function paintLight(pixels: number): Texture {
  const margin = cardMargin * paper.height
  const sharpness = Math.min(1, pixels / paper.height)
  const size = {
    width: paper.width + 2 * margin,
    height: paper.height + 2 * margin,
    sharpness,
  }
  return paintFine(size, (brush) => {
    brush.fillStyle = '#fff'
    brush.shadowColor = '#fff'
    // A bright rim and a glow that is gone before the next card begins.
    for (const [rim, blur, alpha] of [
      [0, 0.62, 0.85],
      [6, 0.16, 1],
    ] as const) {
      brush.globalAlpha = alpha
      brush.shadowBlur = margin * blur * sharpness
      brush.beginPath()
      brush.roundRect(
        margin - rim,
        margin - rim,
        paper.width + 2 * rim,
        paper.height + 2 * rim,
        paper.round + rim,
      )
      brush.fill()
    }
  })
}
