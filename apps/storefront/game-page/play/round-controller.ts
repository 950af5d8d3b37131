import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { Reply } from '../../asking/ask.ts'
import type { Failure } from '../../asking/failure.ts'
import {
  afterRound,
  type AutoplayPlan,
  levelAfter,
  startAutoplay,
  type StopReason,
} from './autoplay.ts'
import { costOfMove, type Course, type Move, offerOf } from './course.ts'
import { createStore, type Store } from './store.ts'
import {
  allowedLevels,
  allowedModes,
  balanceOf,
  bonusOf,
  costOf,
  isWithinLimit,
  mayAct,
  phaseOf,
  type Phase,
  plainBet,
  type Round,
  type ControllerState,
  type Selected,
  spinStakeOf,
} from './controller-state.ts'
import type { PlayAnswer, ControllerNeeds, ControllerStage } from './controller-needs.ts'
import { withPayout, withStake } from './tally.ts'

/** Seconds between rounds that follow each other by themselves. */
const breath = { normal: 0.45, turbo: 0.25 } as const

/**
 * The course of play: one thing at a time, each as the house answered it. The table knows no rule of the game; it offers what the
 * round's `actions` say, and how a family's rounds go on says its `Course`.
 */
export class RoundController {
  readonly state: Store<ControllerState>
  readonly #needs: ControllerNeeds
  readonly #course: Course
  #stage: ControllerStage
  /** Free spins run by themselves once the player has started them; after a reload they wait for him. */
  #running = false
  /** When the newest bet was answered; the house counts its cycle from a moment before that. */
  #betAnswered = Number.NEGATIVE_INFINITY
  /** The newest status of which the table heard; what of it may be shown depends on what the reels show. */
  #known: UserStatus | null = null
  #replaying: Promise<void> = Promise.resolve()
  #hasLeft = false

  constructor(begin: ControllerState, needs: ControllerNeeds) {
    this.state = createStore(begin)
    this.#needs = needs
    this.#course = needs.course
    this.#stage = needs.stage
  }

