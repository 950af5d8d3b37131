import type { CardOrJoker } from '@fairhouse/contract/families/card'
import { paytableOf } from '../../../../rules/family-rules.ts'
import type { PokerTable } from '@fairhouse/game-math/families/video-poker/definition'
import type { GameContext } from '../../../game-context.ts'
import type { LiveJackpots } from '../../../play/live-jackpots.ts'
import type { OpenedGame } from '../../../play/controller-state.ts'
import type { Advice } from './advice.ts'
import type { AdviceAnswer, AdviceQuestion } from './advice.worker.ts'

/** Works out what holds are worth, beside the page. */
export interface Adviser {
  /** What hands pay at this moment. */
  now(): PaysNow
  /** @param pays what hands pay, or paid; what they pay now unless told. @throws Error when it cannot be worked out. */
  advise(cards: readonly CardOrJoker[], pays?: PaysNow): Promise<Advice>
}

/** A pay table whose units are parts of a stake: so many of them are one unit of the game's own. */
export interface PaysNow {
  readonly pays: PokerTable['pays']
  readonly parts: number
}

let open: Adviser | null = null

/** One for the page: but for what a meter shows, a game's pay table does not change while it is open. */
export function adviserOf({ table, jackpots }: Pick<GameContext, 'table' | 'jackpots'>): Adviser {
  open ??= openAdviser(table.state.now.game, jackpots)
  return open
}

/** A row that a meter pays is counted in minor units of a stake, and so are the others then. */
function tableNow({ paytable, betLevels }: OpenedGame, jackpots: LiveJackpots | null): PaysNow {
  const { pays, progressive } = paytableOf('videoPoker', paytable)
  const shown = progressive && jackpots?.amounts().get(progressive.jackpot)
  const parts = betLevels[0] ?? 1
  if (shown === undefined) return { pays, parts: 1 }
  const scaled = pays.map(({ hand, units }) => ({
    hand,
    units: hand === progressive?.hand ? shown : units * parts,
  }))
  return { pays: scaled, parts }
}

function openAdviser(game: OpenedGame, jackpots: LiveJackpots | null): Adviser {
  const { paytable, unitsPerStake } = game
  const { wilds, hands } = paytableOf('videoPoker', paytable)
  const worker = new Worker(new URL('./advice.worker.ts', import.meta.url), { type: 'module' })
  // Answers come in the order of questions; the last hand is asked for again and again.
  let last: { readonly key: string; readonly advice: Promise<Advice> } | null = null
  let turn: Promise<unknown> = Promise.resolve()
  const ask = (cards: readonly CardOrJoker[], { pays, parts }: PaysNow): Promise<Advice> =>
    new Promise((resolve, reject) => {
      const over = new AbortController()
      const listen = { once: true, signal: over.signal }
      worker.addEventListener(
        'message',
        ({ data: { values, best } }: MessageEvent<AdviceAnswer>) => {
          over.abort()
          const ofBet = hands / unitsPerStake / parts
          resolve({ cards, best, values: values.map((value) => value * ofBet) })
        },
        listen,
      )
      worker.addEventListener(
        'error',
        ({ message }) => {
          over.abort()
          reject(new Error(message))
        },
        listen,
      )
      const question: AdviceQuestion = { table: { wilds, pays }, cards }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
      worker.postMessage(question)
    })
  return {
    now: () => tableNow(game, jackpots),
    advise(cards, pays = tableNow(game, jackpots)) {
      const key = JSON.stringify([cards, pays])
      if (last?.key === key) return last.advice
      const advice = turn.then(() => ask(cards, pays))
      turn = advice.catch(() => null)
      last = { key, advice }
      return advice
    },
  }
}
