export const consent = {
  label: 'Third-party services',
  bar: 'May we use third-party services? We don’t contact them or share your data until you agree. Everything else works without them.',
  accept: 'Allow',
  decline: 'Don’t allow',
  choose: 'Choose',
  heading: 'Third-party services',
  lead: 'You can change this here at any time.',
  chat: 'Live chat',
  chatText:
    'Runs at {place}. When you open it, we share your login, email, VIP level and IP address.',
  analytics: 'Page statistics',
  analyticsText: 'Runs at {place}. It counts which pages are opened, not who opens them.',
  reporting: 'Error reports',
  reportingText:
    'Sent to {place}. They describe what went wrong on a page and contain nothing about you.',
  saved: 'Your choice is saved.',
  openChat: 'Chat with us',
  closeChat: 'Close chat',
  chatName: 'Live chat',
  chatAsk:
    'The chat runs at {place}. If you start it, we share your login, email, VIP level and IP address.',
  startChat: 'Start chat',
  chatOpens: 'Opening the chat',
  notNow: 'Not now',
}
