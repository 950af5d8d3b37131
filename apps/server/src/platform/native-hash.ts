import { hash } from 'node:crypto'
import type { TextHash } from '@fairhouse/fairness/text-hash'

/** What `textHash` gives, by the machine's own arithmetic: a quarter of the time. */
export const nativeHash: TextHash = (text) => hash('sha256', text)
