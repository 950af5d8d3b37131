import type { RoundSummary } from '@fairhouse/contract/calls/play'
import type { Answer, Body } from '../../../asking/ask.ts'
import { csvAmount, csvOf } from '../../shell/parts/csv.ts'
import { bodyOf, type RoundWish } from './round-wish.ts'

/** A file has no more rounds than this. */
export const fileRounds = 10_000
const portion = 200

/**
 * Rounds that fit a wish, newest first, page by page.
 * @returns null when a page could not be had. `isWhole`: there are no more.
 */
export async function gatherRounds(
  ask: (body: Body<'findRounds'>) => Promise<Answer<'findRounds'>>,
  wish: RoundWish,
): Promise<{ readonly rounds: readonly RoundSummary[]; readonly isWhole: boolean } | null> {
  const rounds: RoundSummary[] = []
  let before: string | null = null
  while (rounds.length < fileRounds) {
    const asked = {
      ...bodyOf(wish),
      limit: String(portion),
      ...(before === null ? {} : { before }),
    }
    const answer: Answer<'findRounds'> = await ask(asked)
    if (!answer.ok) return null
    rounds.push(...answer.reply.rounds)
    before = answer.reply.next
    if (before === null) return { rounds, isWhole: true }
  }
  return { rounds, isWhole: false }
}

/** Rounds as a table that a spreadsheet reads. */
export const roundsCsv = (rounds: readonly RoundSummary[]): string =>
  csvOf([
    ['time (UTC)', 'round', 'game', 'number', 'mode', 'bet', 'win', 'currency', 'ended'],
    ...rounds.map(({ at, id, name, nonce, mode, stake, payout, currency, ended }) => [
      at,
      id,
      name,
      nonce,
      mode,
      csvAmount(stake),
      csvAmount(payout),
      currency,
      ended ?? 'open',
    ]),
  ])
