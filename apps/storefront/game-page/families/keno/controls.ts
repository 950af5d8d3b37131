import { paytableOf } from '../../../rules/family-rules.ts'
import type { FamilyControls, GameContext } from '../../game-context.ts'
import type { Phase } from '../../play/controller-state.ts'
import { browserShelf } from '../../settings/settings.ts'
import { FillingIn, rulesOf } from './filling-in.ts'
import { layControls } from './lay-controls.ts'
import { createNumberButtons, type NumberButtons } from './number-buttons.ts'
import type { CaughtSoFar, OpenKenoGame } from './open-keno-game.ts'
import { createPaysPanel, type PaysPanel } from './pays-panel.ts'
import { openSavedDialog } from './saved-dialog.ts'
import { TicketShelf } from './saved-tickets.ts'
import { createTools, type Tools } from './tools.ts'

interface Views {
  readonly buttons: NumberButtons
  readonly pays: PaysPanel
  readonly tools: Tools
}

/** Numbers to press, what the ticket pays, and what helps to fill it in: laid where the stage leaves room. */
export function kenoControls(context: GameContext, keno: OpenKenoGame): FamilyControls {
  const { table } = context
  const { title } = keno
  const paytable = paytableOf('keno', table.state.now.game.paytable)
  const shelf = new TicketShelf(
    `fairhouse.${title.manifest.uri}`,
    browserShelf(),
    rulesOf(paytable),
  )
  const filling = new FillingIn(context, keno, { paytable, shelf })
  keno.spots = () => filling.state.now.spots
  const views = createViews(context, keno, filling)
  const { buttons, pays, tools } = views
  const show = showing(context, keno, filling, views)
  keno.placesMoved = (places) => {
    buttons.moved(places)
    layControls(places, { pays: pays.view, tools: tools.view })
  }
  filling.state.watch(show)
  table.state.watch(({ phase }) => {
    if (phase === 'asking') shelf.played(filling.state.now.spots)
    filling.settle()
    show()
  })
  return {
    overStage: [buttons.view, pays.view, tools.view],
    aboveBar: null,
    stake: null,
    keys: {
      q: () => filling.quickPick(),
      c: () => filling.clear(),
      r: () => filling.repeat(),
    },
    fit() {
      filling.settle()
      if (keno.places) keno.placesMoved(keno.places)
      show()
    },
    tapped() {
      if (hurriesNow(table.state.now.phase)) table.press()
    },
  }
}

function createViews(context: GameContext, keno: OpenKenoGame, filling: FillingIn): Views {
  const { table, texts: shared, sound } = context
  const { texts, title } = keno
  return {
    buttons: createNumberButtons({
      numbers: filling.rules.numbers,
      texts,
      point: (number) => keno.stage().point(number),
      press: (number) => {
        if (hurriesNow(table.state.now.phase)) return table.press()
        if (title.cues.mark) sound.play(title.cues.mark)
        filling.toggle(number)
      },
    }),
    pays: createPaysPanel(texts),
    tools: createTools({
      texts,
      quickPick: () => filling.quickPick(),
      fewer: () => filling.step(-1),
      more: () => filling.step(1),
      clear: () => filling.clear(),
      saved: () =>
        openSavedDialog({
          texts,
          closeLabel: shared.controls.close,
          shelf: filling.shelf,
          spots: filling.state.now.spots,
          use: (spots) => filling.use(spots),
        }),
    }),
  }
}

/** How all of it shows where the table stands. It hears from the stage how many spots are caught. */
function showing(
  context: GameContext,
  keno: OpenKenoGame,
  filling: FillingIn,
  { buttons, pays, tools }: Views,
): () => void {
  const { table, money } = context
  const inBets = new Intl.NumberFormat(keno.language)
  let caught: CaughtSoFar | null = null
  const show = (): void => {
    const { stake, game, phase, autoplay } = table.state.now
    const { spots, count } = filling.state.now
    // A replay shows another ticket than the one that is filled in.
    const shown = phase === 'replay' ? keno.stage().board.spots : spots
    pays.show({
      paytable: paytableOf('keno', game.paytable),
      spots: shown.length,
      caught,
      amount: (units) => money((units * stake) / game.unitsPerStake),
      times: (units) => `${inBets.format(units / game.unitsPerStake)}×`,
    })
    tools.show({
      count,
      most: filling.rules.most,
      isIdle: phase === 'idle' && autoplay === null,
      isEmpty: spots.length === 0,
    })
    buttons.show(keno.stage().board)
  }
  keno.caught = (now) => {
    caught = now
    show()
  }
  return show
}

/** A press on the picture hurries what it shows, and never bets. */
const hurriesNow = (phase: Phase): boolean =>
  phase === 'asking' || phase === 'showing' || phase === 'replay'
