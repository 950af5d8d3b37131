import { priceOf } from '@fairhouse/game-math/bets'
import { type ClientLog, type Guest, inWords, type Operation, type PlayBody } from './operation.ts'
import { allows, games, selectionIn } from './allows.ts'
import type { Change, SeatState, SeenEntry, SeenStep } from './state.ts'

/** Up to here a top-up fills. */
const topUpTo = 1_000_000
const reasons = { stake: 1, payout: 2, creditsTopUp: 11 } as const

interface Sheet {
  readonly guest: Guest
  /** As the player was seen, one after the other. */
  readonly states: SeatState[]
  /** Next nonce by stream. */
  readonly nonces: Map<number, number>
  readonly requests: Set<string>
  /** Rounds begun so far. */
  rounds: number
}

/** What a wish led to. */
export interface Effect {
  readonly step: SeenStep | null
  readonly balanceAfter: number
}

/**
 * What must be. It sees every change of every player in the order in which it became visible, and holds each against what
 * somebody asked for and against what was allowed just before; whatever cannot be explained is a broken promise.
 */
export class Model {
  readonly #log: ClientLog
  readonly #sheets = new Map<bigint, Sheet>()
  readonly #effects = new Map<Operation, Effect>()
  /** The newest step of each settled round. */
  readonly settled = new Map<string, SeenStep>()
  readonly broken: string[] = []
  readonly #heard = new Set<string>()
  readonly #newestHeard = new Map<number, string>()

  constructor(log: ClientLog) {
    this.#log = log
  }

  add(guest: Guest): void {
    const sheet = { guest, states: [], nonces: new Map(), requests: new Set<string>(), rounds: 0 }
    this.#sheets.set(BigInt(guest.pocket), sheet)
  }

  knows(pocket: bigint): boolean {
    return this.#sheets.has(pocket)
  }

  fail(what: string): void {
    this.broken.push(what)
  }

  /** Hears of a settled round from the outbox. */
  hear(round: {
    readonly roundId: string
    readonly playerId: number
    readonly stake: number
    readonly payout: number
  }): void {
    const step = this.settled.get(round.roundId)
    if (step?.payout !== round.payout || step.stake !== round.stake) {
      this.fail(`the outbox tells of a round ${round.roundId} that was not settled like that`)
    }
    if (this.#heard.has(round.roundId)) return
    this.#heard.add(round.roundId)
    if ((this.#newestHeard.get(round.playerId) ?? '') > round.roundId) {
      this.fail(`the outbox tells of round ${round.roundId} after a later one`)
    }
    this.#newestHeard.set(round.playerId, round.roundId)
  }

  /** Settled rounds that nobody has told of yet. */
  untold(): string[] {
    return [...this.settled.keys()].filter((id) => !this.#heard.has(id))
  }

  effectOf(operation: Operation): Effect | undefined {
    return this.#effects.get(operation)
  }

  /** All states of a player from the one that stood at one mark to the one that stood at another. */
  statesBetween(guest: Guest, from: number, to: number): readonly SeatState[] {
    return this.#sheet(guest).states.slice(Math.max(from - 1, 0), to)
  }

  /** How many states have been seen, to be asked again later with `statesBetween`. */
  mark(guest: Guest): number {
    return this.#sheet(guest).states.length
  }

  rounds(guest: Guest): number {
    return this.#sheet(guest).rounds
  }

  /** A player as he was seen last; undefined before he was seen. */
  latest(guest: Guest): SeatState | undefined {
    return this.#sheet(guest).states.at(-1)
  }

  #sheet({ pocket, player }: Guest): Sheet {
    const sheet = this.#sheets.get(BigInt(pocket))
    if (!sheet) throw new Error(`player ${player} is not in the model`)
    return sheet
  }

  changed(pocket: bigint, change: Change): void {
    const sheet = this.#sheets.get(pocket)
    if (!sheet) throw new Error(`pocket ${pocket} is not in the model`)
    const before = sheet.states.at(-1)
    sheet.states.push(change.state)
    if (!before) return this.#begin(sheet, change)
    if (change.state.version <= before.version) {
      this.fail(
        `the seat of player ${sheet.guest.player} went back to version ${change.state.version}`,
      )
    }
    if (change.state.balance < 0) this.fail(`player ${sheet.guest.player} is below zero`)
    this.#explain(sheet, before, change)
  }

  /** What a player is registered with needs no wish. */
  #begin(sheet: Sheet, { requests }: Change): void {
    for (const { request } of requests) sheet.requests.add(request)
  }

  #explain(sheet: Sheet, before: SeatState, change: Change): void {
    let balance = before.balance
    const left = new Set(change.entries)
    const isOne = change.state.version === before.version + 1
    for (const version of versionsOf(change)) {
      const step = change.steps.find((one) => one.version === version)
      const entries = [...left].filter((entry) => entry.version === version)
      for (const entry of entries) left.delete(entry)
      const earlier = balance
      for (const entry of entries) balance += entry.change
      if (step) this.#explainStep(sheet, step, { entries, balance, before: isOne ? before : null })
      else for (const entry of entries) this.#explainEntry(sheet, entry, { earlier, change })
    }
    if (balance !== change.state.balance) {
      this.fail(
        `player ${sheet.guest.player} has ${change.state.balance} where entries come to ${balance} (version ${change.state.version})`,
      )
    }
    this.#noteRequests(sheet, change)
  }

