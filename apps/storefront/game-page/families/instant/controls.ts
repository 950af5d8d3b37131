import type { InstantRules } from '@fairhouse/contract/families/instant/paytable'
import type { Box } from '@fairhouse/stage/families/instant/layout'
import { paytableOf } from '../../../rules/family-rules.ts'
import type { FamilyControls, GameContext } from '../../game-context.ts'
import { Choosing } from './choosing.ts'
import type { OpenInstantGame } from './open-instant-game.ts'
import { createPanel } from './panel.ts'
import { quickPick } from './pick-parts.ts'
import { anyTile, roundNow, stepTo, uncovering } from './round-now.ts'
import { Scratching } from './scratching.ts'
import { createTileButtons, type TileButtons } from './tile-buttons.ts'

/** What is bet on, tiles to press where there are any, and keys for all of it. */
export function instantControls(context: GameContext, game: OpenInstantGame): FamilyControls {
  const { table } = context
  const { rules } = paytableOf('instant', table.state.now.game.paytable)
  const choosing = new Choosing(context, game, rules)
  const panel = createPanel({
    rules,
    game,
    choosing,
    hasAutoplay: table.state.now.game.rules.autoplay,
    cashOut: () => table.act({ type: 'cashOut', data: null }),
    uncover: () => table.act(uncovering),
    amount: (hundredths) => context.money((hundredths * table.state.now.stake) / 100),
  })
  const scratching = rules.game === 'scratch' ? new Scratching(context, game, () => show()) : null
  const tiles = createTiles(context, game, scratching)
  scratching?.rubOn(tiles.view)
  const followPrice = scratching ? priceFollower(context, game, choosing) : () => {}
  const show = (): void => {
    const { round, phase } = table.state.now
    const now = roundNow(round)
    const mayTake = phase === 'choosing' && now.mayStop && round !== null
    panel.show({
      isOpen: choosing.isOpen,
      reached: phase === 'idle' ? 0 : now.steps,
      hasFoil: phase === 'choosing' && now.foil !== null,
      cash: mayTake ? game.texts.cashOut(context.money((round.stake * now.times) / 100)) : null,
    })
    const isAsked = phase === 'choosing' && table.state.now.autoplay === null
    tiles.view.hidden =
      (now.stepping === null && now.foil === null) || table.state.now.autoplay !== null
    tiles.show(isAsked ? (scratching?.covered ?? now.tiles) : [])
  }
  game.placesMoved = ({ panel: box, ...places }) => {
    lay(panel.view, box)
    panel.view.classList.toggle('is-strip', places.portrait)
    tiles.stand({ panel: box, ...places })
    scratching?.settle()
  }
  choosing.state.watch(show)
  table.state.watch(() => {
    choosing.settle()
    followPrice()
    scratching?.settle()
    show()
  })
  return {
    overStage: [tiles.view, panel.view],
    aboveBar: null,
    stake: null,
    keys: {
      q: () => choosing.step(-1),
      e: () => choosing.step(1),
      r: () => {
        if (scratching) return scratching.pressNext()
        if (rules.game === 'pick') return quicklyPicked(choosing, rules)
        const move = anyTile(roundNow(table.state.now.round))
        if (move) table.act(move)
      },
      c: () => table.act(scratching ? uncovering : { type: 'cashOut', data: null }),
    },
    fit() {
      choosing.settle()
      // A stage that was opened anew knows no price yet, and a card has its prizes printed on it.
      if (scratching && choosing.isOpen) game.stage().stake(table.state.now.stake)
      game.stage().select(choosing.state.now.choice)
      if (game.places) game.placesMoved(game.places)
      show()
    },
    tapped: () => hurry(context),
  }
}

/** A press on the picture hurries what it shows, and never bets. */
function hurry({ table }: GameContext): void {
  const { phase } = table.state.now
  if (phase === 'asking' || phase === 'showing' || phase === 'replay') table.press()
}

/** What is printed on a card goes by its price: another one is printed when that changes. */
function priceFollower(
  { table }: GameContext,
  game: OpenInstantGame,
  choosing: Choosing,
): () => void {
  let { stake } = table.state.now
  return () => {
    const { now } = table.state
    if (!choosing.isOpen || now.stake === stake) return
    stake = now.stake
    game.stage().stake(stake)
    game.stage().select(choosing.state.now.choice)
  }
}

const createTiles = (
  { table }: GameContext,
  game: OpenInstantGame,
  scratching: Scratching | null,
): TileButtons =>
  createTileButtons({
    texts: game.texts,
    isRubbed: scratching !== null,
    nameOf: (tile, isOpen) => {
      if (scratching) return scratching.nameOf(tile)
      return isOpen ? game.texts.tile.closed(tile + 1) : game.texts.tile.found(tile + 1)
    },
    press: (tile) => {
      if (scratching) return scratching.press(tile)
      const { stepping } = roundNow(table.state.now.round)
      if (stepping !== null) table.act(stepTo(stepping, tile))
    },
    point: (tile) => game.stage().point(tile),
  })

function quicklyPicked(choosing: Choosing, rules: Extract<InstantRules, { game: 'pick' }>): void {
  const { choice } = choosing.state.now
  if ('digits' in choice) choosing.choose(quickPick(rules, choice))
}

function lay({ style }: HTMLElement, { x, y, width, height }: Box): void {
  style.left = `${x}px`
  style.top = `${y}px`
  style.width = `${width}px`
  style.maxHeight = `${height}px`
}
