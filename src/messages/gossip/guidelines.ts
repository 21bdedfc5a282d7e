import { postsAnHour } from '@/domain/gossip/posts'

export const guidelines = [
  { title: 'No comments, only likes', text: 'There are no replies to win and no quarrels to feed. Like it or scroll on.' },
  { title: 'Everybody is Anonymous', text: 'Nobody can look up who wrote a post: all posts of a day come out together, at six in the morning. Do not point at people either: no names, no faces.' },
  { title: 'No numbers, no handles', text: 'Leave out phone numbers, e-mails and accounts, your own and other people’s.' },
  { title: 'Be kind', text: 'Tease the queue, not a person. No threats, no hate, nothing sexual about anybody.' },
  { title: 'Only what is yours to tell', text: 'No secrets of others, no rumours that can hurt, no pictures of people who did not agree.' },
  { title: 'We look after each other', text: `Five reports hide a post until an admin has looked. At most ${postsAnHour} posts an hour.` },
] as const
