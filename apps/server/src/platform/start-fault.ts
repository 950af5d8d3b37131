/** Why the house could not open: sentences for whoever started it. Never shown with a stack. */
export class StartFault extends Error {
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[], cause?: unknown) {
    super(sentences.join(' '), { cause })
    this.name = 'StartFault'
    this.sentences = sentences
  }
}

/** The system's name of a fault (`EADDRINUSE`, `ECONNREFUSED`), where it has one. */
export function faultCode(fault: unknown): string | undefined {
  if (!(fault instanceof Error) || !('code' in fault)) return undefined
  return typeof fault.code === 'string' ? fault.code : undefined
}
