import { facts, writeFact } from '../facts.ts'
import type { Language } from '../../../shell/texts/languages.ts'

/** How a language writes the amounts of promotions. */
export interface Amounts {
  dollars(value: number): string
  /** @param ratio 0.05 becomes 5 %. */
  percent(ratio: number): string
  number(value: number): string
  /** A fact of `facts.ts`. @throws for one that is not there. */
  fact(name: string): string
}

export const amountsIn = (language: Language): Amounts => ({
  dollars: (value) => writeFact({ type: 'dollars', value }, language),
  percent: (value) => writeFact({ type: 'percent', value }, language),
  number: (value) => writeFact({ type: 'number', value }, language),
  fact(name) {
    const fact = facts[name]
    if (fact === undefined) throw new RangeError(`no fact ${name}`)
    return writeFact(fact, language)
  },
})
