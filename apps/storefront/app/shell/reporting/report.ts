/** What is told of an error to whoever looks after the house. Nothing in it is about the player. */
export interface Report {
  readonly code: string | number
  readonly type: string
  /** As programmers wrote it, not as players read it. */
  readonly message: string
  readonly stack: string | null
}

/** Takes reports away; there is one only where the operator configured it and the player agreed. */
export type Reporter = (report: Report) => void

/** Errors of the first seconds, which happen before it is known whether anybody takes them. */
const keptAtMost = 10
let waiting: Report[] = []
/** An error that is reported and then thrown on comes a second time from whoever hears what nobody caught. */
const reported = new WeakSet<Error>()
let reporter: Reporter | 'undecided' | 'nobody' = 'undecided'

/**
 * Reports an error: an `Error`, or anything with the fields of the error object (specification, section 3). Only those with status 0 go
 * out (section 7), each error once; an error that has no status has 0. Does nothing where nobody takes reports. Never throws.
 */
export function report(error: unknown): void {
  if (reporter === 'nobody' || statusOf(error) !== 0) return
  if (error instanceof Error) {
    if (reported.has(error)) return
    reported.add(error)
  }
  const made = reportOf(error)
  if (typeof reporter === 'function') reporter(made)
  else if (waiting.length < keptAtMost) waiting.push(made)
}

/** Decides who takes the reports from now on; null: nobody, and what waited is forgotten. */
export function sendReportsTo(chosen: Reporter | null): void {
  const waited = waiting
  waiting = []
  reporter = chosen ?? 'nobody'
  if (chosen !== null) for (const one of waited) chosen(one)
}

const statusOf = (error: unknown): unknown => field(error, 'status') ?? 0

function reportOf(error: unknown): Report {
  const code = field(error, 'code')
  const type = field(error, 'type') ?? field(error, 'name')
  const message = field(error, 'message')
  const stack = field(error, 'stack')
  return {
    code: typeof code === 'number' || typeof code === 'string' ? code : 'UNKNOWN_ERROR',
    type: typeof type === 'string' ? type : 'UNKNOWN_ERROR',
    message: withoutPersons(typeof message === 'string' ? message : textOf(error)),
    stack: typeof stack === 'string' ? withoutPersons(stack) : null,
  }
}

const textOf = (error: unknown): string => (typeof error === 'string' ? error : 'no message')

function field(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

/** Addresses of people, the secrets in links of letters, and whatever follows a question mark can be personal. */
const withoutPersons = (text: string): string =>
  text
    .replaceAll(/[^\s@/]+@[^\s@/]+\.[^\s@/:)]+/g, '[address]')
    .replaceAll(/\?[^\s:)]*/g, '?')
    .replaceAll(/[\w-]{43,}/g, '[secret]')
