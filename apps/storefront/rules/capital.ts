/** A word as it begins a sentence or a label. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
