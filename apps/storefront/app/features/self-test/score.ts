/** What is asked, in the order in which it is asked: the nine items of the Problem Gambling Severity Index (Ferris and Wynne, 2001), in words of our own. */
export const items = [
  'beyondMeans',
  'tolerance',
  'chasing',
  'borrowing',
  'felt',
  'criticised',
  'guilt',
  'health',
  'finances',
] as const
export type Item = (typeof items)[number]

/** Each answer with its points: never, sometimes, most of the time, almost always. */
export const answers = ['never', 'sometimes', 'often', 'always'] as const
export type AnswerOf = (typeof answers)[number]

const points: Readonly<Record<AnswerOf, number>> = { never: 0, sometimes: 1, often: 2, always: 3 }

export type Level = 'none' | 'low' | 'moderate' | 'high'

/** The index and its level: 0, 1 to 2, 3 to 7, 8 and more of 27. Null until all nine are answered. */
export function scoreOf(
  given: Readonly<Partial<Record<Item, AnswerOf>>>,
): { readonly points: number; readonly level: Level } | null {
  let sum = 0
  for (const item of items) {
    const answer = given[item]
    if (answer === undefined) return null
    sum += points[answer]
  }
  return { points: sum, level: levelOf(sum) }
}

const levelOf = (sum: number): Level => {
  if (sum === 0) return 'none'
  if (sum < 3) return 'low'
  return sum < 8 ? 'moderate' : 'high'
}