  /** The one large button: bets, goes on with an open round, or brings a running presentation to its end. */
  press(): void {
    if (!mayAct(this.state.now)) return
    switch (this.state.now.phase) {
      case 'idle':
        void this.#bet(this.state.now.mode)
        return
      case 'waiting':
        this.#running = true
        void this.#goOnWith()
        return
      // Where there is something to take, it is taken; other decisions are made by the family's controls.
      case 'choosing':
        void this.#goOnWith()
        return
      case 'asking':
      case 'showing':
        // Where turbo is forbidden no press may bring a result nearer; what celebrates one may be cut short everywhere.
        if (this.state.now.game.rules.turbo || !this.#stage.awaitsResult) this.#stage.hurry()
        return
      case 'replay':
        this.#stage.hurry()
        return
      case 'ended':
    }
  }

  /** Takes one of the actions that the open round offers. */
  act(move: Move): void {
    const { phase, round } = this.state.now
    if (!mayAct(this.state.now) || (phase !== 'choosing' && phase !== 'waiting')) return
    if (offerOf(round, move)) void this.#act(move)
  }

  /** What the next bet is on; null takes everything back. */
  select(selected: Selected | null): void {
    if (this.state.now.phase === 'idle' && !this.state.now.autoplay) this.state.change({ selected })
  }

  /** What the player marks for the next move, before he makes it. */
  mark(marked: ControllerState['marked']): void {
    const { phase } = this.state.now
    if (phase === 'choosing' || phase === 'waiting') this.state.change({ marked })
  }

  /** Bets once in a mode that is bought. */
  buy(mode: string): void {
    if (this.state.now.phase !== 'idle' || this.state.now.autoplay) return
    if (!mayAct(this.state.now)) return
    const isSold = allowedModes(this.state.now).some(
      ({ name, kind }) => name === mode && kind === 'buy',
    )
    if (isSold && isWithinLimit(this.state.now, mode)) void this.#bet(mode)
  }

  /** Bets in this mode from now on: an ante, or the plain bet. */
  mode(mode: string): void {
    const { phase, autoplay } = this.state.now
    if (phase !== 'idle' || autoplay || mode === this.state.now.mode) return
    const isAnte = allowedModes(this.state.now).some(
      (one) => one.name === mode && one.kind === 'ante',
    )
    if (mode !== plainBet && !(isAnte && isWithinLimit(this.state.now, mode))) return
    this.state.change({ mode })
    this.#needs.listener.modeChosen(mode)
  }

  stake(minorUnits: number): void {
    if (this.state.now.phase !== 'idle' || this.state.now.autoplay) return
    if (minorUnits === this.state.now.stake) return
    const { bonus = null, game } = this.state.now
    if (spinStakeOf(bonus, game.id) !== null) return
    this.state.change({ stake: minorUnits })
    this.#needs.listener.stakeChosen(minorUnits)
  }

  autoplay(plan: AutoplayPlan): void {
    const { phase, game, mode } = this.state.now
    if (phase !== 'idle' || !game.rules.autoplay || !mayAct(this.state.now)) return
    if (!this.#course.repeats || this.#lacksSelection()) return
    this.state.change({ autoplay: startAutoplay(plan, this.state.now.stake) })
    void this.#bet(mode)
  }

  stopAutoplay(reason: StopReason | 'stopped' = 'stopped'): void {
    const { autoplay } = this.state.now
    if (!autoplay) return
    // What its steps made of the bet ends with it.
    this.state.change({ autoplay: null, stake: autoplay.first })
    this.#needs.listener.autoplayStopped(reason)
  }

  /** Shows a past round again. Moves no money. */
  async replay(round: Round): Promise<void> {
    if (this.state.now.phase !== 'idle') return
    this.state.change({ phase: 'replay', won: 0, replayed: round })
    this.#stage.stake(round.stake)
    this.#stage.show([])
    this.#replaying = this.#stage.present(round.events)
    await this.#replaying
  }

  /** Back to the table as it was. */
  async endReplay(): Promise<void> {
    if (this.state.now.phase !== 'replay') return
    this.#stage.finish()
    await this.#replaying
    const { round } = this.state.now
    this.#stage.show(round?.events ?? [])
    this.state.change({ phase: this.#phaseAfter(round), won: round?.payout ?? 0, replayed: null })
  }

  /** News of the balance from elsewhere: held back while reels turn, passed over when older than what is known. */
  heard(status: UserStatus): void {
    if (!status.isLogged || isOlder(status, this.#known)) return
    this.#known = status
    const { phase } = this.state.now
    if (phase !== 'asking' && phase !== 'showing') this.#showKnown()
  }

  /** The browser lost its network, or has it again. What was asked is still awaited; nothing new is begun. */
  online(isOnline: boolean): void {
    this.state.change({ isOnline })
  }

  /** The player is gone from this browser: what runs is shown to its end, and nothing goes on after it. */
  leave(): void {
    this.#hasLeft = true
    const { phase } = this.state.now
    this.state.change({ autoplay: null, balance: 0 })
    if (phase !== 'asking' && phase !== 'showing') this.state.change({ phase: 'ended' })
  }

  #phaseAfter(round: Round | null): Phase {
    return this.#hasLeft ? 'ended' : phaseOf(round, this.#course)
  }

  #showKnown(): void {
    if (!this.#known || this.#hasLeft) return
    this.state.change({ balance: balanceOf(this.#known), ...this.#withBonus(this.#known) })
  }

  /** Free spins are played at their own stake, in the plain way. */
  #withBonus(status: UserStatus): Partial<ControllerState> {
    const bonus = bonusOf(status)
    const stake = spinStakeOf(bonus, this.state.now.game.id)
    return stake === null ? { bonus } : { bonus, stake, mode: plainBet }
  }

  /** Another picture of the same table takes over: the graphics driver gave the old one up. */
  moveTo(stage: ControllerStage): void {
    this.#stage = stage
    const { round, stake } = this.state.now
    stage.stake(round?.stake ?? stake)
    stage.show(round?.events ?? [])
  }

  #lacksSelection(): boolean {
    return this.#course.selects && this.state.now.selected === null
  }

  async #bet(mode: string): Promise<void> {
    if (this.#lacksSelection()) return this.#needs.listener.nothingSelected()
    const cost = costOf(this.state.now, mode)
    if (this.state.now.balance < cost) {
      this.stopAutoplay()
      return this.#needs.listener.notEnough()
    }
    this.#stage.stake(cost)
    this.state.change({ phase: 'asking', won: 0 })
    this.#stage.begin('bet', this.state.now.selected?.selection ?? null)
    await this.#step(this.#timed(this.#needs.house.bet(this.state.now, mode)))
  }

  async #timed(asked: Promise<PlayAnswer>): Promise<PlayAnswer> {
    const answer = await asked
    this.#betAnswered = this.#needs.now()
    return answer
  }

  async #goOnWith(): Promise<void> {
    const move = this.#course.next(this.state.now)
    if (move) await this.#act(move)
  }

  async #act(move: Move): Promise<void> {
    const { round, balance } = this.state.now
    const offer = offerOf(round, move)
    if (!offer) return
    if (costOfMove(offer, move) > balance) {
      this.stopAutoplay()
      return this.#needs.listener.notEnough()
    }
    this.state.change({ phase: 'asking' })
    this.#stage.begin(move.type, move.data)
    await this.#step(this.#needs.house.act(this.state.now, move))
  }

  /** Waits for the answer, presents it, and goes on with what follows by itself. */
  async #step(asked: Promise<PlayAnswer>): Promise<void> {
    const answer = await asked
    if (!answer.ok) return this.#refuse(answer.failure)
    await this.#present(answer.reply)
    await this.#goOn()
  }

  async #present({ round, userStatus }: Reply<'play'>): Promise<void> {
    const { tally, round: before } = this.state.now
    const paidOut = round.finished ? round.payout : 0
    // Heard under way and dated later than the answer, news may still have been read before the bet was written.
    const isDoubtful = isOlder(userStatus, this.#known)
    this.#known = userStatus
    // The answer's balance already holds the win; it is shown when the win has been.
    this.state.change({
      phase: 'showing',
      round,
      marked: null,
      balance: this.#hasLeft ? 0 : balanceOf(userStatus) - paidOut,
      tally: withStake(tally, round, before?.id === round.id ? before.stake : 0),
    })
    const fresh = round.events.slice(round.seen)
    this.#stage.stake(round.stake)
    await this.#stage.present(fresh)
    if (round.finished) await this.#cycleOver()
    this.#shown(round)
    this.#needs.listener.shown(fresh, round.events.slice(0, round.seen))
    if (isDoubtful) void this.#askAfresh()
  }

  /** A round of a place with a least time for rounds lasts so long. */
  async #cycleOver(): Promise<void> {
    const { cycleMs } = this.state.now.game.rules
    const left = this.#betAnswered + cycleMs - this.#needs.now()
    if (left > 0) await this.#needs.pause(left / 1000)
  }

  #shown(round: Round): void {
    const { tally, fairness } = this.state.now
    const nonce = Math.max(fairness.nonce, round.nonce + 1)
    this.state.change({
      phase: this.#phaseAfter(round),
      won: round.payout,
      fairness: { ...fairness, nonce },
      tally: round.finished ? withPayout(tally, round) : tally,
    })
    this.#showKnown()
  }

