import type { Box } from '@fairhouse/stage/families/instant/layout'
import { paytableOf } from '../../../rules/family-rules.ts'
import type { FamilyControls, GameContext } from '../../game-context.ts'
import { Choosing } from './choosing.ts'
import type { OpenInstantGame } from './open-instant-game.ts'
import { createPanel } from './panel.ts'
import { anyTile, roundNow, stepTo } from './round-now.ts'
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
  })
  const tiles = createTiles(context, game)
  const show = (): void => {
    const { round, phase } = table.state.now
    const now = roundNow(round)
    const mayTake = phase === 'choosing' && now.mayStop && round !== null
    panel.show({
      isOpen: choosing.isOpen,
      reached: phase === 'idle' ? 0 : now.steps,
      cash: mayTake ? game.texts.cashOut(context.money((round.stake * now.times) / 100)) : null,
    })
    const isAsked = phase === 'choosing' && table.state.now.autoplay === null
    tiles.view.hidden = now.stepping === null || table.state.now.autoplay !== null
    tiles.show(isAsked ? now.tiles : [])
  }
  game.placesMoved = ({ panel: box, ...places }) => {
    lay(panel.view, box)
    panel.view.classList.toggle('is-strip', places.portrait)
    tiles.stand({ panel: box, ...places })
  }
  choosing.state.watch(show)
  table.state.watch(() => {
    choosing.settle()
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
        const move = anyTile(roundNow(table.state.now.round))
        if (move) table.act(move)
      },
      c: () => table.act({ type: 'cashOut', data: null }),
    },
    fit() {
      choosing.settle()
      game.stage().select(choosing.state.now.choice)
      if (game.places) game.placesMoved(game.places)
      show()
    },
    tapped() {
      const { phase } = table.state.now
      // A press on the picture hurries what it shows, and never bets.
      if (phase === 'asking' || phase === 'showing' || phase === 'replay') table.press()
    },
  }
}

const createTiles = ({ table }: GameContext, game: OpenInstantGame): TileButtons =>
  createTileButtons({
    texts: game.texts,
    press: (tile) => {
      const { stepping } = roundNow(table.state.now.round)
      if (stepping !== null) table.act(stepTo(stepping, tile))
    },
    point: (tile) => game.stage().point(tile),
  })

function lay({ style }: HTMLElement, { x, y, width, height }: Box): void {
  style.left = `${x}px`
  style.top = `${y}px`
  style.width = `${width}px`
  style.maxHeight = `${height}px`
}
