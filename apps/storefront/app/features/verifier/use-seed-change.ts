import { useState } from 'react'
import { drawSeed, isSeed } from '../../../keeping/draw-seed.ts'
import { rotate } from '../../../keeping/rotate.ts'
import type { Client } from '../../shell/session/client.ts'
import type { Keeping } from './use-keeper.ts'

/** Ending the stream in use with a new seed, which opens the old one's seal. */
export interface SeedChanging {
  /** The next client seed as it is written. */
  readonly seed: string
  readonly fault: 'wrong' | 'same' | null
  readonly busy: boolean
  write(seed: string): void
  /** Resolves when the seal is open, or not. */
  change(): Promise<boolean>
}

export function useSeedChange(client: Client, keeping: Keeping | null): SeedChanging {
  const [seed, setSeed] = useState('')
  const [fault, setFault] = useState<SeedChanging['fault']>(null)
  const [busy, setBusy] = useState(false)

  const attempt = async (): Promise<boolean> => {
    const wanted = seed.trim() || drawSeed()
    if (!isSeed(wanted)) {
      setFault('wrong')
      return false
    }
    const status = await client.ask('currentFairness', {})
    if (!status.ok || keeping === null) return false
    const shown = status.reply.fairness
    // What comes next was drawn while this one was known.
    if (wanted === shown.clientSeed) {
      setFault('same')
      return false
    }
    const answer = await rotate(shown, wanted, {
      keeper: keeping.keeper,
      ask: (body) => client.ask('rotateSeed', body),
    })
    setFault(null)
    if (answer.ok) setSeed(drawSeed())
    return answer.ok
  }
  return {
    seed,
    fault,
    busy,
    write: setSeed,
    async change() {
      setBusy(true)
      const changed = await attempt()
      setBusy(false)
      return changed
    },
  }
}
