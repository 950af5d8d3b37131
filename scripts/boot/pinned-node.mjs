import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { giveUp } from './progress.mjs'
import { root } from './root.mjs'

// TypeScript without flags, and argon2 in node:crypto.
const oldest = [24, 7]

/** The Node that runs the house: the one npm installed, or on systems it has none for, the machine's own if new enough. */
export function findNode() {
  const name = `node-${process.platform}-${process.arch}`
  const pinned = join(root, 'node_modules', name, 'bin', 'node')
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return process.execPath
  return giveUp(
    `There is no Node for ${process.platform}-${process.arch} on npm that runs here, and this is Node ${process.versions.node}; install Node ${oldest.join('.')} or newer.`,
  )
}

/** The environment of everything that runs on `node`: it and the installed programs come first on the path. */
export function environmentFor(node) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? '']
  return { ...process.env, PATH: path.join(delimiter) }
}
