import {
  type EvidenceReport,
  type Progress,
  checkEvidence,
} from '@fairhouse/verifier/check-evidence'
import { checkShared, type SharedReport } from '@fairhouse/verifier/check-shared'
import { readEvidence, readShared } from '@fairhouse/verifier/read-evidence'
import { z } from 'zod'
import { tellRules } from './known-rules.ts'
import { type ReportInWords, tellReport } from './tell-report.ts'
import { tellShared } from './tell-shared.ts'

// A page that may load nothing may make no code of text either, as zod would to be quicker.
z.config({ jitless: true })

/** The engine needs `Map.groupBy` and what iterators can do by themselves; without them rules would seem to be unplayable. */
const isRecent = (): boolean => 'groupBy' in Map && 'Iterator' in globalThis

export type Checked =
  | { readonly report: EvidenceReport | readonly SharedReport[]; readonly told: ReportInWords }
  /** In words: why nothing can be checked. */
  | { readonly unreadable: string }

/** Checks the text of a file of evidence, or of rounds that many shared, and tells what was found. */
export async function checkText(
  text: string,
  onProgress?: (progress: Progress) => void | Promise<void>,
): Promise<Checked> {
  if (!isRecent())
    return { unreadable: 'This needs Node 22.3 or a browser of 2025, or a later one.' }
  const shared = readShared(text)
  if (shared) {
    const report = checkShared(shared)
    return { report, told: tellShared(report) }
  }
  const read = readEvidence(text)
  if ('fault' in read) {
    const why =
      read.fault === 'json' ? 'it is not JSON' : `“${read.place}” is missing or of another form`
    return { unreadable: `This is not an evidence file: ${why}.` }
  }
  const report = await checkEvidence(read.file, onProgress)
  const told = tellReport(report)
  return { report, told: { ...told, limits: [...tellRules(read.file), ...told.limits] } }
}
