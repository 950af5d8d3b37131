import type { Chips } from '../../chip-table/laid-chips.ts'

/** Sections of a wheel with one zero, by the chips that a croupier lays for them. */
export const sections = {
  voisins: new Map([
    ['0-2-3', 2],
    ['4-7', 1],
    ['12-15', 1],
    ['18-21', 1],
    ['19-22', 1],
    ['25-26-28-29', 2],
    ['32-35', 1],
  ]),
  orphelins: new Map([
    ['1', 1],
    ['6-9', 1],
    ['14-17', 1],
    ['17-20', 1],
    ['31-34', 1],
  ]),
  tiers: new Map([
    ['5-8', 1],
    ['10-11', 1],
    ['13-16', 1],
    ['23-24', 1],
    ['27-30', 1],
    ['33-36', 1],
  ]),
  jeuZero: new Map([
    ['0-3', 1],
    ['12-15', 1],
    ['26', 1],
    ['32-35', 1],
  ]),
} as const satisfies Readonly<Record<string, Chips>>
export type Section = keyof typeof sections

/** The order of a wheel whose sections these are. */
export const wheelOfSections: readonly string[] =
  '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'.split(
    ' ',
  )

/** Whether a wheel has these sections. */
export const hasSections = (wheel: readonly string[]): boolean =>
  wheel.length === wheelOfSections.length &&
  wheel.every((pocket, place) => pocket === wheelOfSections[place])

export const mostNeighbors = 4

/** A pocket with so many to each side of it on the wheel, in the wheel's order. @throws RangeError for a pocket that it lacks. */
export function neighborsOf(
  wheel: readonly string[],
  pocket: string,
  each: number,
): readonly string[] {
  const middle = wheel.indexOf(pocket)
  if (middle < 0) throw new RangeError(`the wheel has no pocket ${pocket}`)
  return Array.from({ length: 2 * each + 1 }, (_, place) => {
    const at = (middle - each + place + wheel.length) % wheel.length
    return wheel[at] ?? pocket
  })
}
