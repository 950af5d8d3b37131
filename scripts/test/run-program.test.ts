import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from './run-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-program-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// In a process of its own: whoever runs programs ends them on signals, and with them himself.
const running = `
  import { runProgram } from './scripts/test/run-program.ts'
  let said = ''
  const told = { write: (text) => (said += text) }
  const ended = await runProgram([process.argv[1]], { told })
  process.stdout.write(JSON.stringify({ ended, said }))`

const heard = z.object({ ended: z.boolean(), said: z.string() })

/** Runs a program as a step does. */
function run(program: string) {
  const file = join(folder, 'program.mjs')
  writeFileSync(file, program)
  const args = ['--input-type=module', '--eval', running, relative(root, file)]
  const options = { cwd: root, timeout: 60_000, encoding: 'utf8' } as const
  return heard.parse(JSON.parse(execFileSync(process.execPath, args, options)))
}

it('tells all that a program said, and whether it ended well', () => {
  expect(run(`console.log('well')`)).toEqual({ ended: true, said: 'well\n' })
  expect(run(`console.error('bad'); process.exitCode = 3`)).toEqual({ ended: false, said: 'bad\n' })
  expect(run(`process.kill(process.pid, 'SIGKILL')`)).toEqual({ ended: false, said: '' })
})

it('does not wait for what a program left running', () => {
  const { ended, said } = run(`
    import { spawn } from 'node:child_process'
    const sleeper = ['-e', 'setTimeout(() => undefined, 120_000)']
    const { pid } = spawn(process.execPath, sleeper, { stdio: 'inherit', detached: true })
    console.log(pid)
    process.exit(1)`)
  process.kill(Number(said.split('\n')[0]), 'SIGKILL')
  expect(ended).toBe(false)
  expect(said).toContain('goes on running')
})
