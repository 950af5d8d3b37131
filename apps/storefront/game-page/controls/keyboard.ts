import type { GameContext } from '../game-context.ts'
import { nextStake } from '../play/controller-state.ts'

export interface KeyActions {
  readonly turbo: () => void
  readonly sound: () => void
  readonly autoplay: () => void
  /** Of the game's family; they come first. */
  readonly own: Readonly<Record<string, () => void>>
}

/** Keys of the whole page. A dialog, a field or another button that has the focus keeps its own keys. */
export function listenToKeys({ table }: GameContext, actions: KeyActions): void {
  const stake = (direction: 1 | -1) => () => table.stake(nextStake(table.state.now, direction))
  const keys: Readonly<Record<string, () => void>> = {
    ' ': () => table.press(),
    Enter: () => table.press(),
    t: actions.turbo,
    m: actions.sound,
    a: actions.autoplay,
    '+': stake(1),
    '=': stake(1),
    '-': stake(-1),
    ...actions.own,
  }
  addEventListener('keydown', (event) => {
    const press = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!press || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (hasOwnKeys(event.target, event.key)) return
    event.preventDefault()
    press()
  })
}

function hasOwnKeys(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (document.querySelector('dialog[open]')) return true
  if (target.closest('input, select, textarea')) return true
  const activates = key === ' ' || key === 'Enter'
  return activates && target.closest('button, a, summary') !== null
}
