import type { FamilyName } from '@fairhouse/contract/families/all'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { openStream } from '@fairhouse/fairness/stream'
import { anyMove } from '@fairhouse/game-math/any-action'
import {
  baseMode,
  type Bet,
  type Game,
  type RoundState,
  type Step,
} from '@fairhouse/game-math/game'
import * as cards from '@fairhouse/stage/families/cards/board'
import { cardsEventsOf } from '@fairhouse/stage/families/cards/cards-events'
import { stageCards } from '@fairhouse/stage/families/cards/cards-handlers'
import * as craps from '@fairhouse/stage/families/craps/board'
import { crapsEventsOf } from '@fairhouse/stage/families/craps/craps-events'
import { crapsHandlers } from '@fairhouse/stage/families/craps/craps-handlers'
import * as dice from '@fairhouse/stage/families/dice/board'
import { diceEventsOf } from '@fairhouse/stage/families/dice/dice-events'
import { diceHandlers } from '@fairhouse/stage/families/dice/dice-handlers'
import * as instant from '@fairhouse/stage/families/instant/board'
import { handlersOf as instantHandlers } from '@fairhouse/stage/families/instant/handlers'
import { instantEventsOf } from '@fairhouse/stage/families/instant/instant-events'
import * as keno from '@fairhouse/stage/families/keno/board'
import { kenoEventsOf } from '@fairhouse/stage/families/keno/keno-events'
import { stageKeno } from '@fairhouse/stage/families/keno/keno-handlers'
import * as roulette from '@fairhouse/stage/families/roulette/board'
import { rouletteEventsOf } from '@fairhouse/stage/families/roulette/roulette-events'
import { rouletteHandlers } from '@fairhouse/stage/families/roulette/roulette-handlers'
import * as slot from '@fairhouse/stage/families/slot/board'
import { slotEventsOf } from '@fairhouse/stage/families/slot/slot-events'
import { stageSlot } from '@fairhouse/stage/families/slot/slot-handlers'
import * as videoPoker from '@fairhouse/stage/families/video-poker/board'
import { doubleUpHandlers } from '@fairhouse/stage/families/video-poker/double-up-handlers'
import { handlersOf as pokerHandlers } from '@fairhouse/stage/families/video-poker/handlers'
import { severalHandlers } from '@fairhouse/stage/families/video-poker/several-handlers'
import { videoPokerEventsOf } from '@fairhouse/stage/families/video-poker/video-poker-events'
import { createMotion, type Motion } from '@fairhouse/stage/motion/motion'
import { type Handlers, present, type TypedEvent } from '@fairhouse/stage/rounds/present'
import { describe, expect, it } from 'vitest'
import { absentScene, type Called, namedCues } from './absent-scene.ts'
import { loadTitle, urisOfFamily } from './discover.ts'

// RTS 14F: a round that gives back no more than it cost is not dressed up as a win, by sound or by sight.

/** What is heard and seen of wins: cues as `namedCues` calls them, and whatever celebrates. */
const ofWins =
  /^(wins[.]\d|levels[.]|(win|bigWin|greatWin|smallWin|line|nice|big|paid|chips|count)$)|celebrate$/
/** Rounds in which something else than a win is celebrated: a feature that was won. */
const ofFeatures = new Set(['freeGamesWon', 'freeSpinsAwarded', 'jackpotWon', 'maxWinReached'])

interface Ground {
  readonly motion: Motion
  readonly called: Called[]
  /** What the round has cost, pay units. */
  readonly cost: number
}

interface Family<Board, Event extends TypedEvent> {
  readonly start: Board
  readonly after: (board: Board, event: Event) => Board
  readonly eventsOf: (events: readonly TypedEvent[]) => readonly Event[]
  readonly handlers: (ground: Ground, title: { readonly hands: number }) => Handlers<Board, Event>
}

const nothing = (): void => undefined
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks says what it stands in for
const sceneOf = <Scene>({ motion, called, cost }: Ground): Scene =>
  absentScene(called, {
    motion,
    staked: cost,
    title: { cues: namedCues() },
    options: { motion, sound: absentScene(called), title: { cues: namedCues() } },
    tools: { motion },
  })
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks says what it stands in for
const common = <Staging>(ground: Ground): Staging =>
  absentScene(ground.called, {
    motion: ground.motion,
    cues: namedCues(),
    title: { cues: namedCues() },
    scene: sceneOf(ground),
    stake: () => ground.cost,
    finishing: () => false,
    begun: () => false,
    count: 3,
  })

/** Small wins of a title among its first rounds, at most so many. */
const roundsAtMost = 300
const enough = 4

interface SmallWin {
  readonly cost: number
  readonly events: readonly TypedEvent[]
}

const smallWins = (game: Game): readonly SmallWin[] =>
  roundsOf(game, (units, cost) => units > 0 && units <= cost, enough)

const realWins = (game: Game): readonly SmallWin[] =>
  roundsOf(game, (units, cost) => units > cost * 2, 1)

