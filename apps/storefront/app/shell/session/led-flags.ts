import { isTold, leadingFlag, type ToldFlag } from './flag-rules.ts'
import { ledFlagsKey, tabMemory } from './remember.ts'

/** What this page knows, where the browser keeps nothing for the tab. */
let known: readonly ToldFlag[] = []

const readLed = (): readonly ToldFlag[] =>
  tabMemory.read(ledFlagsKey)?.split(' ').filter(isTold) ?? known

/**
 * The flag that leads now, which counts as having led from then on: each does so once when it is raised, and a page that is loaded anew,
 * as a game's is, does not lead again. A flag that is raised again leads again.
 * @param here path below the language prefix.
 * @returns null when none leads.
 */
export function leadOnce(raised: readonly ToldFlag[], here: string): ToldFlag | null {
  const led = readLed().filter((flag) => raised.includes(flag))
  const flag = leadingFlag(raised, new Set(led), here)
  known = flag === null ? led : [...led, flag]
  tabMemory.write(ledFlagsKey, known.join(' '))
  return flag
}

/** Nobody is signed in or nothing is raised any more: what leads next is new. */
export function forgetLed(): void {
  known = []
  tabMemory.forget(ledFlagsKey)
}
