/** When others see a post: in a small group at a random moment, or in the morning with all that wait for it. */
export const releases = ['soon', 'morning'] as const

export type Release = (typeof releases)[number]
