import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Bundle, bundle } from './bundle.ts'

/** The files of the offline verifier by their names. */
export type VerifierFiles = ReadonlyMap<string, string>

/** Makes all files of the offline verifier: two programs, the sources that are in them, and the hashes of all. */
export async function buildVerifier(): Promise<VerifierFiles> {
  const [command, page] = [await bundle('./command/main.ts'), await bundle('./page/main.ts')]
  const files = new Map([
    ['fairhouse-verify.js', `#!/usr/bin/env node\n${command.code}`],
    ['verifier.html', pageOf(page.code)],
    ['verifier-sources.sha256', sourceLines([command, page])],
  ])
  const hashes = [...files].map(([name, text]) => `${sha256(text, 'hex')}  ${name}\n`)
  return new Map([...files, ['verifier.sha256', hashes.join('')]])
}

/** One line a file, as `sha256sum -c` reads them in a copy of the repository. */
function sourceLines(bundles: readonly Bundle[]): string {
  const sources = new Map(bundles.flatMap(({ sources: own }) => [...own]))
  const files = [...sources].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return files.map(([file, hash]) => `${hash}  ${file}\n`).join('')
}

/** The page with script and style in it, which its policy names by their hashes; it may load nothing. */
function pageOf(code: string): string {
  const [template, style] = [read('./page/page.html'), read('./page/page.css')]
  // What would end the element in the middle of a text of the script, or hide its end.
  const script = code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${sha256(script, 'base64')}'`,
    `style-src 'sha256-${sha256(style, 'base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const parts: Readonly<Record<string, string>> = { policy, style, script }
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '')
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

const sha256 = (text: string, digits: 'hex' | 'base64'): string =>
  createHash('sha256').update(text).digest(digits)
