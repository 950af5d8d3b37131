/** A mechanic in the words of a language; one that has none yet goes by its own: `holdAndWin` as `Hold and win`. */
export function mechanicName(names: Readonly<Record<string, string>>, mechanic: string): string {
  const spaced = mechanic.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return names[mechanic] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
