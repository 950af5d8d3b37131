import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const migrations = [
  ':(glob)apps/server/src/modules/*/migrations/**',
  ':(glob)apps/server/src/platform/migrations/**',
]

const git = (...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** So many changes of migrations are gone back at most. */
const farthest = 100

/**
 * The newest commit that lacks a migration of today and has all its own as they are today: what was edited before anybody ran it is no version that could be upgraded.
 * Null where there is no history that goes back so far.
 */
export function commitBefore(): string | null {
  const changes = git('rev-list', `--max-count=${farthest}`, 'HEAD', '--', ...migrations) ?? ''
  for (const change of changes.split('\n').filter((line) => line !== '')) {
    const before = git('rev-parse', '--verify', `${change}^`)
    const since = before && git('diff', '--name-status', before, '--', ...migrations)
    if (since && since.split('\n').every((line) => line.startsWith('A'))) return before
  }
  return null
}

/**
 * Lays out a version of the past beside this one. Packages are those that are installed now; the house's own are of that version.
 * @returns the program of its node.
 * @throws Error when git cannot give it.
 */
export async function programOf(commit: string): Promise<string> {
  const folder = await mkdtemp(join(inject('scratchFolder'), 'before-'))
  const archive = spawnSync('git', ['archive', '--format=tar', commit, ':!media'], {
    cwd: root,
    maxBuffer: 1024 ** 3,
  })
  if (archive.status !== 0) throw new Error(`git archive: ${archive.stderr.toString()}`)
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout })
  if (unpacked.status !== 0) throw new Error(`tar: ${unpacked.stderr.toString()}`)
  linkPackages(folder)
  if (!existsSync(join(folder, 'media'))) symlinkSync(join(root, 'media'), join(folder, 'media'))
  return join(folder, 'apps/server/src/nodes/testing/node-process.ts')
}

function linkPackages(folder: string): void {
  const [installed, linked] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(linked, '@fairhouse'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@fairhouse') symlinkSync(join(installed, name), join(linked, name))
  for (const part of ['packages', 'apps'])
    for (const name of readdirSync(join(folder, part)))
      symlinkSync(join(folder, part, name), join(linked, '@fairhouse', name))
  symlinkSync(join(folder, 'games'), join(linked, '@fairhouse', 'games'))
}