  async #askAfresh(): Promise<void> {
    const status = await this.#needs.house.status()
    if (status) this.heard(status)
  }

  #refuse(failure: Failure): void {
    const { round } = this.state.now
    this.#running = false
    this.#stage.standStill()
    this.state.change({
      phase: this.#phaseAfter(round),
      autoplay: null,
      won: round?.payout ?? 0,
    })
    this.#showKnown()
    if (this.#hasLeft) return
    if (failure.type === 'refused' && failure.code === 12) this.#needs.listener.notEnough()
    else this.#needs.listener.failed(failure)
  }

  #goOn(): Promise<void> {
    switch (this.state.now.phase) {
      case 'waiting':
        return this.#nextStep()
      case 'choosing':
        return this.#atChoice()
      case 'idle':
        return this.#nextRound()
      case 'asking':
      case 'showing':
      case 'replay':
      case 'ended':
        return Promise.resolve()
    }
  }

  async #nextStep(): Promise<void> {
    const { autoplay, round } = this.state.now
    if (autoplay?.plan.stopOnFeature && round && this.#hadFeature(round))
      this.stopAutoplay('feature')
    const move = this.#course.next(this.state.now)
    const goesOn = (): boolean =>
      move !== null &&
      this.#course.followsByItself(move, {
        started: this.#running,
        autoplay: this.state.now.autoplay !== null,
      })
    if (!goesOn()) return
    await this.#breathe()
    if (this.state.now.phase === 'waiting' && goesOn()) await this.#goOnWith()
  }

  /** Autoplay takes a win that might be doubled; every other decision is the player's, and ends it. */
  async #atChoice(): Promise<void> {
    if (!this.state.now.autoplay) return
    if (this.#course.next(this.state.now) === null) return this.stopAutoplay('feature')
    await this.#breathe()
    if (this.state.now.phase === 'choosing' && this.state.now.autoplay) await this.#goOnWith()
  }

  async #nextRound(): Promise<void> {
    this.#running = false
    const { autoplay, round } = this.state.now
    if (!autoplay || !round) return
    const { stake, payout } = round
    const played = { stake, payout, hadFeature: this.#hadFeature(round) }
    const { mode, stake: level } = this.state.now
    const levels = allowedLevels(this.state.now, mode)
    const nextLevel = levelAfter(autoplay, played, { level, levels })
    const nextCost = costOf({ ...this.state.now, stake: nextLevel }, mode)
    const { autoplay: next, stop } = afterRound(autoplay, played, nextCost)
    if (stop) return this.stopAutoplay(stop)
    if (!this.state.now.isOnline) return this.stopAutoplay()
    this.state.change({ autoplay: next, stake: nextLevel })
    await this.#breathe()
    if (this.state.now.autoplay && this.state.now.phase === 'idle')
      await this.#bet(this.state.now.mode)
  }

  #hadFeature(round: Round): boolean {
    return this.#course.hadFeature?.(round) ?? false
  }

  #breathe(): Promise<void> {
    return this.#needs.pause(this.#needs.turbo() ? breath.turbo : breath.normal)
  }
}

const isOlder = (status: UserStatus, than: UserStatus | null): boolean =>
  than !== null && status.serverTime < than.serverTime
