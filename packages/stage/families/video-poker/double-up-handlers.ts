import { cue } from '../../sound/cue.ts'
import type { PlateText } from '../../table/result-plate.ts'
import type { ShownDoubling, VideoPokerBoard } from './board.ts'
import { celebrateWin, type Table, winLevel } from './handlers.ts'
import type { Handlers } from './video-poker-events.ts'

/** What is said at a doubling, in the words of the page. */
export interface DoublingWords {
  /** At the first card: `DEALER`. */
  readonly dealer: string
  /** At the card that the player has picked: `YOU`. */
  readonly you: string
  /** What may be doubled: `Double 4.00?`. */
  readonly offer: (amount: string) => string
  readonly won: (amount: string) => string
  readonly lost: string
  readonly tied: (amount: string) => string
}

/** Seconds in which a card is looked at before the next is turned. */
const seconds = { seen: 0.5, suspense: 0.6, others: 0.12, result: 0.9 } as const

/** How doubling is shown: the dealer's card, the player's, and what the others would have been. */
export function doubleUpHandlers(
  table: Table,
  words: DoublingWords,
): Pick<Handlers, 'doubleUpOffered' | 'pokerDoubled'> {
  const { motion, sound, cues, cards, payTable, plate, winnings, money } = table
  return {
    async doubleUpOffered({ at }) {
      await motion.wait(seconds.seen)
      winnings.clear()
      payTable.light(null)
      plate.show(null)
      await cards.dealToDouble(words.dealer)
      await plate.pop({ tone: 'plain', text: words.offer(money(at)) })
    },
    async pokerDoubled(event) {
      const { dealer, cards: four, choice, outcome, total, pay } = event
      plate.show(null)
      cards.name(choice + 1, words.you, 'great')
      await cards.turnOne(0, dealer)
      await motion.wait(seconds.suspense)
      const chosen = four[choice]
      if (chosen !== undefined) await cards.turnOne(choice + 1, chosen)
      if (outcome === 'won') celebrateWin(table, winLevel(pay, table.stake()))
      else if (outcome === 'lost') cue(sound, cues.lose)
      cards.mark(winnerOf(event), true)
      void plate.pop(doublingPlate(event, { words, money }))
      for (const [at, card] of four.entries()) {
        if (at === choice) continue
        await motion.wait(seconds.others)
        await cards.turnOne(at + 1, card)
      }
      table.won(total)
      await motion.wait(seconds.result)
    },
  }
}

/** The card that won, by its place: the dealer's is the first. None shines where both are alike. */
function winnerOf({
  outcome,
  choice,
}: Pick<ShownDoubling, 'outcome' | 'choice'>): readonly number[] {
  if (outcome === 'tied') return [0, choice + 1]
  return outcome === 'won' ? [choice + 1] : [0]
}

/** What a doubling came to, and what is won by now. */
export function doublingPlate(
  { outcome, total }: Pick<ShownDoubling, 'outcome' | 'total'>,
  {
    words,
    money,
  }: { readonly words: DoublingWords; readonly money: (minorUnits: number) => string },
): PlateText {
  switch (outcome) {
    case 'won':
      return { tone: 'won', text: words.won(money(total)) }
    case 'tied':
      return { tone: 'even', text: words.tied(money(total)) }
    case 'lost':
      return { tone: 'lost', text: words.lost }
  }
}

/** What a board of a doubling shows at once. */
export function settleDoubling(
  { cards, plate, money }: Pick<Table, 'cards' | 'plate' | 'money'>,
  { offer, doubled }: VideoPokerBoard,
  words: DoublingWords,
): void {
  if (offer) {
    cards.clear()
    cards.name(0, words.dealer)
    plate.show({ tone: 'plain', text: words.offer(money(offer.at)) })
  } else if (doubled) {
    cards.show([doubled.dealer, ...doubled.cards])
    cards.name(0, words.dealer)
    cards.name(doubled.choice + 1, words.you, 'great')
    cards.mark(winnerOf(doubled), true)
    plate.show(doublingPlate(doubled, { words, money }))
  }
}
