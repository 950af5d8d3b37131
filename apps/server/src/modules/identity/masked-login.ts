/** A login as strangers may see it: its first two characters. The stars do not tell its length. */
export const maskedLogin = (login: string): string => `${login.slice(0, 2)}***`
