import type { QueryResult } from 'pg'
import type { Scheduler } from '../time/scheduler.ts'
import type { Faults } from './faults.ts'
import type { DatabaseAnswer, Line, Lines, Statement } from './lines.ts'
import { fingerprint } from './fingerprint.ts'

/** What the database's side of a node needs to know of it. */
export interface NodeOnWire {
  readonly name: string
  /** False once it has crashed: then nothing it does has any effect, and nothing reaches it. */
  alive: boolean
  /** Until then the database refuses its connections, in virtual milliseconds. */
  cutOffUntil: number
}

/** A planted bug's hold on what goes to the database and comes back. */
export interface Tampering {
  /** A statement as it is really sent. */
  sent(statement: Statement, node: NodeOnWire): Statement
  /** An answer as the house hears it. */
  heard(statement: Statement, result: QueryResult, node: NodeOnWire): QueryResult
  /** What the house hears instead of the fault of a connection that was cut. */
  insteadOfFault(statement: Statement): QueryResult | null
  readonly rollback: string
}

export interface DatabaseWorld {
  readonly scheduler: Scheduler
  readonly lines: Lines
  readonly faults: Faults
  readonly tampering: Tampering
  /** Something may have been committed. */
  wrote(): void
  /** Lets what was committed be seen, before anybody hears of it. */
  look(): Promise<void>
}

const connectionLost = (): Error => new Error('Connection terminated unexpectedly')
export const connectionRefused = (): Error =>
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })

const commits = /^\s*(COMMIT|INSERT|UPDATE|DELETE|WITH)/
const begins = /^\s*BEGIN/
const ends = /^\s*(COMMIT|ROLLBACK)/

/** One connection of a node: its statements wait for the scheduler on their way there and on their way back. */
export class Wire {
  readonly #world: DatabaseWorld
  readonly #node: NodeOnWire
  #line: Line | null
  #last: Promise<unknown> = Promise.resolve()
  #inTransaction = false
  /** Hears when the connection is over. */
  onEnd: () => void = () => undefined

  private constructor(world: DatabaseWorld, node: NodeOnWire, line: Line) {
    this.#world = world
    this.#node = node
    this.#line = line
  }

  /** @throws Error as the driver does, when the database cannot be reached. */
  static connect(world: DatabaseWorld, node: NodeOnWire): Promise<Wire> {
    return new Promise((resolve, reject) => {
      world.scheduler.after(world.faults.travel(), `${node.name} connects`, async () => {
        if (!node.alive) return
        if (world.scheduler.now < node.cutOffUntil) {
          world.faults.count('connection refused')
          reject(connectionRefused())
        } else resolve(new Wire(world, node, await world.lines.take()))
      })
    })
  }

  get broken(): boolean {
    return this.#line === null
  }

  /** One statement after the other, as the driver does it. */
  query(statement: Statement, timeoutMs = Number.POSITIVE_INFINITY): Promise<QueryResult> {
    const turn = this.#last.then(() => this.#ask(statement, timeoutMs))
    this.#last = turn.catch(() => undefined)
    return turn
  }

  #ask(statement: Statement, timeoutMs: number): Promise<QueryResult> {
    const { scheduler, faults, tampering } = this.#world
    const node = this.#node
    return new Promise((resolve, reject) => {
      const label = `${node.name} asks ${fingerprint(statement)}`
      const fail = async () => {
        await this.cut()
        const pretended = tampering.insteadOfFault(statement)
        if (pretended) resolve(pretended)
        else reject(connectionLost())
      }
      const hear = async (answer: DatabaseAnswer) => {
        if (!node.alive) return
        if (this.#line === null) return reject(connectionLost())
        if (faults.wayBack(mayCommit) === 'lost') return fail()
        if (answer.type === 'fault') reject(answer.fault)
        else resolve(tampering.heard(statement, answer.result, node))
      }
      let mayCommit = false
      scheduler.after(faults.travel(), label, async () => {
        if (!node.alive) return
        if (this.#line === null) return reject(connectionLost())
        const isCutOff = scheduler.now < node.cutOffUntil
        if (isCutOff || faults.wayThere() === 'cut') return fail()
        mayCommit = this.#noteTransaction(statement.text)
        await this.#world.lines.execute(this.#line, tampering.sent(statement, node), (answer) => {
          if (mayCommit) this.#world.wrote()
          const wait = faults.travel() + faults.disk(scheduler.now)
          const isLate = wait > timeoutMs
          scheduler.after(Math.min(wait, timeoutMs), `${node.name} hears ${said(answer)}`, () =>
            isLate ? reject(new Error('Query read timeout')) : hear(answer),
          )
        })
        await this.#world.look()
      })
    })
  }

  #noteTransaction(text: string): boolean {
    if (begins.test(text)) this.#inTransaction = true
    const mayCommit = commits.test(text) && (!this.#inTransaction || ends.test(text))
    if (ends.test(text)) this.#inTransaction = false
    return mayCommit
  }

  /** Gives the connection up, as its owner does: that takes its way as everything else. */
  end(): Promise<void> {
    const { scheduler, faults } = this.#world
    return new Promise((resolve) => {
      scheduler.after(faults.travel(), `${this.#node.name} ends a connection`, async () => {
        if (!this.#node.alive) return
        await this.cut()
        resolve()
      })
    })
  }

  /** Ends the connection, wherever it stands. Part of a step, never of what the house does by itself. */
  async cut(): Promise<void> {
    const line = this.#line
    this.#line = null
    if (!line) return
    this.onEnd()
    await this.#world.lines.cut(line)
    await this.#world.look()
  }
}

const said = (answer: DatabaseAnswer): string =>
  answer.type === 'fault' ? answer.fault.message : fingerprintOfRows(answer.result)

/** Of rows, apart from what PostgreSQL's own clock and counters put into them. */
function fingerprintOfRows({ rowCount, rows }: QueryResult): string {
  const stable = JSON.stringify(rows, (key, value: unknown) =>
    ofTheMoment.test(key) ? undefined : typeof value === 'bigint' ? String(value) : value,
  )
  return `${rowCount ?? 0} ${stable ?? ''}`.slice(0, 400)
}

const ofTheMoment = /^(now|created_at|opened_at|revealed_at|tx|pid)$/
