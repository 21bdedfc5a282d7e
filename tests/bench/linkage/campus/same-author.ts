import type { AttackerSession, SeenRow } from './attacker-session.ts'

export type SameAuthorProbe = {
  /** Groups of posts found to share an author. */
  readonly found: string[][]
  probe(posts: readonly SeenRow[]): Promise<void>
}

const supportedSql = `
  select exists (select from pg_catalog.pg_class where oid = pg_catalog.to_regclass('public.gossip_mutes') and pg_catalog.has_table_privilege(oid, 'delete'))
    and pg_catalog.to_regprocedure('public.my_gossip()') is not null as supported`

/**
 * In the first versions, an account that muted the author of a post could list that author's other posts. The attacker
 * does this each night for every new post. Does nothing in versions without muting.
 */
export const startSameAuthorProbe = async (account: AttackerSession): Promise<SameAuthorProbe> => {
  const isSupported = (await account.ask(supportedSql))[0]?.['supported'] === true
  const probed = new Set<string>()
  const found: string[][] = []

  const postsOfAuthor = async (post: string): Promise<string[]> => {
    await account.write('insert into public.gossip_mutes (post_id) values ($1)', [post])
    const others = await account.ask('select post_id from public.my_gossip() where not mine')
    await account.write('delete from public.gossip_mutes where post_id = $1', [post])
    return [...new Set([post, ...others.map((row) => String(row['post_id']))])]
  }
  return {
    found,
    async probe(posts) {
      if (!isSupported) return
      for (const post of posts.map(({ id }) => String(id))) {
        if (probed.has(post)) continue
        const group = await postsOfAuthor(post)
        for (const id of group) probed.add(id)
        if (group.length > 1) found.push(group)
      }
    },
  }
}
