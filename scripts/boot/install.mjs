import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { giveUp, say } from './progress.mjs'
import { root } from './root.mjs'

const lockFile = join(root, 'package-lock.json')
const stampFile = join(root, 'node_modules', '.fairhouse-installed')
const npmRecord = join(root, 'node_modules', '.package-lock.json')

// Not "npm ci": it refuses a lock file that lacks an optional package of some other system, which happens whenever the
// registry the lock was made with did not have it. With --no-save the lock file is followed and never written.
const install = ['install', '--no-save', '--ignore-scripts', '--include=dev', '--include=optional']
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

/** Installs what package-lock.json names unless just that is installed already. */
export function installWhatIsMissing() {
  if (isInstalled()) return
  say('installing the dependencies (npm install), once; this can take a minute')
  const { command, args } = npm()
  const installed = spawnSync(command, [...args, ...install, ...quiet], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: command === 'npm.cmd',
  })
  if (installed.status !== 0)
    giveUp('The dependencies could not be installed; npm says why above. Fix that and start again.')
  writeFileSync(stampFile, fingerprint())
  say('dependencies installed')
}

/** By our own stamp, or, after an "npm install" by hand, by the record npm keeps of what it installed. */
function isInstalled() {
  if (!existsSync(npmRecord)) return false
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()) return true
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const present = JSON.parse(readFileSync(npmRecord, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || isPresent(entry, present[path]),
  )
}

function isPresent(wanted, present) {
  if (present !== undefined)
    return present.version === wanted.version && present.integrity === wanted.integrity
  return wanted.optional === true && !isForThisMachine(wanted)
}

/**
 * Optional packages name the systems they are for. Those without names are only needed by others of another system, and of
 * those made for one C library we cannot tell whether it is this one.
 */
function isForThisMachine({ os, cpu, libc }) {
  if ((os === undefined && cpu === undefined) || libc !== undefined) return false
  return (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)
}

const fingerprint = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')

/** The npm that started us; else the one on the path. */
function npm() {
  const started = process.env.npm_execpath
  if (started !== undefined && basename(started) === 'npm-cli.js' && existsSync(started))
    return { command: process.execPath, args: [started] }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] }
}
