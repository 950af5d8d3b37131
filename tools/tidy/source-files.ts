import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export interface SourceFile {
  /** Path from the repository's root, with `/`. */
  readonly path: string
  readonly text: string
  readonly lineCount: number
}

/** Every file that git tracks or would track, with its text. Binary art is left out by its ending. */
export function sourceFiles(root: string): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed
    .split('\0')
    .filter((path) => path !== '' && isText(path) && existsSync(`${root}/${path}`))
    .map((path) => {
      const text = readFileSync(`${root}/${path}`, 'utf8')
      return { path, text, lineCount: text.split('\n').length }
    })
}

const isText = (path: string): boolean =>
  /[.](ts|tsx|mjs|js|sql|css|md|json|html|yml|yaml)$|^[.]ci\//.test(path) &&
  path !== 'package-lock.json'
