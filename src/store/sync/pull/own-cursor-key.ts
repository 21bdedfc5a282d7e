/** The key under which a user's database stores how far their own rows have been pulled. */
export const ownCursorKey = 'sync'
