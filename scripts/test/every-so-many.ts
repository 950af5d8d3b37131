import { inject, test } from 'vitest'

type Body = () => void | Promise<void>

/**
 * Registers the tests of a file that cost much: `all` runs each of them, a share every so many-th, others with each commit. Those that are not run
 * are told as skipped.
 */
export function everySoMany(many: number): (name: string, body: Body) => void {
  const { isAll, turn } = inject('tier')
  let place = turn
  return (name, body) => {
    const isTaken = isAll || place++ % many === 0
    if (isTaken) test(name, body)
    else test.skip(name, body)
  }
}
