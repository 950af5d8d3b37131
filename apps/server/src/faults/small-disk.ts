import { spawnSync } from 'node:child_process'
import { chmod, mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** A file system of its own that can be filled to the last byte without harm to anything else. */
export interface SmallDisk {
  readonly path: string
  /** Takes the room there is, but for so many bytes. */
  readonly fill: (butBytes: number) => Promise<void>
  /** Gives back what `fill` took. */
  readonly free: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** Why this machine cannot have a small disk; null when it can. */
export function whyNoSmallDisk(): string | null {
  if (process.platform !== 'linux') return 'tmpfs is of Linux alone'
  if (process.geteuid?.() !== 0) return 'only root may mount'
  // In a namespace of its own, which is gone with the command.
  const tried = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt'])
  return tried.status === 0 ? null : 'this machine does not let root mount'
}

/** Mounts a disk of so many bytes at a folder that is made for it. */
export async function mountSmallDisk(path: string, bytes: number): Promise<SmallDisk> {
  await mkdir(path)
  run('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=0755`, 'tmpfs', path])
  const ballast = join(path, 'ballast')
  return {
    path,
    fill: async (butBytes) => {
      const { bavail, bsize } = await statfs(path)
      await writeZeros(ballast, bavail * bsize - butBytes)
    },
    free: () => rm(ballast, { force: true }),
    remove: async () => {
      run('umount', ['--lazy', path])
      await chmod(path, 0o755)
      await rm(path, { recursive: true })
    },
  }
}

async function writeZeros(path: string, bytes: number): Promise<void> {
  const block = Buffer.alloc(1024 * 1024)
  const file = await open(path, 'w')
  try {
    for (let left = bytes; left > 0; left -= block.length)
      await file.writeFile(block.subarray(0, left))
  } catch (fault) {
    // Somebody else took the room meanwhile: full is what was wanted.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'ENOSPC')) throw fault
  } finally {
    await file.close()
  }
}

function run(program: string, words: readonly string[]): void {
  const { status, stderr } = spawnSync(program, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stderr}`)
}
