import type { Part } from './frame/part.ts'

/** Everything that the sandbox plays, one line each. */
export const parts: readonly Part[] = []
