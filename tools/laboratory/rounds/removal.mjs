// Symbols that go from the strips of a spin.

const notBeside = ['wildMultipliers', 'colossal', 'cash', 'respin', 'walk']

/**
 * What a reel shows when some symbols are gone from its strip: its lowest place stays the lowest, and what is above falls.
 * @param {readonly string[]} symbols what goes; the strip has other symbols for every row.
 */
export function windowWithout(strip, symbols, { stop, rows }) {
  const window = []
  let place = stop + rows - 1
  while (window.length < rows) {
    const name = strip[((place % strip.length) + strip.length) % strip.length]
    if (!symbols.includes(name)) window.unshift(name)
    place--
  }
  return window
}

/** @throws RangeError for a rule of which nothing says how it goes together with symbols that go. */
export function refuseBesideRemoval({ wild }, rule) {
  const fills = wild?.expands || wild?.nudges || rule.mystery?.fills
  const name = fills ? 'reels that are filled' : notBeside.find((key) => rule[key] !== undefined)
  if (name !== undefined) throw new RangeError(`${name} beside removal is not known here`)
}
