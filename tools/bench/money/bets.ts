import type { ActionName } from '@fairhouse/contract/rounds/round'
import type { BenchHouse, Guest } from './bench-house.ts'
import type { Activity, Crowd } from './measure.ts'

interface Asked {
  readonly type: ActionName
  readonly choice?: number
}

/** So many players who bet the smallest stake without a pause: decided and committed as for a call, without the wire. */
export async function bettingCrowd(house: BenchHouse, players: number): Promise<Crowd> {
  const guests = await house.guests(players)
  return async (until, activity) => {
    await Promise.all(guests.map((guest) => playUntil(house, guest, { until, activity })))
  }
}

async function playUntil(
  house: BenchHouse,
  guest: Guest,
  { until, activity }: { readonly until: number; readonly activity: Activity },
): Promise<void> {
  let action: Asked = { type: 'bet' }
  while (performance.now() < until || action.type !== 'bet') {
    const askedAt = performance.now()
    const round = await ask(house, guest, action)
    activity.times.push(performance.now() - askedAt)
    activity.steps++
    if (action.type === 'bet') activity.bets++
    const [next] = round.actions
    if (!next) action = { type: 'bet' }
    else if (next.type === 'pick') action = { type: 'pick', choice: next.choices[0] ?? 0 }
    else action = { type: next.type }
  }
}

async function ask({ play, title }: BenchHouse, guest: Guest, action: Asked) {
  const outcome = await play.answers.play(guest.ask, {
    uri: title.manifest.uri,
    connection: guest.connection,
    requestKey: nextKey(),
    stake: title.rules.betLevels[0] ?? 0,
    action: action.type,
    ...(action.choice === undefined ? {} : { data: JSON.stringify({ choice: action.choice }) }),
  })
  if ('refused' in outcome) throw new Error(`a bet was refused: ${outcome.refused}`)
  return outcome.reply.round
}

/** Another key for every request. Counted, not drawn: the crowd is to cost little. */
const nextKey = (): string => `bench-${(keys++).toString(36).padStart(12, '0')}`
let keys = Date.now() * 1000
