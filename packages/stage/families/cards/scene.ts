import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import { Container, Sprite, Texture } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import type { ControlInsets, Language } from '../../rounds/game-stage.ts'
import type { Textures } from '../../screen/load-textures.ts'
import { type DeckLook, openCardFaces } from '../../table/card-faces.ts'
import { type Chip, paintChips } from '../../table/chips.ts'
import { Felt } from '../../table/felt.ts'
import { ResultPlate } from '../../table/result-plate.ts'
import type { TableTools } from '../../table/table-tools.ts'
import { BetsView } from './bets-view.ts'
import type { CardsBoard } from './board.ts'
import { HandsView } from './hands-view.ts'
import {
  type CardSpot,
  cardSpots,
  chipSpot,
  handMiddle,
  layoutTable,
  type Size,
  type Spot,
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
  /** How cards are printed. */
  readonly deck: DeckLook
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
  const numbers = new Intl.NumberFormat(language)
  const print = { back: title.back, deck: needs.deck }
  const faces = openCardFaces({ height: largestCard, sharpness, ...print })
  const chipSet = paintChips({ chips: needs.chips, size: largestChip, sharpness })
  const felt = new Felt(title.felt, sharpness)
  const shoe = new Sprite(paintShoe(sharpness * 1.4, title.back, title.felt.metal))
  shoe.anchor.set(0.5)
  const logo = new Sprite(textures.has('logo-wide') ? textures.get('logo-wide') : Texture.EMPTY)
  const hands = new HandsView(tools, faces)
  const bets = new BetsView(tools, chipSet)
  const makePlate = (): ResultPlate => new ResultPlate(tools, sharpness)
  const plates = new PlatesView({ tools, sharpness, money, words, language, makePlate })
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
          number: (value) => numbers.format(value),
        }),
      })
      placeShoe(shoe, layout)
      placeLogo(logo, layout)
      placeThings(layout, rules, { hands, bets, plates })
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

/** Tells everything that lies on the table where its places are now. */
function placeThings(
  layout: TableLayout,
  rules: CardsPaytable['rules'],
  { hands, bets, plates }: Pick<CardsScene, 'hands' | 'bets' | 'plates'>,
): void {
  const spotsOf = (board: CardsBoard, name: string): readonly CardSpot[] => {
    const count = board.hands.find((hand) => hand.name === name)?.cards.length ?? 0
    return cardSpots(layout, rules, { board, name, count })
  }
  const chipsAt = (board: CardsBoard, spot: string): Spot =>
    chipSpot(layout, rules, { board, spot })
  hands.places(spotsOf)
  bets.places(chipsAt)
  plates.places({
    layout,
    hasFields: rules.game !== 'blackjack',
    hasBoxes: rules.game === 'blackjack' && rules.boxes !== undefined,
    middleOf: (board, name) => handMiddle(layout, rules, { board, name }),
    chipsOf: chipsAt,
    spotsOf,
  })
}

function placeShoe(shoe: Sprite, { shoe: { x, y, height, angle } }: TableLayout): void {
  const scale = (height * 0.94) / shoePaper.cardHeight
  shoe.position.set(x, y)
  shoe.rotation = angle
  shoe.setSize(shoePaper.width * scale, shoePaper.height * scale)
}

/** Upright there is no room for it. */
function placeLogo(logo: Sprite, { logo: box }: TableLayout): void {
  logo.visible = box.height > 0 && logo.texture !== Texture.EMPTY
  if (!logo.visible) return
  const { orig } = logo.texture
  logo.position.set(box.x, box.y)
  logo.scale.set(Math.min(box.width / orig.width, box.height / orig.height))
}
