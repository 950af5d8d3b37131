import { spawnSync } from 'node:child_process'
import { root } from './run-program.ts'

/** What git answers, without the line's end; null where it refuses or is not there. */
export function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return status === 0 ? stdout.trimEnd() : null
}
