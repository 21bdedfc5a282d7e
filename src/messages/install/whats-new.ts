/**
 * Release notes for users, newest first, one line each. They are bundled with the service worker of a new version; a page
 * of the previous version shows the lines that its own version does not have (src/data/request-whats-new.ts).
 */
export const whatsNew: readonly string[] = [
  'Share a photo from your gallery to Comrade, and it becomes a listing.',
  'Hold the app’s icon for your cart, gossip and today’s log.',
  'The icon shows how many things still wait to be sent.',
]
