import { complianceIsShown } from './compliance.ts'
import { migrationsSayWhetherTheyFit } from './migrations.ts'
import { namesHaveRoles } from './named-boxes.ts'
import { promisesAreKept } from './promises.ts'
import type { SourceFile } from './source-files.ts'

/** What is wrong, as sentences that name the file and say what to do. */
export type Rule = (files: readonly SourceFile[]) => string[]

const lineBudget = 400
const measured = /^(packages|games|apps|tools|scripts)\/.*[.](ts|tsx|mjs|css)$/
const ofAnyLength = /(reels[.]ts|[.](test|spec)[.]tsx?|[.]generated[.]ts)$/

const filesStayShort: Rule = (files) =>
  files
    .filter(({ path }) => measured.test(path) && !ofAnyLength.test(path))
    .filter(({ lineCount }) => lineCount > lineBudget)
    .map(
      ({ path, lineCount }) =>
        `${path}: ${lineCount} lines; split it along its ideas (${lineBudget})`,
    )

const emptyName = /(^|\/)(utils?|helpers?|common|misc|shared|managers?|stuff)([.]tsx?$|\/)/

const namesSaySomething: Rule = (files) =>
  files
    .filter(({ path }) => measured.test(path) && emptyName.test(path))
    .map(({ path }) => `${path}: a name that says nothing; name the idea`)

const readAlone = [
  /^apps\/server\/src\/modules\/[^/]+(?=\/index[.]ts$)/,
  /^packages\/[^/]+(?=\/package[.]json$)/,
  /^tools\/[^/]+(?=\/(main|generate)[.]ts$)/,
]

/** Whoever comes to a module, a package or a tool reads one page first. */
const partsHaveReadmes: Rule = (files) =>
  readAlone
    .flatMap((folders) => foldersOf(files, folders))
    .flatMap((folder) => {
      const readme = files.find(({ path }) => path === `${folder}/README.md`)
      if (!readme) return [`${folder}: no README.md (purpose, words, parts, invariants)`]
      return readme.lineCount > 61
        ? [`${readme.path}: ${readme.lineCount} lines; a page has 60`]
        : []
    })

const partsOfATitle = [
  'math.ts',
  'golden.json',
  'par-sheet.json',
  'par-sheet.md',
  'certificate.json',
]
const partsOfADrawnTitle = ['client/assets/pictures.json', 'help/en.md', 'help/de.md']

const titlesAreComplete: Rule = (files) => [
  ...partsOfFolders(files, /^games\/[^/]+(?=\/manifest[.]ts$)/, partsOfATitle),
  ...partsOfFolders(files, /^games\/[^/]+(?=\/client\/index[.]ts$)/, partsOfADrawnTitle),
]

const tablesCarryTheirOwner: Rule = (files) =>
  files.flatMap(({ path, text }) => {
    const owner = /modules\/([^/]+)\/migrations\/[^/]+[.]sql$/.exec(path)?.[1]
    if (owner === undefined) return []
    return [...text.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi)]
      .map((match) => match[1] ?? '')
      .filter((table) => !table.startsWith(`${owner}_`))
      .map((table) => `${path}: table ${table} does not carry the prefix ${owner}_`)
  })

const unfinished = /\b(TODO|FIXME|XXX|HACK)\b/

const nothingIsLeftOver: Rule = (files) =>
  eachLine(files, measured, unfinished, 'unfinished work; finish it or say it in an issue')

const switchedOff = /\b(it|test|describe)[.](skip|only|todo|fixme)\b/

const everyTestRuns: Rule = (files) =>
  eachLine(files, /[.](test|spec)[.]tsx?$/, switchedOff, 'a test that does not run proves nothing')

const typesOff = /@ts-(ignore|nocheck|expect-error)|as unknown as/

const typesStayOn: Rule = (files) =>
  eachLine(files, /[.]tsx?$/, typesOff, 'types switched off; parse instead')

const moment = /\bexport (interface|type|class) (Told|Asked|Came|Said|Sat|Kept|Given)\b/

const typesNameThings: Rule = (files) =>
  eachLine(files, /[.]tsx?$/, moment, 'a type that names a moment; name the thing it is')

/** Every refusal of the catalogue is one that some code can answer; those that are announced belong to modules to come. */
const refusalsAreUsed: Rule = (files) => {
  const catalogue = files.find(({ path }) => path === 'packages/contract/refusals.ts')
  const [answered = ''] = (catalogue?.text ?? '').split('export const announced')
  const names = [...answered.matchAll(/^ {2}(\w+): refusal\(/gm)].map((match) => match[1])
  const server = files.filter(({ path }) => /^apps\/server\/src\/.*(?<![.]test)[.]ts$/.test(path))
  return names
    .filter((name) => !server.some(({ text }) => text.includes(`'${name}'`)))
    .map((name) => `packages/contract/refusals.ts: nothing answers ${name}`)
}

export const everyRule: readonly Rule[] = [
  filesStayShort,
  namesSaySomething,
  partsHaveReadmes,
  titlesAreComplete,
  tablesCarryTheirOwner,
  nothingIsLeftOver,
  everyTestRuns,
  typesStayOn,
  typesNameThings,
  refusalsAreUsed,
  namesHaveRoles,
  promisesAreKept,
  complianceIsShown,
  migrationsSayWhetherTheyFit,
]

// The rules name what they look for.
const itself = /^tools\/tidy\//

/** Parts that folders lack. */
function partsOfFolders(
  files: readonly SourceFile[],
  pattern: RegExp,
  parts: readonly string[],
): string[] {
  return foldersOf(files, pattern).flatMap((folder) =>
    parts
      .filter((part) => !files.some(({ path }) => path === `${folder}/${part}`))
      .map((part) => `${folder}: no ${part}`),
  )
}

function foldersOf(files: readonly SourceFile[], pattern: RegExp): string[] {
  return [...new Set(files.flatMap(({ path }) => pattern.exec(path)?.[0] ?? []))]
}

function eachLine(
  files: readonly SourceFile[],
  where: RegExp,
  what: RegExp,
  why: string,
): string[] {
  return files
    .filter(({ path }) => where.test(path) && !itself.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (what.test(line) ? [`${path}:${index + 1}: ${why}`] : [])),
    )
}
