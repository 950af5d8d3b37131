/** Of a link that opens a page of its own, so that the game stays as it is. */
export const besideTheGame = { target: '_blank', rel: 'noopener' } as const
