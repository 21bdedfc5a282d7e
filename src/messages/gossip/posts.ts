/** When a post is published (`private.next_batch` in the database). */
export const publicationDelayText = 'Everybody sees it at six in the morning, with all posts of the day: nothing tells who wrote it.'
