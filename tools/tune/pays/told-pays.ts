import type { PayTable } from './pay-table.ts'
import { enough, type TunedPays } from './tune-pays.ts'

/** What was found, in lines for whoever writes it into math.ts. */
export function toldPays(
  { pays }: PayTable,
  { units, before, after }: TunedPays,
  { name, wanted }: { readonly name: string; readonly wanted: number },
): readonly string[] {
  const changed = pays.flatMap((pay, place) =>
    pay.units === units[place] ? [] : [`  ${pay.name}: ${pay.units} -> ${units[place]}`],
  )
  const returns = `${name} returns ${percent(before)}; ${percent(wanted)} is wanted`
  if (changed.length === 0) {
    const isMet = Math.abs(before - wanted) <= enough
    return [`${returns}: ${isMet ? 'that is near enough' : 'no pay brings it nearer'}`]
  }
  const off = Math.abs(after - wanted) > enough ? ', the nearest that there is' : ''
  return [returns, ...changed, `comes to ${percent(after)}${off}`]
}

export const percent = (value: number): string => `${(value * 100).toFixed(3)} %`
