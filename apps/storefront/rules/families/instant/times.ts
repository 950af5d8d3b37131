import { roundsOf } from '../../rounds-of.ts'

/** A multiple of the stake in words, of hundredths: `2.50×`. */
export function timesIn(language: string): Times {
  const figures = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const times = (hundredths: number): string => `${figures.format(hundredths / 100)}×`
  return Object.assign(times, { odds: (rounds: number) => roundsOf(rounds, language) })
}

/** Writes multiples of the stake, and odds: one in so many rounds. */
export interface Times {
  (hundredths: number): string
  readonly odds: (rounds: number) => string
}
