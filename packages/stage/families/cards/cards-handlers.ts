import { cue } from '../../sound/cue.ts'
import type { Sound } from '../../sound/sound.ts'
import { betOn, type CardsBoard } from './board.ts'
import { isSideBet } from './box-places.ts'
import type { CardsEvent, Handlers } from './cards-events.ts'
import type { CardsScene } from './scene.ts'
import type { Squeeze } from './squeeze/squeeze.ts'
import type { CardsCues } from './title.ts'

/** What handlers work with, and who follows the presentation. */
export interface Staging {
  readonly scene: CardsScene
  readonly sound: Sound
  readonly cues: CardsCues
  /** Hears what the round has won so far, minor units. */
  readonly won: (total: number) => void
  /** Cards that the player opens. */
  readonly squeeze: Squeeze
}

/** How each event of a round of cards is shown. Every card takes as long as any other: nothing is drawn out for what it might be. */
export function stageCards({ scene, sound, cues, won, squeeze }: Staging): Handlers<CardsBoard> {
  const { motion } = scene.tools
  const shoe = () => {
    const { x, y, height, angle } = scene.layout.shoe
    return { x, y: y + height * 0.3, height: height * 0.8, angle }
  }
  const put = (board: CardsBoard, spot: string, stake: number): Promise<void> => {
    cue(sound, cues.chip)
    return scene.bets.put(board, spot, stake)
  }
  return {
    cardsBet: async (event, { before, after }) => {
      if (before.hands.length > 0) await scene.hands.sweep(scene.layout.tray)
      const placed = event.bets.filter(({ spot, stake }) => {
        const bet = betOn(before, spot)
        return !bet || bet.settled !== null || bet.stake !== stake
      })
      scene.show({
        ...after,
        bets: after.bets.filter(({ spot }) => placed.every((bet) => bet.spot !== spot)),
      })
      if (placed.length > 0) cue(sound, cues.chip)
      await Promise.all(placed.map(({ spot, stake }) => scene.bets.put(after, spot, stake)))
    },
    cardDealt: async ({ hand, card }, { after }) => {
      cue(sound, cues.deal, 0.96 + Math.min(3, after.hands.length) * 0.02)
      const landed = scene.hands.deal(after, { name: hand, card, from: shoe() })
      // Round a full table the next card leaves the shoe before this one lies.
      if (after.hands.length > 2 && hand !== 'dealer') return motion.wait(0.3)
      await landed
      await motion.wait(0.12)
    },
    cardHidden: async ({ hand }, { after }) => {
      cue(sound, cues.deal)
      await scene.hands.deal(after, { name: hand, card: null, from: shoe() })
    },
    cardTurned: async ({ hand, card }) => {
      const isAsked = squeeze.isFor(hand)
      const opened = isAsked ? await squeeze.ask(scene, hand, card) : 'unseen'
      if (!isAsked) await motion.wait(0.25)
      cue(sound, cues.turn)
      if (opened === 'unseen') await scene.hands.turn(hand, card)
      await motion.wait(0.25)
    },
    dealerPeeked: () => scene.hands.peek('dealer'),
    insuranceTaken: ({ spot, stake }, { after }) => put(after, spot, stake),
    insuranceDeclined: () => {},
    handDoubled: ({ hand, stake }, { after }) => put(after, hand, stake),
    handSplit: async ({ hand, to, stake }, { after }) => {
      cue(sound, cues.chip)
      await scene.hands.split(after, hand, to)
      await scene.bets.put(after, to, stake)
    },
    handStood: () => motion.wait(0.1),
    handTurn: () => motion.wait(0.15),
    chipsAdded: ({ spot, stake }, { after }) => put(after, spot, stake),
    raiseDeclined: () => motion.wait(0.1),
    handFolded: () => motion.wait(0.15),
    spreadTold: () => motion.wait(0.2),
    handRanked: () => motion.wait(0.2),
    handsCompared: () => motion.wait(0.3),
    spotSettled: (event, { after }) => settle({ scene, sound, cues, won }, event, after),
    jackpotWon: ({ total }) => won(total),
    maxWinReached: ({ total }) => won(total),
    roundEnded: ({ total }) => won(total),
  }
}

/** What a place came to springs up, and its chips find their owner. */
async function settle(
  { scene, sound, cues, won }: Omit<Staging, 'squeeze'>,
  event: Extract<CardsEvent, { readonly type: 'spotSettled' }>,
  after: CardsBoard,
): Promise<void> {
  won(after.total)
  const bet = betOn(after, event.spot)
  if (!bet) return
  if (isSideBet(event.spot) && event.pay === 0) {
    // Many lose at once: they go together, while the next is told.
    void scene.bets.take(event.spot, scene.layout.bank)
    scene.plates.hideStake(event.spot)
    return scene.tools.motion.wait(0.06)
  }
  // While all places together have given back no more than lies there, nothing is dressed up as a win.
  const cost = after.bets.reduce((sum, { stake }) => sum + stake, 0)
  if (event.pay > event.stake && after.total > cost) {
    cue(sound, event.result === 'blackjack' ? cues.greatWin : cues.win)
    cue(sound, cues.chips)
  }
  const { bank } = scene.layout
  await Promise.all([
    scene.plates.settle(after, bet),
    event.pay === 0 ? scene.bets.take(event.spot, bank) : scene.bets.pay(after, bet, bank),
  ])
}
