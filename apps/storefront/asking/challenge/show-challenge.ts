import { challengeKindOf } from './markers.ts'
import type { ChallengeEnd } from './gate.ts'
import { handIn } from './hand-in.ts'
import { openOverlay, type Overlay } from './overlay.ts'
import { loadChallengeTexts } from './texts.ts'
import { doWork, workIn } from './work.ts'

/** Solutions handed in before the player is asked; one may be too late, or another tab's. */
const attempts = 3

/** Shows a challenge over the whole page until it is solved or closed. */
export async function showChallenge(page: string): Promise<ChallengeEnd> {
  const language = document.documentElement.lang
  const overlay = openOverlay(await loadChallengeTexts(language))
  const closed = overlay.closed.then(() => 'closed' as const)
  const ended =
    challengeKindOf(page) === 'work' ? solveAll(overlay, page, language) : overlay.frame(page)
  const end = await Promise.race([closed, ended.then(() => 'solved' as const)])
  overlay.remove()
  return end
}

/** Works until the house is content; never gives up before the player does. */
async function solveAll(overlay: Overlay, first: string, language: string): Promise<void> {
  let page = first
  for (let attempt = 1; ; attempt++) {
    const handed = await solveOne(overlay, page, language)
    if (handed.type === 'accepted') return
    if (handed.type === 'again') page = handed.page
    if (handed.type === 'failed' || attempt % attempts === 0) await overlay.askToGoOn()
  }
}

async function solveOne(overlay: Overlay, page: string, language: string) {
  const work = workIn(page)
  overlay.progress(0)
  const solution = work && (await doWork(work, overlay.progress, overlay.signal))
  if (solution !== null) overlay.progress(1)
  return solution === null ? ({ type: 'failed' } as const) : handIn(solution, language)
}
