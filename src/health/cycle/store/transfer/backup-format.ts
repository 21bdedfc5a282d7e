/** The first word of a backup, and the version that this app writes. */
export const plainFormat = 'comrade-cycle'
export const version = 1
