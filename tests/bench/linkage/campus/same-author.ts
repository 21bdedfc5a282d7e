import type { AttackerSession, SeenRow } from './attacker-session.ts'

export type SameAuthorProbe = {
  /** Groups of posts with one author, as they were told. */
  readonly found: string[][]
  probe(posts: readonly SeenRow[]): Promise<void>
}

const askable = `
  select exists (select from pg_catalog.pg_class where oid = pg_catalog.to_regclass('public.gossip_mutes') and pg_catalog.has_table_privilege(oid, 'delete'))
    and pg_catalog.to_regprocedure('public.my_gossip()') is not null as told`

/**
 * What the first versions let an account ask: who mutes the author of one post is told which other posts are theirs. Each
 * night an account of the attacker's does so with every new post.
 */
export const startSameAuthorProbe = async (account: AttackerSession): Promise<SameAuthorProbe> => {
  const works = (await account.ask(askable))[0]?.['told'] === true
  const asked = new Set<string>()
  const found: string[][] = []

  const postsOfAuthor = async (post: string): Promise<string[]> => {
    await account.write('insert into public.gossip_mutes (post_id) values ($1)', [post])
    const told = await account.ask('select post_id from public.my_gossip() where not mine')
    await account.write('delete from public.gossip_mutes where post_id = $1', [post])
    return [...new Set([post, ...told.map((row) => String(row['post_id']))])]
  }
  return {
    found,
    async probe(posts) {
      if (!works) return
      for (const post of posts.map(({ id }) => String(id))) {
        if (asked.has(post)) continue
        const theirs = await postsOfAuthor(post)
        for (const id of theirs) asked.add(id)
        if (theirs.length > 1) found.push(theirs)
      }
    },
  }
}
