export const lobby = {
  title: 'Games – {brand}',
  description: 'All games of the house, shelf by shelf, with their return, volatility and stakes.',
  heading: 'Games',
  lead: 'Shelf by shelf: what players come back to, what is new, and everything else there is to play.',
  none: 'No game is open at the moment.',
  noneMeans: 'Games come back here as soon as they are switched on. Your history stays readable.',
}
