/** What became of a piece of news: taken in (or known before), about nothing of ours, or told before what it is about. */
export type Heard = 'heard' | 'unknown' | 'tooEarly'
