import { Container, Sprite, type Texture } from 'pixi.js'
import { backOut } from '../motion/ease.ts'
import type { EventOf } from '../families/slot/slot-events.ts'
import { paint } from '../screen/paint.ts'
import { paintPlate } from '../screen/plate.ts'
import { cue } from '../sound/cue.ts'
import type { Gamble } from '../families/slot/features.ts'
import type { Box, SlotLayout } from '../families/slot/layout.ts'
import type { GambleScene, SceneTools } from '../families/slot/title.ts'
import { Cards } from './cards.ts'
import { emptied } from './overlay.ts'
import { numberSign, type SignRoom } from './prize-sign.ts'
import { sceneWords } from './scene-words.ts'

/** Part of the room below the heading that the ladder takes. */
const ladderShare = 0.2

export const openGamble = (tools: SceneTools): GambleScene => new DoubleOrNothing(tools)

/** Two sides, red and black, of which one is drawn, over a ladder of how far it may go. */
class DoubleOrNothing extends Cards implements GambleScene {
  protected readonly action = 'gamble'
  protected readonly count = 2
  readonly #sides: readonly Texture[]
  readonly #rung: Texture
  readonly #ladder = new Container()
  #gamble: Gamble | null = null

  constructor(tools: SceneTools) {
    super(tools, sceneWords[tools.language].gamble)
    this.#sides = [paintDiamond('#ff4a55', '#8f0d1c'), paintDiamond('#8d99b5', '#12161f')]
    this.#rung = paintPlate(220, 110, tools.skin.plate)
    this.view.addChild(this.#ladder)
  }

  show(gamble: Gamble | null): void {
    this.#gamble = gamble
    this.present(gamble !== null)
  }

  async open(gamble: Gamble): Promise<void> {
    this.#gamble = gamble
    await this.appear()
    await Promise.all([this.deal(), this.#climb(gamble.doubled)])
  }

  /** Each guess is a gamble of its own. */
  async step(): Promise<void> {}

  async ended({ drawn, won, total }: EventOf<'gambled'>): Promise<void> {
    const { motion, sound, cues, money } = this.tools
    for (let turn = 0; turn < 6; turn++) {
      this.point(turn % 2)
      cue(sound, cues.tick)
      await motion.wait(0.09 + turn * 0.02)
    }
    await this.take(drawn)
    cue(sound, won ? cues.prize : cues.lose)
    const card = this.cards.children[drawn]
    if (card) {
      const { x, y } = card.position
      if (won) this.coins(x, y, card.width * 0.3)
      const sign = numberSign(this.tools, money(total), {
        width: card.width * 0.9,
        height: card.height * 0.2,
      })
      sign.position.set(x, y + card.height * 0.3)
      this.stand.addChild(sign)
      await motion.wait(1.2)
      sign.destroy({ children: true })
    }
    await this.leave()
  }

  override close(): void {
    super.close()
    for (const texture of [...this.#sides, this.#rung]) texture.destroy(true)
  }

  /** The ladder stands below the cards. */
  protected override roomIn(layout: SlotLayout): Box {
    const room = super.roomIn(layout)
    return { ...room, height: room.height * (1 - ladderShare) }
  }

  protected override arrange(layout: SlotLayout): void {
    super.arrange(layout)
    emptied(this.#ladder)
    if (!this.#gamble) return
    const { doubled, left } = this.#gamble
    const rungs = doubled + left
    const room = super.roomIn(layout)
    const height = room.height * ladderShare * 0.62
    const width = Math.min(height * 2, (room.width * 0.96) / rungs)
    const y = room.y + room.height - height * 0.75
    for (let place = 0; place < rungs; place++) {
      const rung = this.#createRung(place, { width, height })
      rung.position.set(room.x + room.width / 2 + (place - (rungs - 1) / 2) * width, y)
      rung.alpha = place < doubled ? 1 : place === doubled ? 0.85 : 0.4
      this.#ladder.addChild(rung)
    }
  }

  /** What the first win is multiplied by when it has been doubled so often. */
  #createRung(place: number, { width, height }: SignRoom): Container {
    const rung = new Container()
    const plate = new Sprite(this.#rung)
    plate.anchor.set(0.5)
    plate.setSize(width * 0.94, height)
    const isWon = place < (this.#gamble?.doubled ?? 0)
    plate.tint = isWon ? this.tools.skin.winLight : 0xffffff
    const sign = numberSign(this.tools, `x${2 ** (place + 1)}`, {
      width: width * 0.7,
      height: height * 0.72,
    })
    rung.addChild(plate, sign)
    return rung
  }

  /** The rung that is played for comes forward. */
  async #climb(place: number): Promise<void> {
    const rung = this.#ladder.children[place]
    await this.tools.motion.tween(
      0.4,
      (progress) => rung?.scale.set(0.6 + 0.55 * progress),
      backOut,
    )
  }

  protected face(place: number, { width, height }: { width: number; height: number }): Container {
    const face = new Container()
    const side = new Sprite(this.#sides[place])
    side.anchor.set(0.5)
    side.setSize(width * 0.62)
    side.y = -height * 0.1
    const at = numberSign(this.tools, this.tools.money(this.#gamble?.at ?? 0), {
      width: width * 0.8,
      height: height * 0.16,
    })
    at.y = height * 0.34
    face.addChild(side, at)
    return face
  }
}

const paintDiamond = (light: string, dark: string): Texture =>
  paint(256, 256, (brush) => {
    const depth = brush.createLinearGradient(60, 20, 200, 240)
    depth.addColorStop(0, light)
    depth.addColorStop(1, dark)
    brush.beginPath()
    brush.moveTo(128, 8)
    brush.quadraticCurveTo(164, 86, 234, 128)
    brush.quadraticCurveTo(164, 170, 128, 248)
    brush.quadraticCurveTo(92, 170, 22, 128)
    brush.quadraticCurveTo(92, 86, 128, 8)
    brush.fillStyle = depth
    brush.shadowColor = 'rgba(0,0,0,0.6)'
    brush.shadowBlur = 10
    brush.fill()
    brush.shadowBlur = 0
    brush.lineWidth = 4
    brush.strokeStyle = 'rgba(255,255,255,0.55)'
    brush.stroke()
  })
