import { Sprite, Texture } from 'pixi.js'

/** A plain veil over everything below it; sized with `setSize`. */
export function createShade(colour: number): Sprite {
  const shade = new Sprite(Texture.WHITE)
  shade.tint = colour
  return shade
}
