import {
  type EvidenceReport,
  type Progress,
  checkEvidence,
} from '@fairhouse/verifier/check-evidence'
import { readEvidence } from '@fairhouse/verifier/read-evidence'
import { z } from 'zod'
import { tellRules } from './known-rules.ts'
import { type Told, tellReport } from './tell-report.ts'

// A page that may load nothing may make no code of text either, as zod would to be quicker.
z.config({ jitless: true })

export type Checked =
  | { readonly report: EvidenceReport; readonly told: Told }
  /** In words: why it is no evidence file. */
  | { readonly unreadable: string }

/** Checks the text of an evidence file and tells what was found. */
export async function checkText(
  text: string,
  onProgress?: (progress: Progress) => void | Promise<void>,
): Promise<Checked> {
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
