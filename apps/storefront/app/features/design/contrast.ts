/** How bright a colour is, 0 to 1 (WCAG 2.2, relative luminance). @param colour `#rrggbb` */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Between two colours, 1 to 21 (WCAG 2.2). Text needs 4.5, what is large or no text 3. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].toSorted(
    (left, right) => left - right,
  )
  return (light + 0.05) / (dark + 0.05)
}
