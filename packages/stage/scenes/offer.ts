import { Container, Sprite } from 'pixi.js'
import type { EventOf } from '../families/slot/slot-events.ts'
import { cue } from '../sound/cue.ts'
import type { Offer } from '../families/slot/features.ts'
import { lookOf } from '../families/slot/skin.ts'
import type { OfferScene, SceneTools } from '../families/slot/title.ts'
import { Cards } from './cards.ts'
import { numberSign, wordSign } from './prize-sign.ts'
import { sceneWords } from './scene-words.ts'

export const openOffer = (tools: SceneTools): OfferScene => new FreeSpinOffer(tools)

/** One card for each way to take free spins, or for each symbol that may fill reels in them. */
class FreeSpinOffer extends Cards implements OfferScene {
  protected readonly action = 'choose'
  #offer: Offer | null = null

  constructor(tools: SceneTools) {
    super(tools, sceneWords[tools.language].offer)
  }

  show(offer: Offer | null): void {
    this.#show(offer)
    this.present(offer !== null)
  }

  async open(offer: Offer): Promise<void> {
    this.#show(offer)
    cue(this.tools.sound, this.tools.cues.fanfare)
    await this.appear()
    await this.deal()
  }

  /** An offer has no steps: the choice ends it. */
  async step(): Promise<void> {}

  async ended({ option }: EventOf<'choiceMade'>): Promise<void> {
    cue(this.tools.sound, this.tools.cues.prize)
    await this.take(option)
    await this.tools.motion.wait(0.5)
    await this.leave()
  }

  #show(offer: Offer | null): void {
    this.#offer = offer
    if (offer === null) return
    const { offer: ways, offerSymbols } = sceneWords[this.tools.language]
    this.retitle(offer.options.some(({ symbol }) => symbol !== undefined) ? offerSymbols : ways)
  }

  protected get count(): number {
    return this.#offer?.options.length ?? 0
  }

  protected face(place: number, { width, height }: { width: number; height: number }): Container {
    const option = this.#offer?.options[place]
    const face = new Container()
    if (!option) return face
    if (option.symbol !== undefined) {
      face.addChild(symbolSign(this.tools, option.symbol, Math.min(width * 0.86, height * 0.7)))
      return face
    }
    const words = sceneWords[this.tools.language]
    const spins = numberSign(this.tools, String(option.spins), {
      width: width * 0.7,
      height: height * 0.32,
    })
    const word = wordSign(this.labels, words.freeSpins, {
      width: width * 0.8,
      height: height * 0.12,
    })
    const factor = numberSign(this.tools, `x${option.multiplier}`, {
      width: width * 0.6,
      height: height * 0.24,
    })
    spins.y = -height * 0.22
    word.y = height * 0.02
    factor.y = height * 0.26
    face.addChild(spins, word, factor)
    return face
  }
}

/** A symbol as it stands on the reels, so large, around its middle. */
function symbolSign({ skin }: SceneTools, symbol: string, size: number): Sprite {
  const picture = new Sprite(lookOf(skin, symbol).still)
  picture.anchor.set(0.5)
  const { width, height } = picture.texture.orig
  picture.scale.set(size / Math.max(width, height))
  return picture
}
