import { checkText } from '../told/check-text.ts'
import type { ReportInWords, ToldFinding } from '../told/tell-report.ts'

// No import of Node's: the file must run as a module and as a script, whatever folder it lies in.
const { readFileSync } = process.getBuiltinModule('node:fs')

const usage = `fairhouse-verify <evidence.json> [--json]   checks a file that Fairhouse exported, without any network
  --json   the report for programs
Ends with 0 when everything agrees, 1 when something does not, 2 when there is nothing to check.`

/** Of a stream, so many findings are told one by one. */
const most = 20

void run(process.argv.slice(2))

async function run(args: readonly string[]): Promise<void> {
  const [path] = args.filter((arg) => !arg.startsWith('--'))
  const text = path === undefined ? null : textOf(path)
  if (text === null) {
    console.error(path === undefined ? usage : `${path} cannot be read.`)
    process.exitCode = 2
    return
  }
  const checked = await checkText(text)
  if ('unreadable' in checked) {
    console.error(checked.unreadable)
    process.exitCode = 2
    return
  }
  const { report, told } = checked
  console.log(args.includes('--json') ? JSON.stringify(report, null, 2) : linesOf(told).join('\n'))
  process.exitCode = told.agrees ? 0 : 1
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // Missing, a folder, or not for us: the usage says what is needed.
    return null
  }
}

const linesOf = ({ verdict, limits, findings, parts }: ReportInWords): readonly string[] => [
  verdict,
  ...limits.map((limit) => `  note: ${limit}`),
  ...findingLines(findings),
  ...parts.flatMap(({ name, agrees, facts, findings: wrong }) => [
    '',
    `${name}: ${agrees ? 'agrees' : 'does not agree'}`,
    ...facts.map((fact) => `  ${fact}`),
    ...findingLines(wrong),
  ]),
]

const findingLines = (findings: readonly ToldFinding[]): readonly string[] => [
  ...findings.slice(0, most).map(({ place, sentence, values }) => {
    const where = place === '' ? '' : `${place}: `
    return `  ! ${where}${sentence}${values === '' ? '' : ` (${values})`}`
  }),
  ...(findings.length > most ? [`  ! and ${findings.length - most} more; --json has all`] : []),
]
