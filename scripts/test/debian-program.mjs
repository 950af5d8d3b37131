import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Finds a program that runs, or installs its Debian package where that needs no more than being root on a Debian-like system.
 * @param wanted what people call it; its package; where it may lie, best first; the word with which it runs and ends at once.
 * @param told hears what apt says when it fails.
 * @returns its path, or undefined.
 */
export function findProgram({ name, debianPackage, paths, probe = '--version' }, told) {
  const firstThatRuns = () => paths.find((path) => path !== undefined && runs(path, probe))
  const found = firstThatRuns()
  if (found !== undefined || !canInstall()) return found
  told.write(`No ${name} found; installing Debian’s (apt-get install ${debianPackage}).\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env })
    if (status !== 0) told.write(`${stdout}${stderr}`)
    return status === 0
  }
  return apt('update') && apt('install', '-y', '--no-install-recommends', debianPackage)
    ? firstThatRuns()
    : undefined
}

const runs = (path, probe) =>
  existsSync(path) && spawnSync(path, [probe], { stdio: 'ignore', timeout: 20_000 }).status === 0

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')
