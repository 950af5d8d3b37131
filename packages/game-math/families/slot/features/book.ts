import { demand, fields, list, whole } from '../read.ts'
import type { ReadySpin } from '../spin/ready-spin.ts'
import { bookRuns, type BookState, oneBookSpin } from './book-run.ts'
import type { Feature } from './feature.ts'
import { endedOr, freeSpinDue, readRun, startRun } from './free-run.ts'
import { runChances } from './free-spins.ts'
import type { BookRule } from './rules.ts'
import { drawnChances, drawSpecials } from './special-symbols.ts'

/** Free spins with symbols that are drawn at their start and fill the reels that show them. */
export function bookFeature(name: string, rule: BookRule, spin: ReadySpin): Feature<BookState> {
  const runWith = bookRuns(name, rule, spin)
  return {
    start(cause, telling) {
      const by = Math.min(cause.by, rule.most)
      const run = startRun({ ...cause, by }, telling)
      const [symbol = '', ...others] = drawSpecials(rule, telling)
      return { ...run, given: by, symbol, ...(others.length > 0 && { others }) }
    },
    legal: freeSpinDue,
    act: (state, action, telling) => oneBookSpin({ name, rule, spin }, state, action, telling),
    resume: endedOr,
    read: (stored) => readBook(rule, stored),
    chances: (by, proof) =>
      drawnChances(name, rule, proof, (specials) =>
        runChances(Math.min(by, rule.most), runWith(specials), proof),
      ),
  }
}

/** Free spins of a book, read back from storage. @throws TypeError when they are none of this book's. */
export function readBook(rule: BookRule, stored: unknown): BookState {
  const { given, symbol, others } = fields(stored)
  const run = readRun(stored)
  const first = readSymbol(rule, symbol)
  const rest = others === undefined ? [] : list(others).map((one) => readSymbol(rule, one))
  demand(rest.length + 1 === (rule.drawn ?? 1), 'special symbols')
  demand(new Set([first, ...rest]).size === rest.length + 1, 'special symbols, each once')
  demand(run.left + run.played === whole(given, rule.most), 'free spins given')
  return { ...run, given: whole(given), symbol: first, ...(rest.length > 0 && { others: rest }) }
}

function readSymbol({ symbols }: BookRule, stored: unknown): string {
  const found = symbols.find(({ symbol }) => symbol === stored)
  if (found === undefined) throw new TypeError('not a slot state: the symbol of the book')
  return found.symbol
}
