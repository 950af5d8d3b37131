import type { Job } from '#platform/jobs/job'
import type { Lease } from '#platform/leases/lease'
import type { Module } from '#platform/module/module'
import { discoverModules } from '../house/discover-modules.ts'

/** All modules, of which one does its jobs only when a test says so. */
export async function withTurns(name: string): Promise<{
  readonly modules: readonly Module[]
  /** Does one turn of a job of that module. */
  readonly turn: (job: string) => Promise<void>
}> {
  const kept: Job[] = []
  const modules = (await discoverModules()).map((module): Module => {
    const { create } = module
    if (module.name !== name || create === undefined) return module
    return {
      ...module,
      create: async (needs) => {
        const parts = await create(needs)
        kept.push(...(parts.jobs ?? []))
        return { ...parts, jobs: [] }
      },
    }
  })
  const turn = async (called: string): Promise<void> => {
    const job = kept.find((one) => one.name === called)
    if (!job) throw new Error(`${name} has no job that is called ${called}`)
    await job.work(lease)
  }
  return { modules, turn }
}

/** Nobody else is there to take it. */
const lease: Lease = { name: 'a test', holder: 'a test', fence: 1n, lastsMs: 1 }
