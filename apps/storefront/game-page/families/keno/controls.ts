import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import { caughtOn, isPaid, type KenoBoard } from '@fairhouse/stage/families/keno/board'
import { letterOfCard } from '@fairhouse/stage/families/keno/card-marks'
import { paytableOf } from '../../../rules/family-rules.ts'
import type { FamilyControls, GameContext } from '../../game-context.ts'
import type { Phase } from '../../play/controller-state.ts'
import { browserShelf } from '../../settings/settings.ts'
import { type Choice, createChoice, type Option } from './choice.ts'
import { type Filled, spotsOf } from './filled.ts'
import { FillingIn, rulesOf } from './filling-in.ts'
import { layControls } from './lay-controls.ts'
import { createNumberButtons, type NumberButtons } from './number-buttons.ts'
import type { OpenKenoGame } from './open-keno-game.ts'
import { createPaysPanel, type PaysPanel } from './pays-panel.ts'
import { risksOf, ticketsAt } from './risks.ts'
import { openSavedTickets } from './open-saved-tickets.ts'
import { TicketShelf } from './saved-tickets.ts'
import { createTools, type Tools } from './tools.ts'

interface Views {
  readonly buttons: NumberButtons
  /** Which card or which risk; null where there is no choice. */
  readonly choice: Choice | null
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
  keno.filled = () => filling.state.now
  const views = createViews(context, keno, { filling, paytable })
  const { buttons, choice, pays, tools } = views
  const show = showing(context, keno, filling, views)
  keno.placesMoved = (places) => {
    buttons.moved(places)
    layControls(places, {
      pays: pays.view,
      tools: tools.view,
      ...(choice && { choice: choice.view }),
    })
  }
  filling.state.watch(show)
  let isAsking = false
  table.state.watch(({ phase }) => {
    if (phase === 'asking' && !isAsking) filling.played()
    isAsking = phase === 'asking'
    filling.settle()
    show()
  })
  return {
    overStage: [buttons.view, ...(choice ? [choice.view] : []), pays.view, tools.view],
    aboveBar: null,
    stake: null,
    keys: {
      q: () => filling.quickPick(),
      c: () => filling.clear(),
      r: () => filling.repeat(),
      ...choiceKeys(filling, paytable),
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

interface Filling {
  readonly filling: FillingIn
  readonly paytable: KenoPaytable
}

/** 1 chooses the first card or risk, 2 the second … */
function choiceKeys(
  filling: FillingIn,
  paytable: KenoPaytable,
): Readonly<Record<string, () => void>> {
  const count = paytable.cards ?? risksOf(paytable).length
  const choose = chooser(filling, paytable)
  return Object.fromEntries(
    Array.from({ length: count }, (_, place) => [String(place + 1), () => choose(place)]),
  )
}

const chooser =
  (filling: FillingIn, { cards }: KenoPaytable) =>
  (place: number): void => {
    if (cards === undefined) filling.choose(place)
    else filling.lookAt(place)
  }

function choiceOf({ texts }: OpenKenoGame, { filling, paytable }: Filling): Choice | null {
  const choose = chooser(filling, paytable)
  if (paytable.cards !== undefined) return createChoice(texts.cards.title, choose)
  return paytable.risks ? createChoice(texts.risks.title, choose) : null
}

function createViews(
  context: GameContext,
  keno: OpenKenoGame,
  { filling, paytable }: Filling,
): Views {
  const { table, sound } = context
  const { texts, title } = keno
  return {
    choice: choiceOf(keno, { filling, paytable }),
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
      saved: () => void openSavedTickets(context, keno, filling),
    }),
  }
}

/** How all of it shows where the table stands. It hears from the stage how the draw stands. */
function showing(
  context: GameContext,
  keno: OpenKenoGame,
  filling: FillingIn,
  { buttons, choice, pays, tools }: Views,
): () => void {
  const { table, money } = context
  const inBets = new Intl.NumberFormat(keno.language, { maximumFractionDigits: 2 })
  let drawn: KenoBoard | null = null
  const show = (): void => {
    const { stake, game, phase, autoplay } = table.state.now
    const paytable = paytableOf('keno', game.paytable)
    const filled = filling.state.now
    const { board } = keno.stage()
    // A replay shows other tickets than those that are filled in.
    const shown = phase === 'replay' ? replayed(filled, board) : filled
    const spots = spotsOf(shown)
    const times = drawn?.free && drawn.free.game > 0 ? drawn.free.times : 1
    pays.show({
      tickets: ticketsAt(paytable, shown.risk),
      spots: spots.length,
      caught: drawn && { count: caughtOn(drawn, shown.card), isOver: isPaid(drawn) },
      amount: (units) => money((units * times * stake) / game.unitsPerStake),
      times: (units) => `${inBets.format((units * times) / game.unitsPerStake)}×`,
      free: freeDraw(drawn, keno),
    })
    const isIdle = phase === 'idle' && autoplay === null
    choice?.show(
      paytable.cards === undefined
        ? { ...riskOptions(shown, paytable, { keno, perStake: game.unitsPerStake }), isIdle }
        : { ...cardOptions(shown, drawn, { keno, money }), isIdle: true },
    )
    tools.show({
      count: filled.count,
      most: filling.rules.most,
      fewest: filling.rules.fewest ?? 1,
      isIdle,
      isEmpty: spots.length === 0,
    })
    buttons.show(board, shown.card)
  }
  keno.caught = (board) => {
    drawn = board
    show()
  }
  return show
}

/** What a replay shows in place of what is filled in. */
const replayed = (filled: Filled, board: KenoBoard): Filled => ({
  ...filled,
  cards: filled.cards.map((_, place) => board.cards[place] ?? []),
  risk: board.risk ?? filled.risk,
})

function freeDraw(board: KenoBoard | null, { texts }: OpenKenoGame): string | null {
  if (!board?.free || board.free.game === 0) return null
  const { game, games, times } = board.free
  return texts.free(game, games, times)
}

function riskOptions(
  { risk, cards, card }: Filled,
  paytable: KenoPaytable,
  {
    keno: { texts, language },
    perStake,
  }: { readonly keno: OpenKenoGame; readonly perStake: number },
): { readonly options: readonly Option[]; readonly chosen: number } {
  const inBets = new Intl.NumberFormat(language)
  const risks = risksOf(paytable)
  const spots = cards[card]?.length ?? 0
  return {
    chosen: risks.indexOf(risk),
    options: risks.map((one) => {
      const pays = ticketsAt(paytable, one).find((ticket) => ticket.spots === spots)?.pays ?? []
      const most = Math.max(0, ...pays) / perStake
      const note = most > 0 ? `${inBets.format(most)}×` : ''
      return {
        name: texts.risks[one],
        note,
        label: `${texts.risks[one]} ${note}`.trim(),
        tone: 'plain' as const,
      }
    }),
  }
}

function cardOptions(
  { cards, card }: Filled,
  board: KenoBoard | null,
  { keno: { texts }, money }: { readonly keno: OpenKenoGame } & Pick<GameContext, 'money'>,
): { readonly options: readonly Option[]; readonly chosen: number } {
  return {
    chosen: card,
    options: cards.map((spots, place) => {
      const letter = letterOfCard(place)
      const result = board?.results[place]
      if (spots.length === 0)
        return { name: letter, note: '–', label: texts.cards.empty(letter), tone: 'plain' as const }
      if (!board || board.drawn.length === 0)
        return {
          name: letter,
          note: String(spots.length),
          label: texts.cards.filled(letter, spots.length),
          tone: 'plain' as const,
        }
      const caught = caughtOn(board, place)
      const hits = texts.cards.hits(letter, caught, spots.length)
      const won = result && result.pay > 0 ? money(result.pay) : null
      return {
        name: letter,
        note: won ?? `${caught}/${spots.length}`,
        label: won ? `${hits}, ${won}` : hits,
        tone: won ? ('won' as const) : ('plain' as const),
      }
    }),
  }
}

/** A press on the picture hurries what it shows, and never bets. */
const hurriesNow = (phase: Phase): boolean =>
  phase === 'asking' || phase === 'showing' || phase === 'replay'
