import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newPost } from '../new-rows.ts'
import { addItem, addPost, endHour, hideReported, inserted, makeGossipDue, makeOld, publishAll } from '../users.ts'
import { backendWithUsers } from '../test-backend.ts'
import { openSession } from './sessions.ts'
import type { Session } from './sessions.ts'

// Concurrency tests that need several sessions; the embedded database has only one.

const { backend, users } = await backendWithUsers()
let sessions: Session[]
beforeEach(() => void (sessions = []))
afterEach(() => Promise.all(sessions.map((session) => session.close())))

async function startSession(userId?: string): Promise<Session> {
  const session = await openSession(backend, userId)
  sessions.push(session)
  return session
}

/** Runs the same statement in two sessions: the second waits for the first to commit, and sees its changes. */
async function runSequentially<Row extends Record<string, unknown>>(
  first: Session,
  second: Session,
  text: string,
  params: (string | boolean)[],
) {
  const firstRows = await first.run<Row>(text, params)
  const secondRows = second.run<Row>(text, params)
  await second.waiting()
  await first.commit()
  const results = [...firstRows, ...(await secondRows)]
  await second.commit()
  return results
}

const likesOf = (post: string) => backend.sql('select likes_count from public.gossip_posts where id = $1', [post])

describe('reminders', () => {
  test('are each claimed by one of six concurrent dispatchers, without waiting for each other', async () => {
    const subscription = await inserted(
      backend,
      `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, 'https://push.example/a', repeat('B', 87), repeat('a', 22))`,
      [users.owner.user.id],
    )
    await backend.sql(
      `insert into private.reminders (subscription_id, due_at, try_after)
       select $1, now() - make_interval(secs => n), now() - make_interval(secs => n) from generate_series(1, 240) n`,
      [subscription],
    )
    const dispatchers = await Promise.all(Array.from({ length: 6 }, () => startSession()))
    const claims = await Promise.all(
      dispatchers.map((session) => session.run<{ id: string }>('select id from public.claim_due_reminders(40, 60)')),
    )
    expect(claims.map((claim) => claim.length)).toEqual([40, 40, 40, 40, 40, 40])
    expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(240)
    await Promise.all(dispatchers.map((session) => session.commit()))
    expect(await backend.sql('select id from public.claim_due_reminders(500, 60)')).toEqual([])
  })
})

describe('likes', () => {
  test('of two users at the same time both count', async () => {
    const post = await addPost(backend, users.admin.user.id)
    const [first, second] = [await startSession(users.owner.user.id), await startSession(users.other.user.id)]
    await runSequentially(first, second, 'select likes_count from public.set_like($1, true)', [post])
    expect(await likesOf(post)).toEqual([{ likes_count: 2 }])
  })

  test('of one user on two phones at the same time count once', async () => {
    const post = await addPost(backend, users.admin.user.id)
    const [first, second] = [await startSession(users.owner.user.id), await startSession(users.owner.user.id)]
    const results = await runSequentially(first, second, 'select likes_count from public.set_like($1, true)', [post])
    expect(results).toEqual([{ likes_count: 1 }, { likes_count: 1 }])
  })

  test('toggled concurrently by many users leave a correct count', async () => {
    const post = await addPost(backend, users.owner.user.id)
    const likers = [users.owner, users.other, users.suspended, users.admin]
    const requests = likers.flatMap(({ client }) =>
      [true, false, true, false, true].map((liked) => client.rpc('set_like', { post, liked })),
    )
    for (const { error } of await Promise.all(requests)) expect(error).toBeNull()
    const [row] = await backend.sql<{ right: boolean }>(
      `select likes_count = (select count(*) from public.gossip_likes where post_id = p.id and liked) as right from public.gossip_posts p where id = $1`,
      [post],
    )
    expect(row).toEqual({ right: true })
  })
})

test('of two simultaneous posts, only one passes a rate limit that allows one more', async () => {
  const { client, user } = await backend.signUpAs('flooder')
  const before = await Promise.all(Array.from({ length: 9 }, () => client.from('gossip_submissions').insert(newPost)))
  expect(before.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 201))
  const [tenth, eleventh] = [await startSession(user.id), await startSession(user.id)]
  const add = `insert into public.gossip_submissions (campus, content, category) values ('tum', 'Again', 'love')`
  await tenth.run(add)
  const pending = eleventh.run(add).then(
    () => 'inserted',
    (error: unknown) => error,
  )
  await Promise.race([pending, eleventh.waiting()])
  await tenth.commit()
  expect(await pending).toMatchObject({ code: 'PT429' })
})

