import { ownStudio, providers } from '@fairhouse/contract/entities/provider'

type Range = readonly [first: number, last: number]

/**
 * Which ids the games of each provider may have. Ours and those of 2, 3, 5, 7, 9, 15 and 17 are the specification's (section 3) and
 * lie in each other; the rest have five hundred each above 43000.
 */
const ranges: Readonly<Record<number, readonly Range[]>> = {
  [ownStudio]: [
    [262, 328],
    [4099, 4143],
    [8192, 8205],
    [12_288, 12_297],
    [16_384, 16_454],
  ],
  2: [
    [40_960, 41_001],
    [41_435, 41_442],
  ],
  3: [[40_963, 41_458]],
  4: [[43_000, 43_499]],
  5: [[41_000, 41_399]],
  6: [[43_500, 43_999]],
  7: [
    [41_253, 41_275],
    [42_245, 42_249],
  ],
  8: [[44_000, 44_499]],
  9: [
    [41_310, 41_352],
    [42_235, 42_239],
  ],
  10: [[44_500, 44_999]],
  11: [[45_000, 45_499]],
  12: [[45_500, 45_999]],
  13: [[46_000, 46_499]],
  14: [[46_500, 46_999]],
  15: [
    [41_389, 41_434],
    [42_250, 42_287],
  ],
  16: [[47_000, 47_499]],
  17: [[41_951, 42_999]],
  18: [[47_500, 47_999]],
}

/** Whether a game of this provider may have this id. */
export const isInRange = (provider: number, id: number): boolean =>
  rangesOf(provider).some(([first, last]) => id >= first && id <= last)

/** The ranges of a provider in words, such as `41253-41275, 42245-42249`. */
export const rangeWords = (provider: number): string =>
  rangesOf(provider)
    .map(([first, last]) => `${first}-${last}`)
    .join(', ')

const rangesOf = (provider: number): readonly Range[] => ranges[provider] ?? []

/** Of the key `Evoplay-GameName`, whose game it is. */
export const providerOfKey = (key: string) =>
  providers.find((one) => one.prefixed && key.startsWith(`${one.key}-`))
