/** A number without digits after the point, in groups of three. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en')
