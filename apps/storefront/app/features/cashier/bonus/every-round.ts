import type { WageredRound } from '@fairhouse/contract/entities/bonus'
import type { Answer, Body } from '../../../../asking/ask.ts'

export interface EveryRoundNeeds {
  /** @param manner passive: what goes wrong is not shown, for the page is asked for again. */
  readonly ask: (
    body: Body<'wageringLedger'>,
    manner: { readonly passive: boolean },
  ) => Promise<Answer<'wageringLedger'>>
  readonly pause: (milliseconds: number) => Promise<void>
}

/** Rounds of one page of the file: the most that the house gives at once. */
const portion = 1000
/** A house that is busy is asked again so often, so many milliseconds later or when it says. */
const repetitions = 5
const pauseMilliseconds = 2_000

/** All rounds of a bonus, the newest first, however many. Null when a page could not be had, which was told: half a ledger would look whole. */
export async function everyRound(
  grantId: string,
  needs: EveryRoundNeeds,
): Promise<readonly WageredRound[] | null> {
  const all: WageredRound[] = []
  let before: string | null = null
  do {
    const from = before === null ? {} : { before }
    const answer = await askPatiently({ grantId, limit: String(portion), ...from }, needs)
    if (!answer.ok) return null
    all.push(...answer.reply.rounds)
    before = answer.reply.next
  } while (before !== null)
  return all
}

async function askPatiently(
  body: Body<'wageringLedger'>,
  { ask, pause }: EveryRoundNeeds,
): Promise<Answer<'wageringLedger'>> {
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const answer = await ask(body, { passive: true })
    if (answer.ok) return answer
    if (answer.failure.type !== 'unreachable') break
    await pause(Math.max(pauseMilliseconds, (answer.failure.waitSeconds ?? 0) * 1000))
  }
  // Once more, so that what goes wrong is shown.
  return ask(body, { passive: false })
}
