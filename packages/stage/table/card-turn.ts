/** One upright stripe of a turning card as the eye sees it, in parts of the card's own width and height, about the card's middle. */
export interface Stripe {
  /** Of its left edge. */
  readonly x: number
  readonly width: number
  readonly height: number
}

export interface TurnedCard {
  /** Whether the side that comes up is the one to be seen. */
  readonly over: boolean
  /** From left to right of the picture that is seen. */
  readonly stripes: readonly Stripe[]
  /** How much light falls on it: 1 where it lies flat, less on edge. */
  readonly light: number
  /** How far it is off the table: 0 flat, 1 on edge. */
  readonly lift: number
}

/** How strongly what is nearer looks larger: the eye is 1 / this many half-widths away. */
const perspective = 0.28

/**
 * A card that turns about its upright axis, cut into stripes: each is drawn as high as its distance lets it look, so that no mesh
 * is needed. `progress` 0 is the side that lies up at first, 1 the other one, both flat and exactly as large as the card.
 */
export function turnedCard(progress: number, count: number): TurnedCard {
  const angle = Math.PI * progress
  const over = progress >= 0.5
  // Seen from its other side a card's left edge is where its right one was.
  const side = over ? -1 : 1
  const cos = Math.abs(Math.cos(angle))
  const depth = perspective * Math.sin(angle) * side
  const seen = (across: number): number => 1 / (1 + depth * across)
  const stripes = Array.from({ length: count }, (_, place) => {
    const [from, to] = [place / count - 0.5, (place + 1) / count - 0.5]
    const x = from * cos * seen(from)
    return { x, width: to * cos * seen(to) - x, height: seen((from + to) / 2) }
  })
  return { over, stripes, light: 0.55 + 0.45 * cos ** 0.6, lift: Math.sin(angle) }
}
