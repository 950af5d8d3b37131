/** Numbers as par sheets print them. */

export function percent(value: number): string {
  return `${(value * 100).toFixed(5)} %`
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

/** One in so many, with decimals where they tell something. */
export function oneIn(value: number): string {
  return value < 1000 ? value.toFixed(2) : whole(value)
}

/** A number of hundreds of digits, in lines of a readable length. */
export function folded(digits: string): string {
  return digits.replaceAll(/\d{90}(?=\d)/g, '$&\n')
}

/** A whole number of any length, in groups of three digits. */
export function grouped(digits: string): string {
  return BigInt(digits).toLocaleString('en')
}
