import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../boot/root.mjs'

const running = new Set()

// Whoever stops the run stops what it started; the programs get the signal and tidy up after themselves.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
    process.exitCode = 1
    setTimeout(() => process.exit(1), 10_000).unref()
    if (running.size === 0) process.exit(1)
    stopped = true
  })
}

let stopped = false

/**
 * Runs one of the repository's programs or scripts, and waits.
 * @param quiet keep its output, and show it only when it fails.
 * @returns whether it exists and ended with 0.
 */
export async function runProgram([file, ...args], { env = {}, quiet = false } = {}) {
  if (!existsSync(join(root, file))) {
    console.log(`${file} is missing.`)
    return false
  }
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  })
  running.add(child)
  const output = []
  child.stdout?.on('data', (chunk) => output.push(chunk))
  child.stderr?.on('data', (chunk) => output.push(chunk))
  const status = await new Promise((resolve) => child.once('close', resolve))
  running.delete(child)
  if (stopped) process.exit(1)
  if (status !== 0) process.stdout.write(Buffer.concat(output))
  return status === 0
}
