/** The gallery of errors and notices, for those who work on the house. */
export const gallery = {
  title: 'Errors and notices – {brand}',
  heading: 'Errors and notices',
  lead: 'Everything that can be said to a player when something goes wrong. For those who work on the house; a house that is in earnest does not have this page.',
  serverErrors: 'Errors of the house',
  clientErrors: 'Errors of the browser',
  requestErrors: 'Errors on the way',
  requestLead: 'They are told by a notice, with their code.',
  flags: 'Flags of an account',
  flagsLead:
    'While one is raised its notice cannot be closed, and some lead the player to where it is acted on.',
  notices: 'Notices',
  noticesLead: 'An identical one is not repeated; only persistent ones outlive a change of page.',
  closes: 'closes with the page',
  stays: 'stays',
  logsOut: 'logs out',
  show: 'Show',
  showCode: 'Show {code}',
  kinds: {
    ERROR: 'This is an error.',
    WARNING: 'This is a warning.',
    INFO: 'This is a note.',
    persistent: 'This one outlives the page.',
    fixed: 'This one cannot be closed.',
  },
}
