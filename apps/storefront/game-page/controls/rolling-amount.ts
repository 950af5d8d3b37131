import { write } from '../markup/element.ts'

const rollMilliseconds = 500

/**
 * A text that rolls up to an amount and rests on exactly the amount it was given.
 * @param calm without rolling, for players who asked for less movement.
 */
export function rollingAmount(
  target: HTMLElement,
  money: (minorUnits: number) => string,
  calm: boolean,
): (amount: number) => void {
  let shown = 0
  let goal = 0
  let run = 0
  return (amount) => {
    if (amount === goal && shown === goal) return write(target, money(amount))
    goal = amount
    const from = shown
    const mine = ++run
    const began = performance.now()
    const step = (now: number): void => {
      if (mine !== run) return
      const progress = Math.min(1, (now - began) / rollMilliseconds)
      shown = progress >= 1 ? goal : Math.floor(from + (goal - from) * progress)
      write(target, money(shown))
      if (progress < 1) requestAnimationFrame(step)
    }
    if (calm || goal <= from) step(began + rollMilliseconds)
    else requestAnimationFrame(step)
  }
}
