import type { ToldDraw } from '@fairhouse/verifier/check-hall'
import { rulesOf } from '../rules-of.ts'
import { checkToldDraw, type HallChecks } from './check-told-draw.ts'

/** Told by the worker; null when the rules could not be loaded. */
export type HallAnswer = HallChecks | null

interface Asked {
  readonly uri: string
  readonly told: ToldDraw & { readonly definition: string }
}

async function answer({ uri, told }: Asked): Promise<HallAnswer> {
  try {
    const game = await rulesOf(uri, told.definition)
    return game && checkToldDraw(game, told)
  } catch (fault) {
    reportError(fault)
    return null
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to who started it
  void answer(data).then((told) => self.postMessage(told))
})
