/** Epoch milliseconds as ISO 8601 in UTC. */
export const isoTime = (ms: number): string => new Date(ms).toISOString()

/** When the UTC month of epoch milliseconds began, in epoch milliseconds. */
export function monthStart(ms: number): number {
  const at = new Date(ms)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1)
}
