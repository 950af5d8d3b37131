import { randomBytes } from 'node:crypto'
import { type Title } from '../../apps/server/src/modules/catalog/index.ts'
import { auditMoney } from '../../apps/server/src/modules/play/index.ts'
import type { PlayerAsk } from '../../apps/server/src/platform/answer.ts'
import { playerId, uuidV7 } from '../../apps/server/src/platform/ids.ts'
import { accountId } from '../../apps/server/src/modules/ledger/index.ts'
import { Faults } from './database/faults.ts'
import { Lines } from './database/lines.ts'
import { Channels } from './database/virtual-database.ts'
import { live, settleUp } from './guests/tab.ts'
import { type HouseNode, register } from './house/node.ts'
import { raise, trouble, type TroubledWorld } from './house/troubles.ts'
import { type Plant, Planted } from './plants/planted.ts'
import { Choices } from './time/choices.ts'
import { Scheduler } from './time/scheduler.ts'
import { enterVirtualMachine } from './time/virtual-machine.ts'
import { games } from './truth/allows.ts'
import { Answers } from './truth/answers.ts'
import { checkBooks } from './truth/check-books.ts'
import { checkChance } from './truth/check-chance.ts'
import { Model } from './truth/model.ts'
import { ClientLog, type Guest, inWords } from './truth/operation.ts'
import { Observer } from './truth/observer.ts'

export interface Plan {
  readonly seed: number
  readonly operations: number
  readonly plant: Plant | null
  /** A migrated database of its own, in which nothing has happened yet. */
  readonly connectionString: string
  readonly titles: readonly Title[]
}

/** What became of a run. Times are milliseconds. */
export interface Course {
  /** What was found broken; empty when all is right. */
  readonly broken: readonly string[]
  /** Operations of the plan; what a replay needs. */
  readonly asked: number
  /** Equal for two runs of one seed. */
  readonly digest: string
  readonly operations: number
  readonly statements: number
  readonly steps: number
  readonly stood: number
  readonly virtualMs: number
  readonly faults: Readonly<Record<string, number>>
  readonly latest: readonly string[]
  /** How often the planted bug took effect. */
  readonly touched: number
}

const nodeCount = 3
const realGuests = 5
const creditGuests = 13
/** So often the whole of the books is audited. */
const operationsBetweenAudits = 250
/** More ids than one page of random bytes is good for. */
const idsInAPage = 100_000
/** Longer than anything waits for anything. */
const patienceMs = 120_000

/** Runs a whole house from one seed until so many things were asked of it or something is broken. */
export async function simulate(plan: Plan): Promise<Course> {
  const simulation = await Simulation.open(plan)
  try {
    await simulation.run()
  } finally {
    await simulation.close()
  }
  return simulation.course()
}

class Simulation {
  readonly #plan: Plan
  readonly #world: TroubledWorld
  readonly #choices: Choices
  readonly #guests: Guest[] = []
  /** Every server seed that was drawn. */
  readonly #seeds: Uint8Array[] = []
  readonly #leave: () => void
  #digest = ''

  static async open(plan: Plan): Promise<Simulation> {
    return new Simulation(plan, await Lines.open(plan.connectionString))
  }

  private constructor(plan: Plan, lines: Lines) {
    this.#plan = plan
    this.#choices = new Choices(plan.seed)
    const log = new ClientLog()
    const model = new Model(log)
    const observer = new Observer(lines, model)
    const scheduler = new Scheduler(this.#choices.fork())
    const planted = new Planted(plan.plant)
    const world = {
      scheduler,
      lines,
      log,
      model,
      planted,
      tampering: planted,
      faults: new Faults(this.#choices.fork()),
      answers: new Answers(model),
      nodes: [],
      errands: new Map(),
      rest: { on: false, over: false },
      generations: { next: 1 },
      titles: new Map(plan.titles.map((title) => [title.manifest.uri, title])),
      wrote: () => observer.wrote(),
      look: () => observer.look(),
    }
    this.#world = Object.assign(world, { channels: new Channels(world) })
    const chance = this.#choices.fork()
    const draws = { count: 0 }
    this.#leave = enterVirtualMachine(scheduler, (count) => {
      const bytes = chance.bytes(count)
      draws.count++
      if (count === 32) this.#seeds.push(Uint8Array.from(bytes))
      return bytes
    })
    // What an earlier run left of the page that ids are made from is used up: this one begins with a page of its own.
    for (let ids = 0; draws.count === 0; ids++) {
      if (ids > idsInAPage) throw new Error('ids are made of bytes that no seed decides')
      uuidV7(0)
    }
    for (const { manifest, rules } of plan.titles) {
      games.set(manifest.uri, { id: manifest.id, rules })
    }
  }

