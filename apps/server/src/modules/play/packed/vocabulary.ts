import { z } from 'zod'

/**
 * What JSON values of one kind have in common: the texts and the key lists that stand in them again and again. Packed values
 * name these by number, so a vocabulary is stored beside what was packed with it and never changes.
 */
export interface Vocabulary {
  readonly texts: readonly string[]
  /** Keys of an object, in their order. */
  readonly shapes: readonly (readonly string[])[]
}

export const vocabularySchema: z.ZodType<Vocabulary> = z.object({
  texts: z.array(z.string()),
  shapes: z.array(z.array(z.string())),
})

/** So many of each are worth a number; what comes beyond is packed in full. */
const atMost = 1_000

/** The vocabulary of sample values: what stands in them most often comes first, because low numbers take one byte. */
export function vocabularyOf(samples: readonly unknown[]): Vocabulary {
  const texts = new Map<string, number>()
  const shapes = new Map<string, number>()
  for (const sample of samples) count(sample, { texts, shapes })
  return {
    texts: mostFrequent(texts),
    shapes: mostFrequent(shapes).map((joined) => keysOf(joined)),
  }
}

interface Counts {
  readonly texts: Map<string, number>
  readonly shapes: Map<string, number>
}

function count(value: unknown, counts: Counts): void {
  if (typeof value === 'string') {
    counts.texts.set(value, (counts.texts.get(value) ?? 0) + 1)
  } else if (Array.isArray(value)) {
    for (const element of value) count(element, counts)
  } else if (typeof value === 'object' && value !== null) {
    const shape = JSON.stringify(Object.keys(value))
    counts.shapes.set(shape, (counts.shapes.get(shape) ?? 0) + 1)
    for (const element of Object.values(value)) count(element, counts)
  }
}

/** Sorted by frequency, then by text: the same samples always make the same vocabulary. */
const mostFrequent = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts]
    .toSorted(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1))
    .slice(0, atMost)
    .map(([text]) => text)

const keysOf = (joined: string): string[] => z.array(z.string()).parse(JSON.parse(joined))
