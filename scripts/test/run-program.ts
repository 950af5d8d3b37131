import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Transcript } from './transcript.ts'

/** The folder of the repository. */
export const root = resolve(import.meta.dirname, '../..')

const running = new Set<ChildProcess>()
let stopped = false

// Whoever stops the run stops what it started; the programs get the signal and tidy up after themselves.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
    process.exitCode = 1
    setTimeout(() => process.exit(1), 10_000).unref()
    if (running.size === 0) process.exit(1)
    stopped = true
  })
}

interface Hearing {
  readonly told: Pick<Transcript, 'write'>
  readonly env?: NodeJS.ProcessEnv
  /** What it says is told only if it fails. */
  readonly quiet?: boolean
}

/**
 * Runs one of the repository's programs or scripts, and waits.
 * @param told hears its output.
 * @returns whether it exists and ended with 0.
 */
export async function runProgram(
  [file = '', ...args]: readonly string[],
  { told, env = {}, quiet = false }: Hearing,
): Promise<boolean> {
  if (!existsSync(join(root, file))) {
    told.write(`${file} is missing.\n`)
    return false
  }
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...colours(), ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const output: Buffer[] = []
  const hear = (chunk: Buffer): void => {
    if (quiet) output.push(chunk)
    else told.write(chunk)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const status = await statusOf(child, told)
  running.delete(child)
  if (stopped) await theEnd()
  if (status !== 0) for (const chunk of output) told.write(chunk)
  return status === 0
}

/** What a program still said arrives within so long after its end. */
const lastWordsMs = 5_000

/** Waits for the end of a program and of what it says; not of what it left running, which holds its pipes. @returns null when it could not run. */
function statusOf(child: ChildProcess, told: Hearing['told']): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', (fault) => {
      told.write(`${fault.message}\n`)
      resolve(null)
    })
    child.once('exit', (status) => {
      const leave = setTimeout(() => {
        told.write('Something that it started goes on running.\n')
        child.stdout?.destroy()
        child.stderr?.destroy()
      }, lastWordsMs)
      child.once('close', () => {
        clearTimeout(leave)
        resolve(status)
      })
    })
  })
}

/** A program sees a pipe, not the terminal that its output comes to in the end. */
const colours = (): NodeJS.ProcessEnv =>
  process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

/** Nothing more begins; the last program that ends is the end. */
function theEnd(): Promise<never> {
  if (running.size === 0) process.exit(1)
  return new Promise<never>(() => undefined)
}
