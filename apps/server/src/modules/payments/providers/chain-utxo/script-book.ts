import type { Queryable } from '#platform/database'
import { type Branch, branches } from './account.ts'
import { addressesSince } from './store/addresses-since.ts'

export interface Owned {
  readonly branch: Branch
  readonly number: number
}

/** Every script of ours, in memory: each output of each block is looked up here. */
export interface ScriptBook {
  /** Learns what was added since; an address is here before anybody can have paid to it. */
  readonly refresh: (on: Queryable) => Promise<void>
  readonly owned: (script: string) => Owned | undefined
}

export function createScriptBook(provider: string): ScriptBook {
  const scripts = new Map<string, Owned>()
  const next: Record<Branch, number> = { [branches.receiving]: 0, [branches.change]: 0 }
  return {
    refresh: async (on) => {
      const rows = await addressesSince(on, provider, next[0], next[1])
      for (const { branch, number, script } of rows) {
        scripts.set(script, { branch, number })
        next[branch] = Math.max(next[branch], number + 1)
      }
    },
    owned: (script) => scripts.get(script),
  }
}
