/** The gallery of errors and notices, for those who work on the house. */
export const gallery = {
  title: 'Errors and notices – {brand}',
  heading: 'Errors and notices',
  lead: 'Everything we can tell a player when something goes wrong. For developers only: live sites don’t have this page.',
  serverErrors: 'Server errors',
  clientErrors: 'Browser errors',
  requestErrors: 'Connection errors',
  requestLead: 'Shown as a notice with their code.',
  flags: 'Account flags',
  flagsLead:
    'While a flag is raised, its notice can’t be closed. Some take the player to where they can fix it.',
  notices: 'Notices',
  noticesLead: 'Identical notices aren’t repeated. Only persistent ones survive a page change.',
  closes: 'closes with the page',
  stays: 'stays',
  logsOut: 'signs out',
  show: 'Show',
  showCode: 'Show {code}',
  kinds: {
    ERROR: 'This is an error.',
    WARNING: 'This is a warning.',
    INFO: 'This is a note.',
    persistent: 'This one survives a page change.',
    fixed: 'This one can’t be closed.',
  },
}
