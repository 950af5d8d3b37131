// Tables with places for chips: roulette, dice, and cards whose layout has places.
import { by, data, note, showStake, stakeNow, isBusy, money } from './shell.ts'

const chips = new Map<string, number>()
const layers = new Map<string, HTMLElement>()
/** What lay on the table in the last round, to be put there again. */
let before = new Map<string, number>()

/** Takes chips on every place of the layout. A press puts one more there. */
export function layPlaces(): void {
  for (const place of document.querySelectorAll<HTMLButtonElement>('[data-spot]')) {
    const name = place.dataset['spot'] ?? ''
    const layer = document.createElement('span')
    layer.className = 'chips'
    place.append(layer)
    layers.set(name, layer)
    place.addEventListener('click', () => {
      if (isBusy() || !mayLie(name)) return
      chips.set(name, (chips.get(name) ?? 0) + 1)
      note(520, 0.05)
      clearWon()
      showChips()
    })
  }
  by('clear').addEventListener('click', () => {
    if (isBusy()) return
    chips.clear()
    clearWon()
    showChips()
  })
  by('again').addEventListener('click', () => {
    if (isBusy() || before.size === 0) return
    chips.clear()
    for (const [name, count] of before) chips.set(name, count)
    clearWon()
    showChips()
  })
}

const total = (): number => [...chips.values()].reduce((sum, count) => sum + count, 0)
const mayLie = (name: string): boolean =>
  total() < data.mostChips && (chips.get(name) ?? 0) < (data.mostOn[name] ?? data.mostChips)

export function showChips(): void {
  for (const [name, layer] of layers) {
    const count = chips.get(name) ?? 0
    layer.textContent = count === 0 ? '' : money(count * stakeNow())
    layer.hidden = count === 0
  }
  by('laid').textContent = total() === 0 ? '' : money(total() * stakeNow())
  showStake()
}

/** What is bet: chips by place; null when none lies there. */
export function laid(): { readonly cost: number; readonly chips: Record<string, number> } | null {
  if (total() === 0) return null
  return { cost: total() * stakeNow(), chips: Object.fromEntries(chips) }
}
export function keepLaid(): void {
  before = new Map(chips)
}

/** Puts there what lies on the table of a round that waits. */
export function layAgain(bets: readonly { readonly spot: string; readonly chips: number }[]): void {
  if (chips.size > 0) return
  for (const { spot, chips: count } of bets) chips.set(spot, count)
  showChips()
}
export function markWon(names: readonly string[]): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-spot]'))
    place.classList.toggle('won', names.includes(place.dataset['spot'] ?? ''))
}
/** Places whose chips are gone. */
export function markLost(names: readonly string[]): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-spot]'))
    if (names.includes(place.dataset['spot'] ?? '')) place.classList.add('lost')
}
export function clearWon(): void {
  markWon([])
  for (const place of document.querySelectorAll('.lost')) place.classList.remove('lost')
}
