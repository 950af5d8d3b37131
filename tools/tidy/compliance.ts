import { keepersIn, wrongWithKeeper } from './keepers.ts'
import type { SourceFile } from './source-files.ts'

/** Standards by the page that goes through them: how their rows are called and how many there are. */
const standards = [
  { path: 'docs/compliance/gli-19.md', letter: 'G', count: 63 },
  { path: 'docs/compliance/rts.md', letter: 'U', count: 25 },
] as const
type Standard = (typeof standards)[number]

const states = ['shown', 'partly', 'lacks', 'not applicable'] as const
type State = (typeof states)[number]

interface Row {
  readonly line: number
  readonly id: string
  readonly state: State
  readonly shownBy: string
}

/** Every row of a standard is there, in order, with a test that shows it or the reason why none does, and the page counts them right. */
export const complianceIsShown = (files: readonly SourceFile[]): string[] =>
  standards.flatMap((standard) => {
    const page = files.find(({ path }) => path === standard.path)
    return page === undefined ? [] : wrongOn(page, standard, files)
  })

function wrongOn(page: SourceFile, standard: Standard, files: readonly SourceFile[]): string[] {
  const { path, letter, count } = standard
  const rows = rowsOf(page)
  const broken = rows.flatMap((row) => (typeof row === 'string' ? [row] : []))
  const read = rows.flatMap((row) => (typeof row === 'string' ? [] : [row]))
  const wanted = Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)
  const isInOrder = read.map(({ id }) => id).join(' ') === wanted.join(' ')
  return [
    ...broken,
    ...(isInOrder || broken.length > 0
      ? []
      : [`${path}: the rows are not ${wanted[0]} to ${wanted.at(-1)}, each once and in order`]),
    ...read.flatMap((row) =>
      wrongWithRow(row, files).map((what) => `${path}:${row.line}: ${row.id}: ${what}`),
    ),
    ...(broken.length > 0 || page.text.includes(summaryOf(read))
      ? []
      : [`${path}: must say “${summaryOf(read)}”`]),
  ]
}

const rowsOf = ({ path, text }: SourceFile): (Row | string)[] =>
  text.split('\n').flatMap((line, index): (Row | string)[] => {
    if (!/^\| [A-Z]\d/.test(line)) return []
    const [, id, said, shownBy] =
      /^\| ([A-Z]\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? []
    const state = states.find((known) => known === said)
    return id === undefined || state === undefined || shownBy === undefined
      ? [`${path}:${index + 1}: not a row of four cells with a state of ${states.join(', ')}`]
      : [{ line: index + 1, id, state, shownBy }]
  })

const isTest = (path: string): boolean => /[.](test|spec)[.]tsx?$/.test(path)

function wrongWithRow({ state, shownBy }: Row, files: readonly SourceFile[]): string[] {
  const keepers = keepersIn(shownBy)
  const asksForTest = state === 'shown' || state === 'partly'
  const saysWhy = /(?:Lacks|Why): \S/.test(shownBy)
  return [
    ...(asksForTest && keepers.length === 0 ? ['names no test, as `path` “title”'] : []),
    ...(state !== 'shown' && !saysWhy
      ? ['says not what it lacks, or why it is not applicable']
      : []),
    ...(state === 'shown' && saysWhy ? ['is shown and lacks something: it is shown partly'] : []),
    ...keepers.flatMap((keeper) =>
      isTest(keeper.path) && keeper.names !== null
        ? wrongWithKeeper(keeper, files)
        : [`${keeper.path} is no test with a title`],
    ),
  ]
}

const summaryOf = (rows: readonly Row[]): string =>
  `${rows.length} rows: ${states
    .map((state) => [state, rows.filter((row) => row.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} ${state}`)
    .join(', ')}.`