  #explainStep(
    sheet: Sheet,
    step: SeenStep,
    seen: {
      readonly entries: readonly SeenEntry[]
      readonly balance: number
      readonly before: SeatState | null
    },
  ): void {
    const { guest } = sheet
    const operation = this.#log.byRequest(guest.player, step.request)
    if (!operation || operation.wish.type !== 'play') {
      return this.fail(`nobody asked for step ${step.sequence} of round ${step.roundId}`)
    }
    const { body } = operation.wish
    const what = inWords(operation)
    if (this.#effects.has(operation)) this.fail(`happened twice: ${what}`)
    this.#effects.set(operation, { step, balanceAfter: step.balanceAfter })
    if (step.uri !== body.uri || step.stake !== costAsked(step, body)) {
      this.fail(`not as asked for: ${what}`)
    }
    if ((step.sequence === 0) !== (body.action === 'bet')) this.fail(`not as asked for: ${what}`)
    const no = seen.before && allows(seen.before, operation)
    if (no) this.fail(`accepted although ${no}: ${what}`)
    if (moneyOf(seen.entries) !== dueMoney(step)) {
      this.fail(`moved ${moneyOf(seen.entries)} instead of ${dueMoney(step)}: ${what}`)
    }
    if (step.balanceAfter !== seen.balance) {
      this.fail(`says that it left ${step.balanceAfter}, and left ${seen.balance}: ${what}`)
    }
    this.#noteNonce(sheet, step)
    if (step.finished) this.settled.set(step.roundId, step)
  }

  #noteNonce(sheet: Sheet, { sequence, stream, nonce, roundId }: SeenStep): void {
    if (sequence > 0) return
    sheet.rounds++
    const due = sheet.nonces.get(stream) ?? 0
    if (nonce !== due) this.fail(`round ${roundId} has nonce ${nonce} instead of ${due}`)
    sheet.nonces.set(stream, nonce + 1)
  }

  #explainEntry(
    sheet: Sheet,
    entry: SeenEntry,
    { earlier, change }: { readonly earlier: number; readonly change: Change },
  ): void {
    const { guest } = sheet
    const operation = this.#log.byId(entry.id)
    if (operation) {
      const due = dueOf(operation, entry.id)
      if (due !== entry.change || operation.guest !== guest) {
        this.fail(`moved ${entry.change} instead of ${due}: ${inWords(operation)}`)
      }
      return
    }
    const isTopUp = entry.reason === reasons.creditsTopUp
    const request = change.requests.find((one) => !sheet.requests.has(one.request))
    if (!isTopUp || !request || entry.change !== topUpTo - earlier) {
      this.fail(
        `nobody asked for transfer ${entry.id} of ${entry.change} for player ${guest.player}`,
      )
    }
  }

  #noteRequests(sheet: Sheet, { requests, entries }: Change): void {
    for (const { request, balanceAfter } of requests) {
      if (sheet.requests.has(request)) continue
      sheet.requests.add(request)
      const operation = this.#log.byRequest(sheet.guest.player, request)
      if (operation?.wish.type !== 'topUp') this.fail(`nobody asked for request ${request}`)
      else this.#effects.set(operation, { step: null, balanceAfter })
      if (!entries.some(({ reason }) => reason === reasons.creditsTopUp)) {
        this.fail(`a top-up of player ${sheet.guest.player} gave nothing`)
      }
    }
  }
}

const versionsOf = ({ steps, entries }: Change): number[] =>
  [...new Set([...steps, ...entries].map(({ version }) => version))].toSorted((a, b) => a - b)

const moneyOf = (entries: readonly SeenEntry[]): string =>
  entries.map(({ change }) => change).join(' ')

const dueMoney = ({ sequence, stake, raised, finished, payout }: SeenStep): string =>
  [
    ...(sequence === 0 ? [-stake] : []),
    ...(raised === null ? [] : [-raised]),
    ...(finished && payout > 0 ? [payout] : []),
  ].join(' ')

/** What a round costs once what somebody asks for is done: his bet by the rules, or what it has cost so far and what he takes now. */
function costAsked({ uri, raised }: SeenStep, { action, stake, data }: PlayBody): number | null {
  if (action !== 'bet') return stake + (raised ?? 0)
  const rules = games.get(uri)?.rules
  if (!rules) return null
  const price = priceOf(rules, { selection: selectionIn(data) })
  return price === null ? null : (stake / rules.unitsPerStake) * price
}

/** What a transfer that somebody made himself does to his pocket. */
function dueOf({ wish }: Operation, id: string): number {
  if (wish.type === 'payIn') return wish.amount
  if (wish.type === 'payOut') return -wish.amount
  if (wish.type !== 'exchange') return Number.NaN
  return id === wish.id ? wish.amount : -wish.out
}
