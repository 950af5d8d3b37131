/** Does `work` for every item, a few at a time, and stops at the first fault. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  const worker = async (): Promise<void> => {
    for (const [place, item] of rest) results[place] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
