import { Client, type QueryResult } from 'pg'
// Teaches the driver how the house reads numbers.
import '../../../apps/server/src/platform/database.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Under which it stays prepared. */
  readonly name: string | undefined
}

export type DatabaseAnswer =
  | { readonly type: 'rows'; readonly result: QueryResult }
  | { readonly type: 'fault'; readonly fault: Error }

/** A real connection to PostgreSQL. */
export interface Line {
  readonly client: Client
  readonly pid: number
}

interface Call {
  readonly line: Line
  readonly done: (answer: DatabaseAnswer) => void
  answer: DatabaseAnswer | null
  /** The kind of lock that PostgreSQL said it waits for; null when it does not. */
  waitsFor: string | null
  isStopped: boolean
}

/**
 * Who waits says so after a millisecond, when it has also looked for a deadlock: so it is known at once who stands in whose
 * way, and of a circle it is always the last one that gives way.
 */
const settings = '-c deadlock_timeout=1ms -c log_lock_waits=on -c client_min_messages=log'
/** As `pg_locks` calls what the message names. */
const kinds: Readonly<Record<string, string>> = {
  transaction: 'transactionid',
  virtual: 'virtualxid',
  speculative: 'spectoken',
}
const waits = /still waiting for \w+ on (\w+)/
const got = / acquired \w+ on /

const whatItWaitsFor = 'SELECT locktype FROM pg_locks WHERE NOT granted AND pid = $1'
const asNew = `
  ROLLBACK; SELECT pg_advisory_unlock_all(); UNLISTEN *; RESET ALL; SET SESSION AUTHORIZATION DEFAULT`

/**
 * Real connections, used in a way that leaves nothing to the speed of the machine: a statement is given to PostgreSQL, and before
 * anything else happens every statement under way has either been answered or stands still behind a lock.
 */
export class Lines {
  readonly #connectionString: string
  readonly #monitor: Client
  readonly #free: Line[] = []
  readonly #used = new Set<Line>()
  #calls: Call[] = []
  #changes = 0
  #wake: (() => void) | undefined
  /** Statements that PostgreSQL was given. */
  statements = 0
  /** How often one of them stood behind a lock. */
  stood = 0

  private constructor(connectionString: string, monitor: Client) {
    this.#connectionString = connectionString
    this.#monitor = monitor
  }

  static async open(connectionString: string): Promise<Lines> {
    const monitor = new Client({ connectionString })
    await monitor.connect()
    return new Lines(connectionString, monitor)
  }

  /** A question of the simulator itself, which the house does not notice. */
  async ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#monitor.query<Row>({ text, values, ...prepared(text) })).rows
  }

  get monitor(): Client {
    return this.#monitor
  }

  /** A connection as new. */
  async take(): Promise<Line> {
    const line = this.#free.shift() ?? (await this.#connect())
    this.#used.add(line)
    return line
  }

  async #connect(): Promise<Line> {
    const client = new Client({ connectionString: this.#connectionString, options: settings })
    // Its end is asked for; whatever breaks otherwise shows in the statement that breaks.
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const line = { client, pid: rows[0]?.pid ?? 0 }
    client.on('notice', ({ message = '' }) => this.#noticed(line, message))
    return line
  }

  #noticed(line: Line, message: string): void {
    const call = this.#calls.find((one) => one.line === line && one.answer === null)
    if (!call) return
    const kind = waits.exec(message)?.[1]
    if (kind !== undefined) call.waitsFor = kinds[kind] ?? kind
    else if (got.test(message)) call.waitsFor = null
    else return
    this.#changed()
  }

  /** Runs a statement as far as it goes; `done` is called now, or later when what it waits for is gone. */
  async execute(
    line: Line,
    statement: Statement,
    done: (answer: DatabaseAnswer) => void,
  ): Promise<void> {
    this.statements++
    const call: Call = { line, done, answer: null, waitsFor: null, isStopped: false }
    this.#calls.push(call)
    const { text, values, name } = statement
    const query = { text, values: [...values], ...(name === undefined ? {} : { name }) }
    line.client.query(query).then(
      (result) => this.#answered(call, { type: 'rows', result }),
      (fault: unknown) => this.#answered(call, { type: 'fault', fault: asError(fault) }),
    )
    await this.#settle()
  }

  #answered(call: Call, answer: DatabaseAnswer): void {
    call.answer = answer
    this.#changed()
  }

  #changed(): void {
    this.#changes++
    this.#wake?.()
  }

  /**
   * Waits until nothing moves any more, then answers what has come to its end, in the order it was asked. Who stands behind a lock
   * is stopped by a signal and goes on alone, so that two who waited for the same never run for it.
   */
  async #settle(): Promise<void> {
    if (this.#wake) throw new Error('two things at once: only steps may touch the database')
    const newest = this.#open().filter(({ isStopped }) => !isStopped)
    let hasMoved = newest.length === 0
    for (const call of newest) hasMoved = (await this.#goesOn(call)) || hasMoved
    while (hasMoved) {
      hasMoved = false
      for (const call of this.#open()) hasMoved = (await this.#goesOn(call)) || hasMoved
    }
    const over = this.#calls.filter(({ answer }) => answer !== null)
    this.#calls = this.#open()
    this.stood += this.#calls.length
    for (const { done, answer } of over) if (answer) done(answer)
  }

  #open(): Call[] {
    return this.#calls.filter(({ answer }) => answer === null)
  }

  /** Lets one statement go as far as it can; whether that was to its end. */
  async #goesOn(call: Call): Promise<boolean> {
    setStopped(call, false)
    for (;;) {
      const seen = this.#changes
      if (call.answer !== null) return true
      if (call.waitsFor !== null && (await this.#stands(call))) {
        setStopped(call, true)
        return false
      }
      if (this.#changes === seen) await this.#change()
    }
  }

  async #stands({ line, waitsFor }: Call): Promise<boolean> {
    const [waiting] = await this.ask<{ locktype: string }>(whatItWaitsFor, [line.pid])
    return waiting?.locktype === waitsFor
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#wake = undefined
        resolve()
      }
    })
  }

  /** Cuts a connection: what it had begun is taken back, its locks are gone, and what waited for them has moved on. */
  async cut(line: Line): Promise<void> {
    this.#used.delete(line)
    const call = this.#calls.find((one) => one.line === line)
    if (call) {
      setStopped(call, false)
      await this.ask('SELECT pg_terminate_backend($1, 10000)', [line.pid])
    } else {
      await line.client.query(asNew)
      this.#free.push(line)
    }
    await this.#settle()
  }

  async close(): Promise<void> {
    for (const call of this.#calls) setStopped(call, false)
    for (const { client } of [...this.#free, ...this.#used]) client.end().catch(() => undefined)
    await this.#monitor.end()
  }
}

const names = new Map<string, string>()
/** What is asked again and again with values is planned once. */
function prepared(text: string): { name?: string } {
  if (!text.includes('$1')) return {}
  const name = names.get(text) ?? `ask-${names.size}`
  names.set(text, name)
  return { name }
}

function setStopped(call: Call, isStopped: boolean): void {
  if (call.isStopped === isStopped) return
  call.isStopped = isStopped
  process.kill(call.line.pid, isStopped ? 'SIGSTOP' : 'SIGCONT')
}

const asError = (fault: unknown): Error =>
  fault instanceof Error ? fault : new Error(String(fault))
