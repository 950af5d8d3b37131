import { randomBytes } from 'node:crypto'
import { openFrameLine } from './frame-line.ts'
import type { Fields, Line } from './line.ts'
import { openPostLine } from './post-line.ts'
import type { Seat } from './seats.ts'

/** How a crowd is to play. */
export interface Plan {
  readonly by: 'post' | 'frame'
  readonly host: string
  readonly port: number
  readonly path: string
  readonly seats: readonly Seat[]
  readonly warmUpSeconds: number
  readonly seconds: number
}

/** What was answered in the measured time. Times are milliseconds from asking to the answer. */
export interface Played {
  readonly seconds: number
  readonly bets: number
  readonly requests: number
  readonly p50: number
  readonly p99: number
  /** Processor time of the crowd's own process, in microseconds. */
  readonly micros: number
}

interface Tally {
  counting: boolean
  over: boolean
  bets: number
  requests: number
  times: number[]
}

/** Lets every seat bet without a pause on a connection of its own, and finish every round that it opens. */
export async function playCrowd(
  plan: Plan,
  told: { readonly began: () => void; readonly ended: () => void },
): Promise<Played> {
  const tally: Tally = { counting: false, over: false, bets: 0, requests: 0, times: [] }
  const playing = await Promise.all(plan.seats.map((seat) => sitDown(plan, seat, tally)))
  const rounds = playing.map((begin) => begin())
  await pause(plan.warmUpSeconds)
  const [began, before] = [performance.now(), process.cpuUsage()]
  told.began()
  tally.counting = true
  await pause(plan.seconds)
  tally.counting = false
  told.ended()
  const [seconds, used] = [(performance.now() - began) / 1000, process.cpuUsage(before)]
  tally.over = true
  await Promise.all(rounds)
  const times = tally.times.toSorted((left, right) => left - right)
  return {
    seconds,
    bets: tally.bets,
    requests: tally.requests,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    micros: used.user + used.system,
  }
}

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000))

const bet = { action: 'bet' } as const

/** Opens a player's line. What is returned begins to play and resolves when the last round is finished. */
async function sitDown(plan: Plan, seat: Seat, tally: Tally): Promise<() => Promise<void>> {
  const keys = requestKeys()
  const common = { connection: seat.connection, stake: String(seat.stake) }
  const opened: { line?: Line; leave?: () => void; fail?: (fault: Error) => void } = {}
  let askedAt = 0
  let isBet = true
  const ask = (move: Fields): void => {
    isBet = move['action'] === 'bet'
    askedAt = performance.now()
    opened.line?.ask({ ...common, requestKey: keys(), ...move })
  }
  const hear = (answer: string): void => {
    if (tally.counting) {
      tally.requests += 1
      if (isBet) tally.bets += 1
      tally.times.push(performance.now() - askedAt)
    }
    const next = moveAfter(answer)
    if (next === bet && tally.over) return opened.leave?.()
    return ask(next)
  }
  const broke = (fault: Error): void => opened.fail?.(fault)
  const open = plan.by === 'post' ? openPostLine : openFrameLine
  const { host, port, path } = plan
  opened.line = await open({ host, port, path, seat, hear, broke })
  return async () => {
    await new Promise<void>((leave, fail) => {
      Object.assign(opened, { leave, fail })
      ask(bet)
    })
    opened.line?.close()
  }
}

/** What to ask next: another bet, or going on with the round. @throws Error when the answer is a refusal. */
function moveAfter(answer: string): Fields {
  if (!answer.startsWith('{"status":1')) throw new Error(`a bet was refused: ${answer}`)
  if (answer.includes('"finished":true')) return bet
  const { round }: { round: { actions: { type: string; choices?: number[] }[] } } =
    JSON.parse(answer)
  const [next] = round.actions
  if (!next) throw new Error('an open round offers nothing')
  if (next.type !== 'pick') return { action: next.type }
  return { action: next.type, data: JSON.stringify({ choice: next.choices?.[0] }) }
}

/** Keys that nobody used before, cheaper than fresh chance for each. */
function requestKeys(): () => string {
  const first = randomBytes(12).toString('base64url')
  let made = 0
  return () => `${first}${(made++).toString(36).padStart(6, '0')}`
}
