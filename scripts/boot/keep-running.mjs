import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

// Ctrl+C reaches us from the terminal and once more from npm; within this time both are one wish.
const sameWishMs = 1000

/**
 * Runs a program until it ends, and ends with its code. A signal to us becomes one signal to it, so that it can finish
 * what it does; a second one, later, kills it. It ends when we are killed, or when the npm that started us is.
 */
export function runUntilItEnds(command, args, env) {
  const guard = guardAgainstOrphans()
  const [file, ...rest] = [...guard, command, ...args]
  const child = spawn(file, rest, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own, so that the terminal's Ctrl+C does not reach it beside ours.
    detached: process.platform !== 'win32',
  })
  let askedAt
  const ask = (signal) => {
    const now = performance.now()
    if (askedAt === undefined) {
      askedAt = now
      child.kill(signal)
    } else if (now - askedAt > sameWishMs) child.kill('SIGKILL')
  }
  process.on('SIGINT', () => ask('SIGINT'))
  process.on('SIGTERM', () => ask('SIGTERM'))
  process.on('SIGHUP', () => ask('SIGTERM'))
  watchNpm(() => ask('SIGTERM'))
  child.on('error', (error) => {
    console.error(`${command} cannot be run: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0))
  })
}

/** npm killed with -9 tells nobody; but we get another parent. */
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onGone()
  }, 500)
  watch.unref()
}

/** Where the system has it: the kernel asks the program to end when we die. */
function guardAgainstOrphans() {
  const words = ['setpriv', '--pdeathsig=TERM', '--']
  const works = spawnSync(words[0], [...words.slice(1), 'true'], { stdio: 'ignore' }).status === 0
  return works ? words : []
}
