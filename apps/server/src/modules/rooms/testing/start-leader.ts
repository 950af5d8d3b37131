import { type ChildProcess, spawn } from 'node:child_process'
import { execPath } from 'node:process'
import { createInterface } from 'node:readline'

/** A real process that stands by to lead a room. @param file that the process runs. */
export function startLeader(file: URL, connectionString: string, name: string) {
  const child: ChildProcess = spawn(execPath, [file.pathname, connectionString, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const waiting = new Set<(line: string) => void>()
  if (child.stdout)
    createInterface(child.stdout).on('line', (line) => {
      for (const hear of waiting) hear(line)
    })
  return {
    /** Once it has said this. */
    says: (wanted: string) =>
      new Promise<void>((resolve) => {
        const hear = (line: string): void => {
          if (line !== wanted) return
          waiting.delete(hear)
          resolve()
        }
        waiting.add(hear)
      }),
    kill: () =>
      new Promise<void>((resolve) => {
        child.once('close', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}
