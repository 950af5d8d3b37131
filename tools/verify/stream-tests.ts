import { execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const usage = `npm run stream-tests                  ent on 64 MB of the raw stream, then some tests of dieharder
npm run stream-tests -- --all         all tests of dieharder; takes hours`

/** Of dieharder's list: birthdays, permutations, ranks of matrices, runs, and the NIST tests of bits. */
const some = ['0', '1', '2', '15', '100', '101', '102']
const entBytes = 64 * 1024 * 1024

const { values } = parseArgs({ options: { all: { type: 'boolean' } } })
const missing = ['ent', 'dieharder'].filter((program) => !isThere(program))
if (missing.length > 0) {
  console.error(
    `${usage}\n\nmissing: ${missing.join(', ')} (Debian: apt-get install ent dieharder)`,
  )
  process.exitCode = 2
} else {
  await run('ent', [], entBytes)
  const tests = values.all === true ? [['-a']] : some.map((test) => ['-d', test])
  for (const test of tests) await run('dieharder', ['-g', '200', ...test], null)
}

function isThere(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    // `which` says no by its exit code.
    return false
  }
}

/** Pipes the raw stream into a program and waits for what it has to say. @param bytes null: as many as it reads. */
function run(program: string, args: readonly string[], bytes: number | null): Promise<void> {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const source = spawn(process.execPath, [main, '--stream'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const reader = spawn(program, args, { stdio: ['pipe', 'inherit', 'inherit'] })
  let left = bytes ?? Number.POSITIVE_INFINITY
  reader.stdin.on('error', () => source.kill())
  source.stdout.on('data', (chunk: Buffer) => {
    const part = chunk.subarray(0, Math.min(left, chunk.length))
    left -= part.length
    if (part.length > 0 && !reader.stdin.write(part)) {
      source.stdout.pause()
      reader.stdin.once('drain', () => source.stdout.resume())
    }
    if (left === 0) {
      reader.stdin.end()
      source.kill()
    }
  })
  return new Promise((resolve) => {
    reader.on('exit', () => {
      source.kill()
      resolve()
    })
  })
}
