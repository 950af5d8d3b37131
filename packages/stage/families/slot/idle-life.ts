import { Container, type Sprite, type Texture } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import type { Shine } from '../../screen/shine.ts'
import { breathAt, turnAt } from './idle-moves.ts'
import { fit, rowHeight } from './reel.ts'
import type { Reels } from './reels.ts'
import { cellSize, lookOf, type SlotSkin, type SymbolLook } from './skin.ts'

export interface IdleTools {
  readonly skin: SlotSkin
  readonly motion: Motion
  readonly reels: Reels
  readonly shine: Shine
  /** Less movement was asked for: symbols stand still. */
  readonly calm: boolean
}

/** A symbol in the window, as it lives while the reels rest. */
interface Living {
  readonly sprite: Sprite
  readonly symbol: string
  readonly look: SymbolLook
  /** Cells that its picture is wide. */
  readonly size: number
  /** Letters stand still but for a gleam. */
  readonly breathes: boolean
  readonly x: number
  readonly y: number
}

/** How bright a gleam is, and how broad, in widths of its symbol. */
const gleam = { bright: 0.5, broad: 0.13 } as const

/**
 * What symbols do while the reels rest: those with pictures breathe, and in turns one of all plays its frames once, or a gleam runs over it
 * where it has none. Before anything else moves it is put to `sleep`, which leaves every symbol as the reel drew it.
 */
export class IdleLife {
  /** Gleams, in board units, above the reels. */
  readonly view = new Container()
  readonly #tools: IdleTools
  #living: readonly Living[] = []
  #since = 0
  #gleaming: { readonly of: Living; readonly stripes: readonly Sprite[] } | null = null
  #acting: Living | null = null

  constructor(tools: IdleTools) {
    this.#tools = tools
    tools.motion.loop((seconds) => this.#live(seconds))
  }

  /** The reels rest: what is in their window lives until `sleep`. */
  wake(): void {
    this.sleep()
    if (this.#tools.calm) return
    const { skin, reels } = this.#tools
    const places = Array.from({ length: skin.shape.reels }, (_, reel) => reel)
    this.#living = places.flatMap((reel) => this.#livingOf(reel, reels.reel(reel)?.rows ?? 0))
    this.#since = 0
  }

  /** Everything stands again as the reels drew it. */
  sleep(): void {
    this.#stopTurn()
    for (const { sprite, size } of this.#living) fit(sprite, size)
    this.#living = []
  }

  #livingOf(reel: number, rows: number): readonly Living[] {
    const { skin, reels } = this.#tools
    return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
      const sprite = reels.reel(reel)?.spriteAt(row)
      const symbol = reels.reel(reel)?.symbolAt(row) ?? ''
      if (!sprite || !skin.symbols.has(symbol)) return []
      const look = lookOf(skin, symbol)
      const height = rowHeight(skin, rows)
      const size = look.scale * Math.min(1, height / cellSize)
      const { x, y, width } = reels.boxOf([reel, row])
      const breathes = symbol.length > 2
      return [{ sprite, symbol, look, size, breathes, x: x + width / 2, y: y + height / 2 }]
    })
  }

  #live(seconds: number): void {
    if (this.#living.length === 0) return
    this.#since += seconds
    for (const [place, { sprite, size, breathes }] of this.#living.entries()) {
      if (!breathes) continue
      const { x, y } = breathAt(this.#since, place)
      fit(sprite, size)
      sprite.scale.x *= x
      sprite.scale.y *= y
    }
    const turn = turnAt(this.#since, this.#living.length)
    const whose = turn && this.#living[turn.place]
    if (!turn || !whose) return this.#stopTurn()
    if (this.#acting !== whose) this.#startTurn(whose)
    this.#act(whose, turn.progress)
  }

  #startTurn(whose: Living): void {
    this.#stopTurn()
    this.#acting = whose
    if (this.#framesOf(whose).length > 0) return
    const stripes = this.#tools.shine.stripes(whose.look.still)
    for (const stripe of stripes) {
      stripe.anchor.set(0.5)
      stripe.position.set(whose.x, whose.y)
    }
    this.view.addChild(...stripes)
    this.#gleaming = { of: whose, stripes }
  }

  #act(whose: Living, progress: number): void {
    const frames = this.#framesOf(whose)
    if (this.#gleaming) {
      const at = progress * 1.6 - 0.3
      // Symbols that stepped back behind a win gleam no brighter than they are.
      const bright = gleam.bright * (whose.sprite.parent?.alpha ?? 1)
      for (const [place, stripe] of this.#gleaming.stripes.entries()) {
        const away = (place + 0.5) / this.#gleaming.stripes.length - at
        stripe.scale.copyFrom(whose.sprite.scale)
        stripe.alpha = bright * Math.exp(-((away / gleam.broad) ** 2))
        stripe.visible = stripe.alpha > 0.02
      }
    } else {
      const { sprite, size } = whose
      const { x, y } = breathAt(this.#since, this.#living.indexOf(whose))
      sprite.texture = frames[Math.floor(progress * frames.length)] ?? whose.look.still
      fit(sprite, size)
      sprite.scale.x *= x
      sprite.scale.y *= y
    }
  }

  #stopTurn(): void {
    if (this.#acting) this.#acting.sprite.texture = this.#acting.look.still
    if (this.#gleaming) for (const stripe of this.#gleaming.stripes) stripe.destroy()
    this.#gleaming = null
    this.#acting = null
  }

  #framesOf({ symbol }: Living): readonly Texture[] {
    return this.#tools.skin.framesOf(symbol)
  }
}
