import { Container } from 'pixi.js'
import type { EventOf } from '../families/slot/slot-events.ts'
import { cue } from '../sound/cue.ts'
import type { Offer } from '../families/slot/features.ts'
import type { OfferScene, SceneTools } from '../families/slot/title.ts'
import { Cards } from './cards.ts'
import { numberSign, wordSign } from './prize-sign.ts'
import { sceneWords } from './scene-words.ts'

export const openOffer = (tools: SceneTools): OfferScene => new FreeSpinOffer(tools)

/** One card for each way to take free spins. */
class FreeSpinOffer extends Cards implements OfferScene {
  protected readonly action = 'choose'
  #offer: Offer | null = null

  constructor(tools: SceneTools) {
    super(tools, sceneWords[tools.language].offer)
  }

  show(offer: Offer | null): void {
    this.#offer = offer
    this.present(offer !== null)
  }

  async open(offer: Offer): Promise<void> {
    this.#offer = offer
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

  protected get count(): number {
    return this.#offer?.options.length ?? 0
  }

  protected face(place: number, { width, height }: { width: number; height: number }): Container {
    const option = this.#offer?.options[place]
    const face = new Container()
    if (!option) return face
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
