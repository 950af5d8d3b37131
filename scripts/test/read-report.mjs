import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs `test` with the path of a file for its report.
 * @returns whether it ended well, and the report; undefined when it did not come to write one.
 */
export async function withReport(told, test) {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-report-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  // Also when the run is stopped in the middle.
  process.once('exit', removeFolder)
  const file = join(folder, 'report.json')
  const ended = await test(file)
  return { ended, report: readJson(file, told) }
}

function readJson(file, told) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    told.write(`There is no report: ${error.message}\n`)
    return undefined
  }
}

/** A program that fails without a failed test failed all the same. */
export function honest(counts, ended) {
  return ended || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}
