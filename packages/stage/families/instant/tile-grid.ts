import { Container, Sprite, type Texture } from 'pixi.js'
import { easeIn, easeOut } from '../../motion/ease.ts'
import { paintFine } from '../../table/paint-fine.ts'
import type { PlayTools } from './play.ts'

/** Units of a tile's side, in which tiles are painted and laid out. */
export const tileSide = 128

/** Tiles that are turned over, each face painted once. */
export class TileGrid<Face extends string> {
  readonly view = new Container()
  readonly #tools: PlayTools
  readonly #textures: ReadonlyMap<Face, Texture>
  #tiles: { readonly sprite: Sprite; face: Face | null }[] = []

  constructor(
    tools: PlayTools,
    faces: readonly Face[],
    paint: (brush: CanvasRenderingContext2D, face: Face, side: number) => void,
  ) {
    this.#tools = tools
    const size = { width: tileSide, height: tileSide, sharpness: tools.sharpness }
    this.#textures = new Map(
      faces.map((face) => [face, paintFine(size, (brush) => paint(brush, face, tileSide))]),
    )
  }

  /** So many tiles, each where it is said. */
  lay(places: readonly { readonly x: number; readonly y: number }[]): void {
    while (this.#tiles.length > places.length) this.#tiles.pop()?.sprite.destroy()
    while (this.#tiles.length < places.length) {
      const sprite = new Sprite()
      sprite.anchor.set(0.5)
      this.view.addChild(sprite)
      this.#tiles.push({ sprite, face: null })
    }
    for (const [tile, { x, y }] of places.entries()) this.#tiles[tile]?.sprite.position.set(x, y)
  }

  show(tile: number, face: Face, alpha = 1): void {
    const known = this.#tiles[tile]
    if (!known) return
    if (known.face !== face) this.#dress(known.sprite, face)
    known.face = face
    known.sprite.alpha = alpha
    known.sprite.rotation = 0
  }

  /** Turns a tile over to another face. */
  async turn(tile: number, face: Face): Promise<void> {
    const known = this.#tiles[tile]
    if (!known) return
    const { motion, calm } = this.#tools
    if (calm) return this.show(tile, face)
    const width = known.sprite.scale.x
    await motion.tween(
      0.11,
      (share) => known.sprite.scale.set(width * (1 - share), known.sprite.scale.y),
      easeIn,
    )
    this.show(tile, face)
    const full = known.sprite.scale.x
    await motion.tween(
      0.15,
      (share) => known.sprite.scale.set(full * share, known.sprite.scale.y),
      easeOut,
    )
  }

  placeOf(tile: number): { readonly x: number; readonly y: number } | null {
    return this.#tiles[tile]?.sprite.position ?? null
  }

  close(): void {
    this.view.destroy({ children: true })
    for (const texture of this.#textures.values()) texture.destroy(true)
  }

  #dress(sprite: Sprite, face: Face): void {
    const texture = this.#textures.get(face)
    if (!texture) return
    sprite.texture = texture
    sprite.setSize(tileSide, tileSide)
  }
}
