import type { Declaration, ServerRow } from './declaration'

type LikeCopy = { readonly id: string; readonly rev: number; readonly post_id: string; readonly liked: boolean }
type CountedPost = { readonly id: string; readonly rev: number; readonly likes_count: number }

/**
 * The answer to a like is the post's new counter, with the id (while it is liked) and the revision of the user's like.
 */
export const likeAcknowledged: NonNullable<NonNullable<Declaration['write']>['acknowledged']> = {
  async shared(copies, row) {
    const [id, rev, count] = [row?.['id'], row?.['rev'], row?.['likes_count']]
    if (typeof id !== 'string' || typeof rev !== 'number' || typeof count !== 'number') return
    const posts = copies.table<CountedPost, string>('gossip_posts')
    // `modify` changes in place, so live queries of the order of the posts do not run again.
    await posts
      .where('id')
      .equals(id)
      .and((post) => post.rev <= rev)
      .modify({ rev, likes_count: count })
  },
  async own(copies, { row: post, on: liked }: ServerRow, row) {
    if (typeof post !== 'string' || typeof liked !== 'boolean') return
    const table = copies.table<LikeCopy, string>('gossip_likes')
    const likes = table.where('post_id').equals(post)
    const [id, rev] = [row?.['like_id'], row?.['like_rev']]
    // The server has no such post, or no such like.
    if (typeof rev !== 'number') return void (await likes.modify({ liked }))
    const isLiked = typeof id === 'string'
    if ((await likes.count()) > 0) await likes.and((like) => like.rev <= rev).modify({ rev, liked: isLiked })
    else if (isLiked) await table.put({ id, rev, post_id: post, liked: true })
  },
}