/** Rounds of a title, without features, of which this holds. */
function roundsOf(
  game: Game,
  isWanted: (units: number, cost: number) => boolean,
  most: number,
): readonly SmallWin[] {
  const found: SmallWin[] = []
  const bets: readonly (Bet | undefined)[] = game.samples ?? [undefined]
  const stream = openStream(new Uint8Array(32).fill(5))
  for (let nonce = 0; nonce < roundsAtMost && found.length < most; nonce++) {
    const bet = bets[nonce % bets.length]
    const cost = (bet && game.priceOf?.(bet)) ?? priceOf(game, bet)
    const { units, events } = played(game, bet, drawFrom(stream.round('small wins', nonce)), nonce)
    if (isWanted(units, cost) && !events.some(({ type }) => ofFeatures.has(type)))
      found.push({ cost, events })
  }
  return found
}

const priceOf = (game: Game, bet: Bet | undefined): number =>
  game.modes.find(({ name }) => name === (bet?.mode ?? baseMode))?.price ?? game.unitsPerStake

function played(
  game: Game,
  bet: Bet | undefined,
  draw: Parameters<Game['open']>[0],
  seed: number,
): { readonly units: number; readonly events: readonly TypedEvent[] } {
  const choice = drawFrom(new SeededWords(seed))
  let step: Step<RoundState> = game.open(draw, bet)
  const events: TypedEvent[] = [...step.events]
  for (let moves = 0; !step.state.done && moves < 200; moves++) {
    step = game.act(
      step.state,
      anyMove(game, step, (count) => choice.below(count)),
      draw,
    )
    events.push(...step.events)
  }
  return { units: step.state.units, events }
}

/** What was heard and seen of a round, as calls. */
async function shown<Board, Event extends TypedEvent>(
  { start, after, eventsOf, handlers }: Family<Board, Event>,
  { cost, events }: SmallWin,
  hands: number,
): Promise<readonly string[]> {
  const motion = createMotion()
  motion.hurrying = true
  const called: Called[] = []
  const running = { isOver: false }
  const presented = present(eventsOf(events), {
    board: start,
    after,
    handlers: handlers({ motion, called, cost }, { hands }),
    settle: nothing,
  }).finally(() => {
    running.isOver = true
  })
  while (!running.isOver) {
    motion.hurrying = true
    motion.advance(1)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await presented
  return called.flatMap(({ path, given }) => {
    const name = path.endsWith('play') || path.endsWith('hold') ? String(given[0]) : path
    return ofWins.test(name) ? [name] : []
  })
}

async function holdsStill<Board, Event extends TypedEvent>(
  name: FamilyName,
  family: Family<Board, Event>,
): Promise<void> {
  const uris = await urisOfFamily(name)
  describe(`small wins of ${name}`, () => {
    let count = 0
    it.each(uris)('are neither heard nor seen as wins: %s', async (uri) => {
      const { game } = await loadTitle(uri)
      for (const win of smallWins(game)) {
        count += 1
        expect(await shown(family, win, handsOf(game)), JSON.stringify(win.events)).toEqual([])
      }
    })

    it('were there to be shown', () => {
      expect(count).toBeGreaterThan(0)
    })

    it('are told from real ones, which are heard', async () => {
      for (const uri of uris) {
        const { game } = await loadTitle(uri)
        const [win] = realWins(game)
        if (!win) continue
        expect((await shown(family, win, handsOf(game))).length, uri).toBeGreaterThan(0)
        return
      }
      throw new Error(`no round of ${name} wins`)
    })
  })
}

const handsOf = ({ paytable }: Game): number =>
  'hands' in paytable && typeof paytable.hands === 'number' ? paytable.hands : 1

await holdsStill('slot', {
  start: slot.emptyBoard([]),
  after: slot.after,
  eventsOf: slotEventsOf,
  handlers: (ground) =>
    stageSlot(sceneOf(ground), { won: nothing, finishing: () => false }).handlers,
})
await holdsStill('keno', {
  start: keno.emptyBoard,
  after: keno.after,
  eventsOf: kenoEventsOf,
  handlers: (ground) => stageKeno(common(ground)),
})
await holdsStill('roulette', {
  start: roulette.emptyBoard,
  after: roulette.after,
  eventsOf: rouletteEventsOf,
  handlers: (ground) =>
    rouletteHandlers(sceneOf(ground), { won: nothing, stake: () => ground.cost }, []),
})
await holdsStill('dice', {
  start: dice.emptyBoard,
  after: dice.after,
  eventsOf: diceEventsOf,
  handlers: (ground) => diceHandlers(sceneOf(ground), { won: nothing, stake: () => ground.cost }),
})
await holdsStill('craps', {
  start: craps.emptyBoard,
  after: craps.after,
  eventsOf: crapsEventsOf,
  handlers: (ground) => crapsHandlers(sceneOf(ground), { won: nothing, stake: () => ground.cost }),
})
await holdsStill('instant', {
  start: instant.emptyBoard,
  after: instant.after,
  eventsOf: instantEventsOf,
  handlers: (ground) => instantHandlers(common(ground)),
})
await holdsStill('videoPoker', {
  start: videoPoker.emptyBoard,
  after: videoPoker.after,
  eventsOf: videoPokerEventsOf,
  handlers: (ground, { hands }) => ({
    ...pokerHandlers(common(ground)),
    ...doubleUpHandlers(common(ground), absentScene(ground.called)),
    pokerMultiplied: nothing,
    ...(hands > 1 && severalHandlers(common(ground))),
  }),
})
await holdsStill('cards', {
  start: cards.emptyBoard,
  after: cards.after,
  eventsOf: cardsEventsOf,
  handlers: (ground) => stageCards(common(ground)),
})
