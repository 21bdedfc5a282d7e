/**
 * What is new, for people, newest first: a line each, in their words. The worker of a new version carries them; a page
 * of the version before shows those that its own worker does not have (src/data/request-whats-new.ts).
 */
export const whatsNew: readonly string[] = [
  'Share a photo from your gallery to Comrade, and it becomes a listing.',
  'Hold the app’s icon for your cart, gossip and today’s log.',
  'The icon shows how many things still wait to be sent.',
]

/** As many as fit into a glance. */
const mostNews = 3

/** What a version says that the one in use does not. */
export const newsBetween = (later: readonly string[], current: readonly string[]): readonly string[] =>
  later.filter((line) => !current.includes(line)).slice(0, mostNews)
