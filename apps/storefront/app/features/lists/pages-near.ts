/** Page numbers to show: the first, the last, and those beside the present one; null stands for a gap. */
export function pagesNear(page: number, pages: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const shown = [...new Set(near)].toSorted((left, right) => left - right)
  return shown.flatMap((one, index) => {
    const gap = one - (shown[index - 1] ?? 0)
    if (gap <= 1) return [one]
    return gap === 2 ? [one - 1, one] : [null, one]
  })
}
