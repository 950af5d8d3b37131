/**
 * The number at an index that is known to be in bounds, which the compiler cannot know. Only for `Int32Array`, so that the
 * hot loops that call it meet one kind of list.
 */
export function at(list: Int32Array, index: number): number {
  return list[index] ?? 0
}

/**
 * The item at an index that must be in bounds.
 * @throws RangeError when it is not: a broken promise of the caller.
 */
export function item<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`no item ${index} among ${list.length}`)
  return found
}
