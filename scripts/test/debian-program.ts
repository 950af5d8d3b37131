import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Transcript } from './transcript.ts'

interface Wanted {
  /** What people call it. */
  readonly name: string
  readonly debianPackage: string
  /** Where it may lie, best first. */
  readonly paths: readonly (string | undefined)[]
  /** The word with which it runs and ends at once. */
  readonly probe?: string
}

/**
 * Finds a program that runs, or installs its Debian package where that needs no more than being root on a Debian-like system.
 * @param told hears what apt says when it fails.
 * @returns its path, or undefined.
 */
export function findProgram(
  { name, debianPackage, paths, probe = '--version' }: Wanted,
  told: Transcript,
): string | undefined {
  const firstThatRuns = (): string | undefined =>
    paths.find((path) => path !== undefined && runs(path, probe))
  const found = firstThatRuns()
  if (found !== undefined || !canInstall()) return found
  told.write(`No ${name} found; installing Debian’s (apt-get install ${debianPackage}).\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: readonly string[]): boolean => {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) told.write(`${stdout}${stderr}`)
    return status === 0
  }
  return apt('update') && apt('install', '-y', '--no-install-recommends', debianPackage)
    ? firstThatRuns()
    : undefined
}

const runs = (path: string, probe: string): boolean =>
  existsSync(path) && spawnSync(path, [probe], { stdio: 'ignore', timeout: 20_000 }).status === 0

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')
