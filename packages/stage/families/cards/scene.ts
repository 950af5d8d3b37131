import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import { Container, Sprite } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import type { ControlInsets, Language } from '../../rounds/game-stage.ts'
import type { Textures } from '../../screen/load-textures.ts'
import { openCardFaces } from '../../table/card-faces.ts'
import { type Chip, paintChips } from '../../table/chips.ts'
import { Felt } from '../../table/felt.ts'
import { ResultPlate } from '../../table/result-plate.ts'
import type { TableTools } from '../../table/table-tools.ts'
import { BetsView } from './bets-view.ts'
import type { CardsBoard } from './board.ts'
import { HandsView } from './hands-view.ts'
import {
  cardSpots,
  chipSpot,
  handMiddle,
  layoutTable,
  type Size,
  type TableLayout,
} from './layout.ts'
import { paintShoe, shoePaper } from './paint-shoe.ts'
import { PlatesView } from './plates-view.ts'
import { tablePrints } from './prints.ts'
import type { CardsTitle } from './title.ts'
import { tableWords } from './words.ts'

export interface SceneNeeds {
  readonly title: CardsTitle
  readonly rules: CardsPaytable['rules']
  readonly language: Language
  readonly money: (minorUnits: number) => string
  readonly calm: boolean
  readonly motion: Motion
  readonly textures: Textures
  readonly chips: readonly Chip[]
}

/** Everything on a table of cards. */
export interface CardsScene {
  readonly view: Container
  readonly hands: HandsView
  readonly bets: BetsView
  readonly plates: PlatesView
  /** Where things are, as it was laid out last. */
  readonly layout: TableLayout
  readonly tools: TableTools
  show(board: CardsBoard): void
  lay(size: Size, insets: ControlInsets): void
  close(): void
}

/** Height of the largest card that is painted, CSS pixels. */
const largestCard = 260
const largestChip = 84

export function openScene(needs: SceneNeeds): CardsScene {
  const { title, rules, language, motion, calm, textures, money } = needs
  const sharpness = Math.min(2, devicePixelRatio)
  const tools: TableTools = { motion, calm }
  const words = tableWords[language]
  const faces = openCardFaces({ height: largestCard, sharpness, back: title.back })
  const chipSet = paintChips({ chips: needs.chips, size: largestChip, sharpness })
  const felt = new Felt(title.felt, sharpness)
  const shoe = new Sprite(paintShoe(sharpness * 1.4, title.back, title.felt.metal))
  shoe.anchor.set(0.5)
  const logo = new Sprite(textures.has('logo-wide') ? textures.get('logo-wide') : undefined)
  logo.anchor.set(0, 0)
  const hands = new HandsView(tools, faces)
  const bets = new BetsView(tools, chipSet)
  const plates = new PlatesView({
    tools,
    sharpness,
    money,
    words,
    makePlate: () => new ResultPlate(tools, sharpness),
  })
  const view = new Container()
  view.addChild(felt.view, logo, bets.view, shoe, hands.view, plates.view)
  let layout = layoutTable({ width: 1, height: 1 }, { top: 0, right: 0, bottom: 0, left: 0 }, rules)
  return {
    view,
    hands,
    bets,
    plates,
    tools,
    get layout() {
      return layout
    },
    show: (board) => {
      hands.show(board)
      bets.show(board)
      plates.show(board)
    },
    lay: (size, insets) => {
      layout = layoutTable(size, insets, rules)
      const isTall = size.height > size.width
      felt.lay({
        size,
        edge: rules.game === 'blackjack' ? 'crescent' : 'round',
        rail: Math.max(10, Math.min(size.width, size.height) * (isTall ? 0.032 : 0.045)),
        prints: tablePrints(rules, {
          layout,
          words,
          spotName: (spot) => title.places?.names[language][spot] ?? spot,
          spotFill: (spot) => title.places?.fills[spot],
        }),
      })
      const scale = (layout.shoe.height * 0.94) / shoePaper.cardHeight
      shoe.position.set(layout.shoe.x, layout.shoe.y)
      shoe.rotation = layout.shoe.angle
      shoe.setSize(shoePaper.width * scale, shoePaper.height * scale)
      logo.visible = layout.logo.height > 0 && textures.has('logo-wide')
      if (logo.visible) {
        logo.position.set(layout.logo.x, layout.logo.y)
        const { orig } = logo.texture
        const fit = Math.min(layout.logo.width / orig.width, layout.logo.height / orig.height)
        logo.scale.set(fit)
      }
      const now = layout
      hands.places((board, name) => {
        const count = board.hands.find((hand) => hand.name === name)?.cards.length ?? 0
        return cardSpots(now, rules, { board, name, count })
      })
      bets.places((board, spot) => chipSpot(now, rules, { board, spot }))
      plates.places({
        layout: now,
        hasFields: rules.game === 'showdown',
        middleOf: (board, name) => handMiddle(now, rules, { board, name }),
        chipsOf: (board, spot) => chipSpot(now, rules, { board, spot }),
        spotsOf: (board, name) => {
          const count = board.hands.find((hand) => hand.name === name)?.cards.length ?? 0
          return cardSpots(now, rules, { board, name, count })
        },
      })
    },
    close: () => {
      hands.close()
      bets.close()
      plates.close()
      felt.close()
      faces.close()
      chipSet.close()
      shoe.texture.destroy(true)
    },
  }
}
