import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Transcript } from './transcript.ts'

/**
 * Runs `test` with the path of a file for its report.
 * @returns whether it ended well, and the report; undefined when it did not come to write one that can be read.
 */
export async function withReport<Report extends z.ZodType>(
  { schema, told }: { readonly schema: Report; readonly told: Transcript },
  test: (file: string) => Promise<boolean>,
): Promise<{ readonly ended: boolean; readonly report: z.output<Report> | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-report-'))
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true })
  // Also when the run is stopped in the middle.
  process.once('exit', removeFolder)
  const file = join(folder, 'report.json')
  const ended = await test(file)
  try {
    return { ended, report: schema.parse(JSON.parse(readFileSync(file, 'utf8'))) }
  } catch (fault) {
    told.write(`There is no report: ${fault instanceof Error ? fault.message : String(fault)}\n`)
    return { ended, report: undefined }
  } finally {
    process.removeListener('exit', removeFolder)
    removeFolder()
  }
}
