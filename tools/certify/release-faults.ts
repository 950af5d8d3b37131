import { keptHashes, releasedGame } from '@fairhouse/games/released'
import { lockedHashes, type MathLock, versionFaults } from './math-lock.ts'

/**
 * What is wrong with the rules that are kept: of every version that the lock names, its rounds must be playable to their end and
 * verifiable, whether or not its title is still offered.
 */
export async function releaseFaults(lock: MathLock): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [uri, entry] of Object.entries(lock)) {
    const locked = lockedHashes(entry)
    faults.push(...versionFaults(uri, entry))
    for (const hash of new Set(locked)) {
      const found = await releasedGame(uri, hash)
      if ('missing' in found) faults.push(`${found.missing}: ${wayOut(uri, hash === entry.hash)}`)
    }
    const strays = keptHashes(uri).filter((hash) => !locked.includes(hash))
    faults.push(
      ...strays.map(
        (hash) =>
          `games/${uri}/released/${hash}.json is of no version that math.lock.json names: remove it, or name its version in \`earlier\``,
      ),
    )
  }
  return faults
}

const wayOut = (uri: string, isOfToday: boolean): string =>
  isOfToday ? `run npm run certify -- ${uri}` : 'bring it back, for rounds of it may be stored'
