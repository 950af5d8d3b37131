/** Where a key leads from a number; null for keys that lead nowhere. At an edge it stays. */
export function nextNumber(
  key: string,
  from: number,
  { columns, numbers }: { readonly columns: number; readonly numbers: number },
): number | null {
  const column = (from - 1) % columns
  const inside = (number: number): number => (number >= 1 && number <= numbers ? number : from)
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? from - 1 : from
    case 'ArrowRight':
      return column < columns - 1 ? inside(from + 1) : from
    case 'ArrowUp':
      return inside(from - columns)
    case 'ArrowDown':
      return inside(from + columns)
    case 'Home':
      return 1
    case 'End':
      return numbers
    default:
      return null
  }
}
