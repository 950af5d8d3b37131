export const consent = {
  label: 'Outside services',
  bar: 'May we use services outside this house? Nothing is asked of them, and nothing about you leaves, before you say so. The house works just the same without.',
  accept: 'Allow',
  decline: 'Do not allow',
  choose: 'Choose',
  heading: 'Outside services',
  lead: 'What you allow here you can take back here, at any time. Nothing else depends on it.',
  chat: 'Live chat',
  chatText:
    'Runs at {place}. When you open it, it is told your login, e-mail, VIP level and network address.',
  analytics: 'Page statistics',
  analyticsText:
    'Runs at {place}. It is told which pages are opened, and nothing about who opens them.',
  reporting: 'Error reports',
  reportingText: 'Go to {place}. They tell what went wrong on a page, and nothing about you.',
  saved: 'Your choice is kept.',
  openChat: 'Chat with us',
  closeChat: 'Close the chat',
  chatName: 'Live chat',
  chatAsk:
    'The chat runs at {place}. If you start it, it is told your login, e-mail, VIP level and network address.',
  startChat: 'Start the chat',
  notNow: 'Not now',
}
