import { type EvidenceFile, evidenceFile } from './evidence.ts'
import { type SharedFile, sharedFile } from './shared-evidence.ts'

/** The file, or why it cannot be read: it is no JSON, or not of the form of an evidence file at some place. */
export type Read =
  | { readonly file: EvidenceFile }
  | { readonly fault: 'json' }
  | { readonly fault: 'form'; readonly place: string }

/** Reads the text of an evidence file. */
export function readEvidence(text: string): Read {
  const value = jsonOf(text)
  if (value === undefined) return { fault: 'json' }
  const { data, error } = evidenceFile.safeParse(value)
  if (data) return { file: data }
  return { fault: 'form', place: (error.issues[0]?.path ?? []).map(String).join('.') }
}

/** Reads the text of a file of rounds that many shared; null when it is none. */
export const readShared = (text: string): SharedFile | null =>
  sharedFile.safeParse(jsonOf(text)).data ?? null

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
