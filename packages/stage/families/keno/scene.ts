import { Container, Sprite } from 'pixi.js'
import type { Glyphs } from '../../screen/bitmap-font.ts'
import type { Brushes } from '../../screen/brushes.ts'
import { cssColour, mixed } from '../../screen/colour.ts'
import type { LetterStyle } from '../../screen/lettering.ts'
import type { Textures } from '../../screen/load-textures.ts'
import type { Size } from '../../screen/open-screen.ts'
import { createShade } from '../../screen/shade.ts'
import { createSparks, type Sparks } from '../../screen/sparks.ts'
import type { Motion } from '../../motion/motion.ts'
import type { Language } from '../../rounds/game-stage.ts'
import type { Sound } from '../../sound/sound.ts'
import { cue } from '../../sound/cue.ts'
import { Celebration, type CelebrationPlace } from '../../wins/celebration.ts'
import type { StagedLevel } from '../../wins/win-level.ts'
import type { KenoBoard } from './board.ts'
import type { KenoLayout } from './layout.ts'
import { Machine } from './machine.ts'
import { Numbers } from './numbers.ts'
import type { BallPictures } from './paint-balls.ts'
import { ResultSign } from './result-sign.ts'
import type { KenoColours, KenoTitle } from './title.ts'

export interface SceneNeeds {
  readonly title: KenoTitle
  readonly language: Language
  readonly levelWords: Readonly<Record<StagedLevel, string>>
  readonly money: (minorUnits: number) => string
  readonly calm: boolean
  readonly sound: Sound
  readonly motion: Motion
  readonly textures: Textures
  readonly brushes: Brushes
  readonly glyphs: Glyphs
  readonly balls: BallPictures
  /** Balls in the machine. */
  readonly numbers: number
  /** The last ball may win free draws. */
  readonly hasFreeGames: boolean
}

/** Everything on a stage of keno, from the far wall to the sparks. */
export interface KenoScene {
  readonly view: Container
  readonly machine: Machine
  readonly numbers: Numbers
  readonly sign: ResultSign
  readonly celebration: Celebration
  readonly sparks: Sparks
  /** Width to height of the title's logo. */
  readonly logoRatio: number
  show(board: KenoBoard): void
  layout(size: Size, layout: KenoLayout): void
  close(): void
}

export function openScene(needs: SceneNeeds): KenoScene {
  const { title, motion, brushes, textures, calm, glyphs, money } = needs
  const { colours } = title
  const sparks = createSparks(motion, calm)
  const shared = { motion, brushes, sparks, colours, calm, numbers: needs.numbers }
  const machine = new Machine({
    ...shared,
    pictures: needs.balls,
    marksLast: needs.hasFreeGames,
  })
  const numbers = new Numbers(shared)
  const sign = new ResultSign({ motion, glyphs, money, colours })
  const celebration = createCelebration(needs, sparks)
  const [backdrop, logo, shade] = [new Sprite(), new Sprite(), createShade(0x04060c)]
  backdrop.anchor.set(0.5)
  shade.alpha = 0.22
  const view = new Container()
  view.addChild(
    backdrop,
    shade,
    logo,
    machine.view,
    numbers.view,
    numbers.lights,
    machine.flying,
    sign.view,
    celebration.view,
    sparks.view,
    celebration.front,
  )
  return {
    view,
    machine,
    numbers,
    sign,
    celebration,
    sparks,
    logoRatio: textures.get('logo-wide').width / textures.get('logo-wide').height,
    show: (board) => {
      machine.show(board.drawn)
      numbers.show(board)
      sign.show(board)
    },
    layout: (size, layout) => {
      const sharpness = Math.min(2, devicePixelRatio)
      const kind = size.height > size.width ? 'tall' : 'wide'
      backdrop.texture = textures.get(`backdrop-${kind}`)
      const { orig } = backdrop.texture
      backdrop.scale.set(Math.max(size.width / orig.width, size.height / orig.height))
      backdrop.position.set(size.width / 2, size.height / 2)
      shade.setSize(size.width, size.height)
      logo.visible = layout.logo.height > 0
      if (logo.visible) {
        logo.texture = textures.get('logo-wide')
        logo.position.set(layout.logo.x, layout.logo.y)
        logo.setSize(layout.logo.width, layout.logo.height)
      }
      machine.layout(layout, sharpness)
      numbers.layout(layout, sharpness)
      sign.layout(layout)
      celebration.layout(size, celebrationPlace(layout, size))
    },
    close: () => {
      machine.close()
      numbers.close()
      sign.close()
      celebration.close()
    },
  }
}

function createCelebration(
  { title, motion, brushes, textures, calm, sound, glyphs, money, ...needs }: SceneNeeds,
  sparks: Sparks,
): Celebration {
  const { colours } = title
  return new Celebration({
    motion,
    brushes,
    glyphs,
    sparks,
    money,
    calm,
    lettering: letteringOf(colours),
    language: needs.language,
    words: needs.levelWords,
    pictures: wordsOf(textures, needs.language),
    coins: textures.named('coin-').map((name) => textures.get(name)),
    reached: (level) => cue(sound, title.cues.levels[level]),
  })
}

/** Upright its word has the whole width, sideways that of most of the board. */
const celebrationPlace = ({ board, portrait }: KenoLayout, { width }: Size): CelebrationPlace => ({
  board,
  width: portrait ? width : Math.min(width, (board.height / 3) * 5),
})

const levels: readonly StagedLevel[] = ['nice', 'big', 'mega', 'epic']

/** Baked words are English; other languages are lettered. */
const wordsOf = (textures: Textures, language: Language) =>
  new Map(
    levels
      .filter((level) => language === 'en' && textures.has(`${level}-win`))
      .map((level) => [level, textures.get(`${level}-win`)]),
  )

/** Letters of the machine's metal with a bright upper half. */
function letteringOf({ metal, ink }: KenoColours): LetterStyle {
  const shade = (to: number, share: number): string => cssColour(mixed(metal, to, share))
  return {
    font: '"Outfit", "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, "House Japanese", sans-serif',
    weight: 800,
    size: 120,
    fill: [
      [0, shade(0xffffff, 0.85)],
      [0.32, shade(0xffffff, 0.35)],
      [0.52, shade(0, 0.05)],
      [0.57, shade(0, 0.38)],
      [0.8, shade(0xffffff, 0.1)],
      [1, shade(0xffffff, 0.7)],
    ],
    outline: cssColour(ink),
  }
}