  async run(): Promise<void> {
    const { rest, faults, log } = this.#world
    await this.#moveIn()
    for (let place = 1; place < nodeCount; place++) await this.#until(raise(this.#world, place))
    this.#openTabs()
    void trouble(this.#world, this.#choices.fork())
    while (log.operations.length < this.#plan.operations && !this.#isBroken()) {
      const due = Math.min(log.operations.length + operationsBetweenAudits, this.#plan.operations)
      faults.on = true
      rest.on = false
      await this.#go(() => log.operations.length >= due, nobodyAsks)
      await this.#comeToRest()
      await this.#audit()
    }
    if (!this.#isBroken()) await this.#closeTheBooks()
    this.#digest = this.#world.scheduler.trace.digest()
  }

  #isBroken(): boolean {
    return this.#world.model.broken.length > 0
  }

  /** Goes on until then, or until something is broken; `stuck` says what it is when that takes for ever. */
  async #go(isDone: () => boolean, stuck: () => string): Promise<void> {
    const { scheduler, model } = this.#world
    const isOver = () => this.#isBroken() || isDone()
    if (!(await scheduler.run(isOver, scheduler.now + patienceMs))) model.fail(stuck())
  }

  async #until(work: Promise<unknown>): Promise<void> {
    let isOver = false
    const end = () => {
      isOver = true
    }
    work.then(end, (fault: unknown) => {
      this.#world.model.fail(`a fault that nobody expected: ${String(fault)}`)
    })
    await this.#go(() => isOver, nobodyAnswers)
  }

  async #moveIn(): Promise<void> {
    const { lines } = this.#world
    await lines.ask(`CREATE TABLE simulate_account (
      player_id bigint PRIMARY KEY, suspended boolean NOT NULL DEFAULT false)`)
    await this.#until(raise(this.#world, 0))
    for (let number = 1; number <= realGuests + creditGuests; number++) {
      const userType = number <= realGuests ? 1 : 2
      const ask = askOf(number)
      await this.#until(register(this.#node(0), ask, userType))
      await this.#addGuest(ask, userType)
    }
    this.#world.wrote()
    await this.#world.look()
  }

  #node(place: number): HouseNode {
    const node = this.#world.nodes[place]
    if (!node) throw new RangeError(`no node ${place}`)
    return node
  }

  async #addGuest(ask: PlayerAsk, userType: 1 | 2): Promise<void> {
    const { lines, model } = this.#world
    const { player } = ask
    const [row] = await lines.ask<{ pocket: bigint }>(
      `SELECT CASE user_type WHEN 1 THEN cash_account ELSE credits_account END AS pocket
       FROM wallet_purse WHERE player_id = $1`,
      [player],
    )
    const guest: Guest = { player, userType, pocket: accountId(row?.pocket ?? 0n), ask }
    this.#guests.push(guest)
    model.add(guest)
  }

  /** One tab each, and a second one for every other player. */
  #openTabs(): void {
    const uris = [...games.keys()]
    for (const [index, guest] of this.#guests.entries()) {
      for (let tab = 0; tab <= index % 2; tab++) {
        const uri = uris[(index + tab) % uris.length] ?? ''
        void live(this.#world, this.#choices.fork(), guest, uri)
      }
    }
  }

  /** Ends all faults and lets everything that is under way come to its end. */
  async #comeToRest(): Promise<void> {
    const { rest, faults, errands, nodes, model } = this.#world
    faults.on = false
    rest.on = true
    for (const node of nodes) node.cutOffUntil = 0
    await this.#go(
      () => errands.size === 0,
      () => `never answered: ${[...errands.values()].map(inWords).join('; ')}`,
    )
    await this.#go(
      () => model.untold().length === 0,
      () => `the outbox does not tell of ${model.untold().slice(0, 3).join(', ')}`,
    )
  }

  async #audit(): Promise<void> {
    const { lines, model, log } = this.#world
    for (const fault of await auditMoney(lines.monitor)) model.fail(fault)
    for (const fault of await checkBooks(lines, log)) model.fail(fault)
  }

  async #closeTheBooks(): Promise<void> {
    const { lines, model, rest, titles } = this.#world
    for (const guest of this.#guests) {
      await this.#until(settleUp(this.#world, this.#choices.fork(), guest))
    }
    await this.#comeToRest()
    rest.over = true
    await this.#audit()
    for (const fault of await checkChance(lines, titles, this.#seeds)) model.fail(fault)
  }

  async close(): Promise<void> {
    for (const node of this.#world.nodes) node.alive = false
    this.#leave()
    await this.#world.lines.close()
  }

  course(): Course {
    const { model, log, lines, scheduler, faults, planted } = this.#world
    return {
      broken: [...model.broken],
      asked: this.#plan.operations,
      digest: this.#digest,
      operations: log.operations.length,
      statements: lines.statements,
      steps: scheduler.trace.length,
      stood: lines.stood,
      virtualMs: scheduler.now,
      faults: faults.counts,
      latest: scheduler.trace.latest,
      touched: planted.touched,
    }
  }
}

const askOf = (number: number): PlayerAsk => ({
  requestId: 'simulate',
  player: playerId(number),
  sessionId: String(number),
  language: 'en',
  address: '127.0.0.1',
  userAgent: 'simulate',
  host: 'localhost',
  device: null,
})

const nobodyAsks = (): string => 'nobody asks for anything any more'
const nobodyAnswers = (): string => 'a request is never answered'

/** A seed that nobody chose. */
export const anySeed = (): number => randomBytes(4).readUInt32BE(0)