test('a simultaneous fourth and fifth report hide a post', async () => {
  const post = await addPost(backend, users.admin.user.id)
  const reporters = await Promise.all(['amina', 'brian', 'chebet'].map((name) => backend.signUpAs(name)))
  const report = `insert into public.reports (kind, subject, reason, user_id) values ('gossip_post', $1, 'hate', $2)`
  await makeOld(backend, users.owner.user.id, users.other.user.id, ...reporters.map(({ user }) => user.id))
  for (const { user } of reporters) await backend.sql(report, [post, user.id])
  const [fourth, fifth] = [await startSession(), await startSession()]
  await fourth.run(report, [post, users.owner.user.id])
  const pending = fifth.run(report, [post, users.other.user.id])
  await Promise.race([pending, fifth.waiting()])
  await fourth.commit()
  await pending
  await fifth.commit()
  await hideReported(backend)
  expect(await backend.sql('select hidden from public.gossip_posts where id = $1', [post])).toEqual([{ hidden: true }])
})

test('if two admins decide about one item at the same time, the second finds it gone', async () => {
  const item = await addItem(backend, users.owner.user.id)
  await users.other.client.from('reports').insert({ kind: 'item', subject: item, reason: 'scam' })
  await endHour(backend)
  const secondAdmin = await backend.signUpAsAdmin()
  const [first, second] = [await startSession(users.admin.user.id), await startSession(secondAdmin.user.id)]
  const results = await runSequentially(first, second, `select public.moderate('item', $1, 'remove') as answer`, [item])
  expect(results).toEqual([{ answer: 'done' }, { answer: 'gone' }])
})

describe('whoever changes a post that is not published locks its submission first, as its author does who deletes it', () => {
  const act = {
    'an admin': `select public.moderate('gossip_post', $1, 'keep')`,
    'the job': "select public.run_jobs() where $1 <> ''",
  }

  test.each(['an admin', 'the job'] as const)('%s', async (who) => {
    const id = await inserted(
      backend,
      `insert into public.gossip_submissions (campus, content, category, user_id) values ('tum', 'Call 0712 345 678', 'love', $1)`,
      [users.owner.user.id],
    )
    if (who === 'an admin') await publishAll(backend)
    await makeGossipDue(backend)
    const [author, other, watcher] = [
      await startSession(),
      await startSession(who === 'an admin' ? users.admin.user.id : undefined),
      await startSession(),
    ]
    await author.run('select from public.gossip_submissions where id = $1 for update', [id])
    const pending = other.run(act[who], [id])
    await other.waiting()
    expect(
      await watcher.run('select action from private.gossip_schedule where post_id = $1 for update nowait', [id]),
    ).toEqual([{ action: 'publish' }])
    for (const session of [watcher, author]) await session.commit()
    await pending
    await other.commit()
  })
})

test('the job locks a campus before its authors, as they do when they list something: otherwise each would wait for the other', async () => {
  await inserted(
    backend,
    `insert into public.gossip_submissions (campus, content, category, user_id) values ('tum', 'Heard', 'love', $1)`,
    [users.owner.user.id],
  )
  await makeGossipDue(backend)
  const [author, job, watcher] = [await startSession(), await startSession(), await startSession()]
  await author.run(`update public.profiles set course = 'Law' where id = $1`, [users.owner.user.id])
  const pending = job.run('select public.run_jobs()')
  await job.waiting()
  const lockCampus = watcher.run(`select from private.revisions where scope = 'campus:tum' for update nowait`)
  await expect(lockCampus).rejects.toMatchObject({ code: '55P03' })
  await author.commit()
  await pending
  await job.commit()
})

describe('a rating of a provider that an admin takes from its list at the same time', () => {
  const provider = 'gas:gas-mwangaza'
  const rating = [
    `insert into public.provider_ratings (campus, provider, stars) values ('tum', $1, 5)`,
    [provider],
  ] as const
  const removal = `insert into public.catalogues (campus, name, entries) values ('tum', 'gas', '[]')`
  const scores = () => backend.sql('select provider from public.provider_scores')
  beforeEach(async () => {
    await backend.sql('delete from public.catalogues')
    await backend.sql('delete from public.provider_ratings')
  })

  test('is refused if the admin is first', async () => {
    const [admin, student] = [await startSession(users.admin.user.id), await startSession(users.owner.user.id)]
    await admin.run(removal)
    const pending = student.run(rating[0], [...rating[1]]).then(
      () => 'counted',
      (error: unknown) => error,
    )
    await student.waiting()
    await admin.commit()
    expect(await pending).toMatchObject({ code: '23503' })
    expect(await scores()).toEqual([])
  })

  test('is kept without a score if the student is first', async () => {
    const [admin, student] = [await startSession(users.admin.user.id), await startSession(users.owner.user.id)]
    await student.run(rating[0], [...rating[1]])
    const pending = admin.run(removal)
    await admin.waiting()
    await student.commit()
    await pending
    await admin.commit()
    expect(await scores()).toEqual([])
    expect(await backend.sql('select stars from public.provider_ratings')).toEqual([{ stars: 5 }])
  })
})
