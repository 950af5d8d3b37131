/** Where a key leads from a tile, from 0; null for keys that lead nowhere. At an edge it stays. */
export function nextTile(
  key: string,
  from: number,
  { columns, count }: { readonly columns: number; readonly count: number },
): number | null {
  const column = from % columns
  const inside = (tile: number): number => (tile >= 0 && tile < count ? tile : from)
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
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
