import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAllDocuments } from 'yaml'
import { type Resource, resource } from './kinds.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const deployFolder = join(root, 'deploy')

export const textOf = (path: string): string => readFileSync(join(deployFolder, path), 'utf8')

/** Every document of a YAML file. @throws Error at what is no YAML. */
export function documentsIn(path: string): unknown[] {
  return parseAllDocuments(textOf(path)).map((document) => {
    const [fault] = document.errors
    if (fault) throw new Error(`${path}: ${fault.message}`)
    return document.toJS()
  })
}

/** Files below `deploy/` whose names end so, as paths from there. */
export const filesEnding = (end: string): string[] =>
  readdirSync(deployFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .toSorted()

/** Files of Kubernetes that are no kustomization and go to no program of another. */
export const resourceFiles = (): string[] =>
  filesEnding('.yaml').filter(
    (path) =>
      path.startsWith('kubernetes/') &&
      !path.endsWith('kustomization.yaml') &&
      !path.endsWith('adapter-rule.yaml'),
  )

export const resources = (): Resource[] =>
  resourceFiles().flatMap((path) => documentsIn(path).map((one) => resource.parse(one)))

/** Settings of a file of lines `NAME=value`. */
export const settingsIn = (path: string): Record<string, string> =>
  Object.fromEntries(
    textOf(path)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const at = line.indexOf('=')
        return [line.slice(0, at), line.slice(at + 1)] as const
      }),
  )

/** Whether what a kustomization names is there, seen from its own folder. */
export const isThere = (kustomization: string, named: string): boolean =>
  existsSync(join(deployFolder, dirname(kustomization), named))
