import type { KenoPlaces } from '@fairhouse/stage/families/keno/open-keno'
import type { Box } from '@fairhouse/stage/families/keno/layout'
import { paytableOf } from '../../../rules/family-rules.ts'
import type { FamilyControls, GameContext } from '../../game-context.ts'
import { browserShelf } from '../../settings/settings.ts'
import { FillingIn, rulesOf } from './filling-in.ts'
import { createNumberButtons } from './number-buttons.ts'
import type { CaughtSoFar, OpenKenoGame } from './open-keno-game.ts'
import { createPaysPanel } from './pays-panel.ts'
import { openSavedDialog } from './saved-dialog.ts'
import { TicketShelf } from './saved-tickets.ts'
import { createTools } from './tools.ts'

/** Numbers to press, what the ticket pays, and what helps to fill it in: laid where the stage leaves room. */
export function kenoControls(context: GameContext, keno: OpenKenoGame): FamilyControls {
  const { table, texts: shared, sound } = context
  const { texts, title } = keno
  const paytable = paytableOf('keno', table.state.now.game.paytable)
  const shelf = new TicketShelf(
    `fairhouse.${title.manifest.uri}`,
    browserShelf(),
    rulesOf(paytable),
  )
  const filling = new FillingIn(context, keno, { paytable, shelf })
  keno.spots = () => filling.state.now.spots
  let caught: CaughtSoFar | null = null

  const buttons = createNumberButtons({
    numbers: paytable.numbers,
    texts,
    point: (number) => keno.stage().point(number),
    press: (number) => {
      if (hurriesNow(table.state.now.phase)) return table.press()
      if (title.cues.mark) sound.play(title.cues.mark)
      filling.toggle(number)
    },
  })
  const pays = createPaysPanel(texts)
  const tools = createTools({
    texts,
    quickPick: () => filling.quickPick(),
    fewer: () => filling.step(-1),
    more: () => filling.step(1),
    clear: () => filling.clear(),
    saved: () =>
      openSavedDialog({
        texts,
        closeLabel: shared.controls.close,
        shelf,
        spots: filling.state.now.spots,
        use: (spots) => filling.use(spots),
      }),
  })

  const show = (): void => {
    const { stake, game, phase, autoplay } = table.state.now
    const { spots, count } = filling.state.now
    // A replay shows another ticket than the one that is filled in.
    const shown = phase === 'replay' ? keno.stage().board.spots : spots
    pays.show({
      paytable,
      spots: shown.length,
      caught,
      amount: (units) => context.money((units * stake) / game.unitsPerStake),
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
  keno.placesMoved = (places) => {
    buttons.moved(places)
    lay(places, { pays: pays.view, tools: tools.view })
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

/** A press on the picture hurries what it shows, and never bets. */
const hurriesNow = (phase: string): boolean =>
  phase === 'asking' || phase === 'showing' || phase === 'replay'

/** Room of the button that opens the coach, beside the tools where the screen is narrow, under them elsewhere. */
const coachSide = { wide: 48, narrow: 96 } as const

function lay(
  { pays, tools, portrait }: KenoPlaces,
  views: { readonly pays: HTMLElement; readonly tools: HTMLElement },
): void {
  for (const view of Object.values(views)) view.classList.toggle('is-strip', portrait)
  const game = views.tools.parentElement
  const hasCoach = game?.querySelector('.coach-button') !== null
  const side = hasCoach ? coachSide[portrait ? 'narrow' : 'wide'] : 0
  place(views.pays, pays)
  place(
    views.tools,
    portrait
      ? { ...tools, width: tools.width - side }
      : { ...tools, height: Math.max(48, tools.height - side) },
  )
  const coach = portrait
    ? { x: tools.x + tools.width - side + 4, y: tools.y, width: side - 4, height: tools.height }
    : { x: tools.x, y: tools.y + tools.height - side + 4, width: tools.width, height: side - 4 }
  for (const [name, value] of Object.entries(coach))
    game?.style.setProperty(`--keno-coach-${name}`, `${value}px`)
}

function place({ style }: HTMLElement, { x, y, width, height }: Box): void {
  style.left = `${x}px`
  style.top = `${y}px`
  style.width = `${width}px`
  style.height = `${height}px`
}
