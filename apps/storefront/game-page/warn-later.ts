import type { warnOfTime } from './warn-of-time.ts'

/**
 * Says over the game that a limit of time will soon be reached; its code is fetched for whoever has such a limit. Where it cannot be fetched nobody
 * is warned: the house refuses what the limit refuses all the same.
 */
export async function warnLater(...given: Parameters<typeof warnOfTime>): Promise<void> {
  const [, limits] = given
  if (!limits.some(({ kind }) => kind === 'time')) return
  const code = await import('./warn-of-time.ts').catch(() => null)
  code?.warnOfTime(...given)
}
