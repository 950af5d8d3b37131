/** The state of an open round; null of one that its rules refuse. A planted bug wrote that, which the books and chances tell, not who reads it. */
export function readStanding<State>(
  { parseState }: { readonly parseState: (stored: unknown) => State },
  stored: unknown,
): State | null {
  try {
    return parseState(stored)
  } catch (fault) {
    if (fault instanceof TypeError) return null
    throw fault
  }
}
