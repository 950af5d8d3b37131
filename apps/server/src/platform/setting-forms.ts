import { z } from 'zod'

/** A port. */
export const portNumber = (name: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `${name} must be a port number from 1 to 65535.`)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, `${name} must be a port number from 1 to 65535.`)

/** `1` or `0`. */
export const onOrOff = (name: string) =>
  z.enum(['0', '1'], `${name} must be 1 or 0.`).transform((value) => value === '1')

/** A whole number within bounds, both included. */
export const wholeBetween = (name: string, least: number, most: number) => {
  const sentence = `${name} must be a whole number from ${least} to ${most}.`
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= least && value <= most, sentence)
}

/** An origin as browsers write it. */
export const origin = (name: string, example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && new URL(value).origin === value && /^https?:/.test(value),
      `${name} must be an origin such as ${example}, without a path or a slash at its end.`,
    )
