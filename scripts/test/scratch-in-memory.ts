import { readFileSync, statfsSync } from 'node:fs'

const folder = '/dev/shm'
/** More than three houses and their databases take, with as much again for the programs themselves. */
const roomBytes = 4 * 2 ** 30

/**
 * Puts what programs of tests write for a while into memory, where there is plenty of it: a run makes and drops hundreds of databases of a thousand
 * files each, and ext4 looks for each new file's place among all that were deleted in the last five seconds (a second a database, a tenth of it in memory).
 * A TMPDIR that is set stays.
 */
export function keepScratchInMemory(): void {
  if (process.platform === 'linux' && mayRunPrograms() && hasRoom())
    process.env['TMPDIR'] ??= folder
}

/** Containers often forbid to run what lies there, and tests write scripts that they run. */
function mayRunPrograms(): boolean {
  const mounted = readFileSync('/proc/mounts', 'utf8').split('\n')
  const options = mounted.map((line) => line.split(' ')).find(([, place]) => place === folder)?.[3]
  return options !== undefined && !options.split(',').includes('noexec')
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > roomBytes && process.availableMemory() > 2 * roomBytes
}
