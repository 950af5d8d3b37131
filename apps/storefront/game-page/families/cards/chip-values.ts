import type { Chip } from '@fairhouse/stage/table/chips'
import type { Language } from '../../texts/texts.ts'

/** Values of the chips that lie on tables, minor units of a currency of two decimals. */
const values = [10, 50, 100, 500, 2500, 10_000, 50_000, 250_000]

/** Chips with what is printed on them, as the player's language writes numbers. */
export function chipsOf(language: Language): readonly Chip[] {
  const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return values.map((value) => ({
    value,
    label: value >= 100_000 ? `${figures.format(value / 100_000)}K` : figures.format(value / 100),
  }))
}
