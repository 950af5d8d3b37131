import { z } from 'zod'
import { keepChild, type KeptChild, type Listens } from '../kept-child.ts'
import type { Log } from '../log.ts'
import type { ProgramWanted, ToNode } from './messages.ts'

/** Programs beside the house that its nodes want: one of each for all of them. */
export interface ProgramsBeside {
  /** What it said when it was ready; starts it when it does not run. Null when it is not there yet. */
  readonly reach: (wanted: ProgramWanted) => Promise<Listens | null>
  /** What a node that begins is told of those that were wanted already. */
  readonly all: () => readonly ToNode[]
  readonly onChange: (tell: (message: ToNode) => void) => void
  readonly stop: () => Promise<void>
}

/** Every program tells its port; what else it says is for the node that reads it. */
const ready = z.looseObject({ port: z.int().min(1).max(65_535) })

/** @param root only programs below it are started. */
export function createProgramsBeside(root: string, log: Log): ProgramsBeside {
  const kept = new Map<string, KeptChild<Listens>>()
  const listeners: ((message: ToNode) => void)[] = []

  const stateOf = (name: string): ToNode => ({
    type: 'beside',
    name,
    isRunning: kept.get(name)?.isRunning() ?? false,
    known: kept.get(name)?.known() ?? null,
  })
  const changed = (name: string): void => {
    for (const tell of listeners) tell(stateOf(name))
  }
  function childOf({
    name,
    program,
    environment,
    portVariable,
  }: ProgramWanted): KeptChild<Listens> {
    const there = kept.get(name)
    if (there) return there
    const made = keepChild({
      name,
      program,
      ready,
      log,
      environment: () => environment,
      onChange: () => changed(name),
      ...(portVariable !== null && { portVariable }),
    })
    kept.set(name, made)
    return made
  }
  return {
    reach: async (wanted) => {
      if (wanted.program.startsWith(root)) return childOf(wanted).reach()
      log.error({ part: wanted.name }, 'a node wanted a program that is not of this house')
      return null
    },
    all: () => [...kept.keys()].map(stateOf),
    onChange: (tell) => void listeners.push(tell),
    stop: async () => {
      await Promise.all([...kept.values()].map((child) => child.stop()))
    },
  }
}
