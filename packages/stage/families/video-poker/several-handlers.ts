import type { Handlers } from './video-poker-events.ts'
import { cue } from '../../sound/cue.ts'
import { celebrateWin, type Table, winLevel, wonPlate } from './handlers.ts'
import type { SmallHands } from './small-hands.ts'
import type { VideoPokerBoard } from './board.ts'
import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'

/** What shows a round of several hands. */
export interface SeveralTable extends Table {
  readonly small: SmallHands
  readonly count: number
  /** `12 of 50 hands win`. */
  readonly handsWon: (won: number, of: number) => string
}

/** Seconds that all hands behind the front one take together, and the most that one of them takes. */
const seconds = { all: 1.7, one: 0.34, front: 0.3, rest: 0.5, glance: 0.07 } as const
/** Turned cards that are heard: more would be a rattle. */
const mostFlips = 16
/** How often the tallies of the pay table are painted anew while hands are told. */
const talliesTold = 8

/** What a game of several hands shows otherwise than a game of one. */
export function severalHandlers(
  table: SeveralTable,
): Pick<Handlers, 'pokerDrawn' | 'pokerHandWon' | 'roundEnded'> {
  const { motion, sound, cues, cards, payTable, plate, small, count } = table
  const pause = Math.min(seconds.one, seconds.all / Math.max(1, count - 1))
  /** Of many hands several are turned at once: one after the other they would take a picture each. */
  const together = Math.max(1, Math.round(seconds.glance / pause))
  const heard = Math.max(1, Math.ceil((count - 1) / mostFlips))
  const told = Math.max(1, Math.ceil(count / talliesTold))
  return {
    async pokerDrawn({ hand, held, cards: drawn, made }) {
      if (hand > 0) {
        small.reveal(hand - 1, { cards: drawn, made, pay: 0 })
        if (hand % heard === 0) cue(sound, cues.flip, 1 + (hand / count) * 0.25)
        if (hand % together === 0) await motion.wait(pause * together)
        return
      }
      if (!table.begun()) {
        cards.held(held)
        void cards.draw(held)
      }
      payTable.light(null)
      await cards.turn(drawn)
    },
    async pokerHandWon({ hand, total }, { after }) {
      table.won(total)
      if (hand % told === 0) payTable.tally(tallyOf(after))
      const shown = after.hands[hand]
      if (hand > 0) {
        if (shown) small.win(hand - 1, shown)
        return
      }
      cards.mark(shown?.made?.cards ?? [], true)
      void cards.lower()
      cue(sound, cues.hold)
      await motion.wait(seconds.front)
    },
    async roundEnded({ total }, { before }) {
      table.won(total)
      payTable.tally(tallyOf(before))
      await cards.lower()
      if (total === 0) return cue(sound, cues.lose)
      const level = winLevel(total, table.stake())
      celebrateWin(table, level)
      await plate.pop(severalPlate(table, before))
      await motion.wait(seconds.rest + (level ?? 0) * 0.35)
    },
  }
}

/** The sum of all hands. */
const severalPlate = (
  { handsWon, money, count, stake }: Pick<SeveralTable, 'handsWon' | 'money' | 'count' | 'stake'>,
  { hands, total }: VideoPokerBoard,
): ReturnType<typeof wonPlate> =>
  wonPlate(
    handsWon(hands.filter(({ pay }) => pay > 0).length, count),
    money(total),
    total > stake(),
  )

/** How many hands each row of the pay table has paid. */
function tallyOf({ hands }: VideoPokerBoard): ReadonlyMap<PokerHand, number> {
  const tally = new Map<PokerHand, number>()
  for (const { made, pay } of hands) {
    if (made && pay > 0) tally.set(made.hand, (tally.get(made.hand) ?? 0) + 1)
  }
  return tally
}

/** What a board shows at once: hands that are not told yet hold what is held, and a sum is told when all are. */
export function settleSeveral(table: SeveralTable, board: VideoPokerBoard): void {
  const { dealt, hands, finished, total } = board
  const { payTable, plate } = table
  showHands(table, board)
  const isDealt = hands.length === 0
  payTable.light(isDealt ? (dealt?.made?.hand ?? null) : null)
  if (isDealt || finished) payTable.tally(tallyOf(board))
  plate.show(finished && total > 0 ? severalPlate(table, board) : null)
}

function showHands(
  { small, count }: SeveralTable,
  { dealt, held, hands, finished }: VideoPokerBoard,
): void {
  for (let hand = 1; hand < count; hand++) {
    const shown = hands[hand]
    if (shown) small.show(hand - 1, shown, finished)
    else small.wait(hand - 1, dealt?.cards ?? [], held)
  }
}
