import type { RoundEvent } from './round.ts'

/** A progressive jackpot that a round won, as the house's meter said. */
export interface MeterWin {
  /** As the title calls it. */
  readonly jackpot: string
  /** Counts how often the meter began, from 1: names this win among all of the meter. */
  readonly run: number
  /** Of several wins of the meter that were written together, which this is, from 1. */
  readonly order: number
  /** Drawn by the round, or decided by the meter, which had to be hit. */
  readonly by: 'draw' | 'meter'
  /** Minor units: all that the meter showed. */
  readonly amount: number
}

/**
 * Events of a step with what the house's meters say: wins by draw get their amounts, those that a meter decided are told before the
 * round is closed or at the end of the step, and every total from there on holds them.
 * @param before what meters paid in earlier steps of the round.
 * @param paid what the round has won without meters, after this step. All in minor units.
 */
export function withMeters(
  events: readonly RoundEvent[],
  wins: readonly MeterWin[],
  { before, paid }: { readonly before: number; readonly paid: number },
): readonly RoundEvent[] {
  if (wins.length === 0 && before === 0) return events
  let won = before
  const told: RoundEvent[] = []
  const tell = ({ jackpot, amount, run, order, by }: MeterWin, total: number): void => {
    won += amount
    const meter = { run, order, by }
    told.push({ type: 'jackpotWon', jackpot, meter, pay: amount, total: total + won })
  }
  const tellDecided = (): void => {
    for (const win of wins) if (win.by === 'meter') tell(win, paid)
  }
  for (const event of events) {
    const drawn = drawnWin(event, wins)
    if (event.type === 'roundEnded') tellDecided()
    if (drawn) tell(drawn, paid)
    else told.push(raised(event, won))
  }
  if (events.at(-1)?.type !== 'roundEnded') tellDecided()
  return told
}

const drawnWin = (event: RoundEvent, wins: readonly MeterWin[]): MeterWin | undefined =>
  event.type === 'jackpotWon' && event.pay === 0
    ? wins.find(({ by, jackpot }) => by === 'draw' && jackpot === event.jackpot)
    : undefined

/** The same events as the mathematics tells them, which knows no meters. */
export function withoutMeters(events: readonly RoundEvent[]): readonly RoundEvent[] {
  let won = 0
  return events.flatMap((event): RoundEvent[] => {
    if (event.type !== 'jackpotWon' || event.meter === undefined) return [raised(event, -won)]
    const { type, jackpot, total, meter } = event
    won += event.pay
    return meter.by === 'meter' ? [] : [{ type, jackpot, pay: 0, total: total - won }]
  })
}

/** What meters paid in these events, in minor units. */
export const paidByMeters = (events: readonly RoundEvent[]): number =>
  events.reduce(
    (sum, event) =>
      event.type === 'jackpotWon' && event.meter !== undefined ? sum + event.pay : sum,
    0,
  )

const raised = (event: RoundEvent, by: number): RoundEvent =>
  by !== 0 && 'total' in event ? { ...event, total: event.total + by } : event
