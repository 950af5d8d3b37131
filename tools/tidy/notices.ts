import { z } from 'zod'

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
})

/** Licences that allow anything with a notice. Others need a decision first. */
const permissive =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2[.]0|BlueOak-1[.]0[.]0|CC0-1[.]0|Unlicense|Zlib|Python-2[.]0|OFL-1[.]1|PostgreSQL|CC-BY-4[.]0)\b/

/** Packages whose package.json names no licence, though a file beside it does. */
const toldByFile: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/**
 * `THIRD-PARTY.md`: every library that a running casino contains, with its licence, from the lock file.
 * @throws Error naming a library whose licence is missing or not permissive.
 */
export function thirdParty(lockText: string): string {
  const rows = Object.entries(lock.parse(JSON.parse(lockText)).packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
    .map(([path, { version = '', license: named }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const license = named ?? toldByFile[name] ?? ''
      if (!permissive.test(license)) throw new Error(`${name} ${version}: licence "${license}"`)
      return `| ${name} | ${version} | ${license} |`
    })
  return `# Third-party libraries

Written by \`npm run generate\` from package-lock.json; do not edit. Each library comes with its licence text in its package. Art, fonts and sounds are listed on the
casino's credits page.

| library | version | licence |
| --- | --- | --- |
${[...new Set(rows)].toSorted().join('\n')}
`
}
